/** The page of earlier letters, counted from 0: `?page=1`. */
export type NewsletterSearch = { readonly page?: number };

const HIGHEST = 100_000;

export function readNewsletterSearch({ page }: Readonly<Record<string, unknown>>): NewsletterSearch {
  const number = Number(page ?? Number.NaN);
  return Number.isSafeInteger(number) && number > 0 && number <= HIGHEST ? { page: number } : {};
}
