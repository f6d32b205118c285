/**
 * `0722 123 456`, `0258 000 100`: formats a Romanian number, four digits for the network or the county, then groups of
 * three; +40 and 0040 become 0. Other numbers stay unchanged.
 */
export function formatPhone(phone: string): string {
  const national = phone.replace(/^(\+40|0040)/, '0');
  return /^0\d{9}$/.test(national) ? national.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3') : phone;
}
