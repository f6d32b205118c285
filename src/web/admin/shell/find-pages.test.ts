import { expect, test } from 'vitest';
import { ADMIN_PAGES } from '#web/admin/pages.ts';
import { findPages } from './find-pages.ts';
import { officeGroups } from './office-groups.ts';

const labelsFor = (typed: string) => findPages(officeGroups(ADMIN_PAGES), typed).map(({ label }) => label);

test('nothing typed lists every page that is built', () => {
  expect(labelsFor('')).toContain('Nume și contact');
  expect(labelsFor('')).not.toContain('Plăți online');
});

test.each([
  ['adresa', 'Adresă'],
  ['COD postal', 'Adresă'],
  ['cui', 'Nume și contact'],
  ['vanzari', 'Vânzări'],
  ['istoric', 'Istoric modificări'],
])('%s finds %s, without diacritics and by other words', (typed, label) => {
  expect(labelsFor(typed)).toContain(label);
});

test('every word has to be there', () => {
  expect(labelsFor('adresa xyzzy')).toEqual([]);
});
