import { type PageSearch, readPageNumber } from '#web/ui/page-number.ts';

/** What the history keeps in its address: `?page=2&subject=product:12&staffId=3`. */
export type ChangesSearch = PageSearch & { readonly subject?: string; readonly staffId?: number };

/** Reads an address as people may have typed it; what is not understood is left out. */
export function readChangesSearch(search: Readonly<Record<string, unknown>>): ChangesSearch {
  const subject = typeof search.subject === 'string' && SUBJECT.test(search.subject) ? search.subject : null;
  const staffId = wholeNumber(search.staffId);
  return {
    ...readPageNumber(search.page),
    ...(subject === null ? {} : { subject }),
    ...(staffId === null || staffId === 0 ? {} : { staffId }),
  };
}

/** As the contract has it (contract/changes.ts). */
const SUBJECT = /^[a-z][a-z-]*(:[A-Za-z0-9_-]+)?$/;
const HIGHEST = 100_000;

function wholeNumber(value: unknown): number | null {
  const number = Number(value ?? Number.NaN);
  return Number.isSafeInteger(number) && number >= 0 && number <= HIGHEST ? number : null;
}
