/**
 * Methods that scroll answer with a promise in newer browsers. An effect or a ref that returns it gives React something
 * to call as its clean-up, and the page fails when it is left.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const WEB = fileURLToPath(new URL('../src/web', import.meta.url));
const RETURNED = /=>\s*[\w.?![\]]+\.(?:scrollIntoView|scrollTo|scrollBy|scroll)\(/;

test.each([
  ['useEffect(() => note.current?.scrollIntoView(), []);', true],
  ['const show = (card) => card?.scrollIntoView();', true],
  ['useEffect(() => { note.current?.scrollIntoView(); }, []);', false],
])('%s', (line, isReturned) => {
  expect(RETURNED.test(line)).toBe(isReturned);
});

test('nothing returns what a scroll answers', async () => {
  const files = (await readdir(WEB, { recursive: true })).filter((file) => /\.tsx?$/.test(file));
  const found: string[] = [];
  for (const file of files) if (RETURNED.test(await readFile(join(WEB, file), 'utf8'))) found.push(file);
  expect(found).toEqual([]);
});
