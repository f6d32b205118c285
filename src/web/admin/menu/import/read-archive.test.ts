import { expect, test } from 'vitest';
import { isArchive, openArchive } from './read-archive.ts';

/** The bytes of a ZIP's end, which names no parts. */
const EMPTY_ZIP = Uint8Array.from([0x50, 0x4b, 5, 6, ...Array.from({ length: 18 }, () => 0)]);

test.each([
  ['pofta-2026-11-27.zip', 'PK and then the line broke', 'archive_unreadable'],
  ['poze.ZIP', EMPTY_ZIP, 'archive_foreign'],
])('%s is refused as an archive, not as a menu', async (name, content, error) => {
  const file = new File([content], name);
  expect(await isArchive(file)).toBe(true);
  expect(await openArchive(file)).toEqual({ ok: false, error });
});

test.each([
  ['meniu.csv', 'Categorie,Produs,Preț'],
  ['meniu.xlsx', EMPTY_ZIP],
])('%s is no archive', async (name, content) => {
  expect(await isArchive(new File([content], name))).toBe(false);
});
