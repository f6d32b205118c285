/**
 * The documents' words for payments are combinations of means (domain/orders/payment-means.ts): only tables and the wire
 * spell the combined one, so that nothing compares it by hand.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));

const SPELLS_IT = {
  'contract/orders/wire.ts': 'a comment of the documented request',
  'contract/restaurant/codec.ts': 'the documented fields of what the restaurant offers',
  'domain/orders/order.ts': 'the list of words',
  'domain/orders/payment-means.ts': 'the means of each word',
  'server/features/demo/invent-orders.ts': 'an invented order',
  'server/features/house/load-ordering-rules.ts': 'the columns of what the restaurant offers',
  'server/platform/database.types.ts': 'generated',
  'web/courier/stop-card.tsx': 'the payment that the courier chose',
};

test('the combined word is compared nowhere: only these files spell it', async () => {
  const files = (await readdir(SOURCES, { recursive: true })).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const spelling: string[] = [];
  for (const file of files) {
    const text = await readFile(join(SOURCES, file), 'utf8');
    if (text.includes('CASH_AND_CARD')) spelling.push(file);
    expect(text, file).not.toMatch(/[!=]== 'CASH_AND_CARD'/);
  }
  expect(spelling.sort()).toEqual(Object.keys(SPELLS_IT));
});
