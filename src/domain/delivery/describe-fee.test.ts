import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { aZone } from '#test/support/a-checkout.ts';
import { describeFee, describeFeeRange } from './describe-fee.ts';

const zone = (fee: number, freeFrom: number | null = null, enabled = true) =>
  aZone({ fee: bani(fee), freeFrom: freeFrom === null ? null : bani(freeFrom), enabled });

test('a fee is an amount, and nothing is said in a word', () => {
  expect([describeFee(bani(500)), describeFee(bani(0))]).toEqual(['5,00\u00a0lei', 'gratuită']);
});

test.each([
  ['the same everywhere', [zone(500), zone(500)], '5,00\u00a0lei'],
  ['two fees', [zone(1000), zone(500)], '5,00–10,00\u00a0lei'],
  ['free to some', [zone(500), zone(0)], 'până la 5,00\u00a0lei'],
  ['free to all', [zone(0), zone(0)], 'gratuită'],
  ['free to some from a sum that is reached', [zone(500, 3000), zone(1000)], 'până la 10,00\u00a0lei'],
  ['free to all from sums that are reached', [zone(500, 3000), zone(1000, 2000)], 'gratuită'],
  ['a place switched off does not count', [zone(500), zone(1000, null, false)], '5,00\u00a0lei'],
  ['nothing delivered', [], ''],
])('the fee before the place is known: %s', (_, zones, words) => {
  expect(describeFeeRange(zones, bani(3000))).toBe(words);
});
