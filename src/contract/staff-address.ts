const STAFF_ADDRESS = /^\/(admin|auth\/admin|comenzi|curier|logout)(\/|$)/;

/** Is it a page of the back office, the panel or a courier's phone? Server and browser draw those by the router of staff. */
export function isStaffAddress(pathname: string): boolean {
  return STAFF_ADDRESS.test(pathname);
}
