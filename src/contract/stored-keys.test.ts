import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STORED_KEYS } from './stored-keys.ts';

/** How a key of ours is spelt where it is declared: `const STORAGE_KEY = 'pofta.cos'`. */
const DECLARED = /(?:KEY|COOKIE|STORE|CACHE)\w* = '(pofta[\w.-]*)'/g;

test('everything the code keeps in a browser is told on the cookies page, and nothing else', () => {
  const files = [
    ...globSync('src/web/**/*.{ts,tsx}'),
    ...globSync('public/*.js'),
    'src/server/platform/http/credentials.ts',
  ];
  const declared = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(DECLARED)].map(([, key]) => key));
  expect([...new Set(declared)].toSorted()).toEqual(STORED_KEYS.map(({ key }) => key).toSorted());
});
