/** `0258 000 100`: four digits for the network or the county, then threes. */
export function formatPhone(phone: string): string {
  return /^0\d{9}$/.test(phone) ? phone.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3') : phone;
}
