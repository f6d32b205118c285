/** Search parameters as people may have typed them: what a page does not know counts as not given. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { everyRoute, onlyRead } from '#web/staff/known-parameters.ts';

const UNKNOWN = 'necunoscut';
/** Free texts, and what the page itself compares with its lists. */
const TEXTS = ['search', 'q', 'category', 'status', 'subject'];
const NAMES = [
  'page',
  'tab',
  'service',
  'state',
  'kind',
  'sort',
  'promotie',
  'categorie',
  'copie',
  'perioada',
  'de',
  'pana',
  'subject',
  'staffId',
  'userId',
  'zi',
  'versiune',
  ...TEXTS,
];

const FILES = ['admin', 'panel', 'staff'].flatMap((area) =>
  readdirSync(`src/web/${area}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('-search.ts'))
    .map((path) => `${area}/${path}`),
);

type Read = (search: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

test.each(FILES)('%s keeps no value that it does not know', async (file) => {
  const module: Readonly<Record<string, unknown>> = await import(`../${file}`);
  const readers = Object.entries(module).filter(
    (entry): entry is [string, Read] =>
      typeof entry[1] === 'function' && (/^read/.test(entry[0]) || entry[0].endsWith('Search')),
  );
  expect(readers.length).toBeGreaterThan(0);
  const asked = Object.fromEntries(NAMES.map((name) => [name, UNKNOWN]));
  for (const [name, reader] of readers) {
    if (name === 'withMenuSearch' || name === 'readText') continue;
    const read =
      name === 'readStateSearch' ? (reader as unknown as (states: readonly string[]) => Read)(['open']) : reader;
    const merged = { ...asked, ...onlyRead(read)(asked) };
    const kept = Object.entries(merged).filter(([, value]) => value === UNKNOWN);
    expect(
      kept.map(([parameter]) => parameter).filter((one) => !TEXTS.includes(one)),
      name,
    ).toEqual([]);
  }
});

test('there are such readers, and a tree of routes is walked whole', () => {
  expect(FILES.length).toBeGreaterThan(8);
  const leaf = { options: {} };
  const root = { options: {}, children: { a: { options: {}, children: [leaf] } } };
  expect(everyRoute(root)).toHaveLength(3);
  expect(everyRoute(root)).toContain(leaf);
});
