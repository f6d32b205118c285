/**
 * Outside the runner of the journeys no configuration gives a wait its length: an assertion that states none ends after
 * five seconds, and on a busy machine the bench with it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const IMPORTED = /from '#test\/(journeys\/support\/[a-z-]+\.ts)'/g;
/** Not those that are tried again until they pass. */
const ASSERTION = /await expect\((?!async)[\s\S]*?;\n/g;

test('every wait of a bench, and of what it shares with the journeys, states its length', () => {
  const benches = readdirSync(join(ROOT, 'bench')).map((name) => join('bench', name));
  const shared = benches.flatMap((file) =>
    [...read(file).matchAll(IMPORTED)].map(([, path]) => join('test', path ?? '')),
  );
  const files = new Set([...benches, ...shared].filter((file) => read(file).includes("from '@playwright/test'")));
  expect(files.size).toBeGreaterThan(6);
  const endless = [...files].flatMap((file) =>
    (read(file).match(ASSERTION) ?? [])
      .filter((wait) => !wait.includes('timeout:'))
      .map((wait) => `${file}: ${wait.trim()}`),
  );
  expect(endless).toEqual([]);
});

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}
