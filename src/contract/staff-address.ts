const STAFF_ADDRESS = /^\/(admin|auth\/admin|comenzi|curier|logout)(\/|$)/;

/** Whether a path belongs to the back office, the panel or a courier's phone; the staff router renders those. */
export function isStaffAddress(pathname: string): boolean {
  return STAFF_ADDRESS.test(pathname);
}
