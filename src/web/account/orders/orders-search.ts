/** `?page=` of the order history, from 0. Anything else is the first page. */
export function readOrdersSearch({ page }: Readonly<Record<string, unknown>>): { readonly page?: number } {
  const number = typeof page === 'string' && /^\d{1,5}$/.test(page) ? Number(page) : page;
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? { page: number } : {};
}
