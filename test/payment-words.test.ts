/**
 * The documents' words for payments stand on the wire only (contract/orders/payment-on-wire.ts): inside, a payment is a
 * list of parts by means (docs/decisions/0274).
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));

test('the words for payments are spelt in one file', async () => {
  const files = (await readdir(SOURCES, { recursive: true })).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const spelling: string[] = [];
  for (const file of files) {
    if (/'(CASH|CARD|CASH_AND_CARD)'/.test(await readFile(join(SOURCES, file), 'utf8'))) spelling.push(file);
  }
  expect(spelling).toEqual(['contract/orders/payment-on-wire.ts']);
});
