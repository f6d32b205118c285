/** Search parameters as people may have typed them: what a page does not know counts as not given. */
import { expect, test } from 'vitest';
import { onlyRead } from './known-parameters.ts';
import { STAFF_PAGES } from './staff-pages.ts';

const UNKNOWN = 'necunoscut';
/** Free texts, and what the page itself compares with its lists. */
const TEXTS = ['search', 'q', 'category', 'status', 'subject'];
const TEXTS_OF_PAGES: Readonly<Record<string, readonly string[]>> = {
  '/admin/day-close': ['zi'],
  '/admin/receipts': ['zi'],
  '/admin/statistics/products': ['categorie'],
  '/auth/admin': ['redirect'],
};
const NAMES = [
  'page',
  'tab',
  'service',
  'state',
  'kind',
  'sort',
  'missing',
  'promotie',
  'categorie',
  'copie',
  'perioada',
  'de',
  'pana',
  'staffId',
  'userId',
  'zi',
  'versiune',
  'redirect',
  'altceva',
  ...TEXTS,
];

const READERS = STAFF_PAGES.flatMap(({ address, search }) => (search === undefined ? [] : [{ address, search }]));

test.each(READERS)('$address keeps no value that it does not know', ({ address, search }) => {
  const asked = Object.fromEntries(NAMES.map((name) => [name, UNKNOWN]));
  const merged = { ...asked, ...onlyRead(search)(asked) };
  const kept = Object.entries(merged).flatMap(([name, value]) => (value === UNKNOWN ? [name] : []));
  const texts = [...TEXTS, ...(TEXTS_OF_PAGES[address] ?? [])];
  expect(kept.filter((name) => !texts.includes(name))).toEqual([]);
});

test('there are such readers', () => {
  expect(READERS.length).toBeGreaterThan(30);
});
