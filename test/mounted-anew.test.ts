/**
 * A React key with the version of what was read mounts a form anew at every save, also at one by another device: what
 * was typed, the focus in it and its open menus are lost. Forms follow the server instead (use-staff-form.ts).
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '../src/web');
const KEY_OF_A_READING = /key=\{[^}]*(?:\.version|UpdatedAt)\b.*/g;

test('nothing on a screen has the version of what was read in its key', () => {
  const files = globSync('**/*.tsx', { cwd: WEB });
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    (readFileSync(join(WEB, file), 'utf8').match(KEY_OF_A_READING) ?? []).map((key) => `${file}: ${key}`),
  );
  expect(found).toEqual([]);
});
