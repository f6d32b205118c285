import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { prepareRows } from './prepare-rows.ts';

const KEYS = { orderAccess: Buffer.alloc(32), newsletterLinks: Buffer.alloc(32), closedPassword: '' };

test('a megabyte of markup is cleaned while others are answered', async () => {
  const row = JSON.stringify({ id: 1, description: '<p><b>Supă</b> <i>de casă</i></p>'.repeat(500) });
  let turns = 0;
  let isDone = false;
  const preparing = prepareRows('products', Array<string>(60).fill(row).join('\n'), KEYS).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    turns += 1;
    await nextTurn();
  }
  const prepared = await preparing;
  expect(prepared.ok && prepared.value).toHaveLength(60);
  expect(turns).toBeGreaterThan(10);
});

test('a receipt that may come out of the other shop’s register is a question here, and receipts are off', async () => {
  const receipts = ['to_print', 'given', 'printed', 'failed']
    .map((state) => JSON.stringify({ id: 1, state }))
    .join('\n');
  const prepared = await prepareRows('fiscal_receipts', receipts, KEYS);
  expect(prepared.ok && prepared.value.map(({ state }) => state)).toEqual(['unknown', 'unknown', 'printed', 'failed']);
  const settings = await prepareRows('fiscal_settings', '{"on_since":"2026-11-20","last_seen_at":"2026-11-20"}', KEYS);
  expect(settings.ok && settings.value).toEqual([{ on_since: null, last_seen_at: null }]);
});
