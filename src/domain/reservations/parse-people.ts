import { err, ok, type Result } from '#domain/result.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import { MOST_PEOPLE, UNKNOWN_PEOPLE } from './reservation.ts';

/** `people_many`: too many for the form; the guest should call. */
export type PeopleRefusal = { readonly code: 'people_invalid' | 'people_many' };

/**
 * Parses the number of people: a whole number from 1, as a number or as digits. „5+” is the documents' value for „more
 * than five, unknown”, and counts as ten.
 *
 * @see readings.md 20, storefront.md §5
 */
export function parsePeople(raw: string | number): Result<number, PeopleRefusal> {
  const text = cleanText(String(raw)).trim();
  if (text === '5+') return ok(UNKNOWN_PEOPLE);
  const people = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (people < 1) return err({ code: 'people_invalid' });
  return people > MOST_PEOPLE ? err({ code: 'people_many' }) : ok(people);
}
