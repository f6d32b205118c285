import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { aZone } from '#test/support/a-checkout.ts';
import { listZones } from './list-zones.ts';

const zones = [aZone({ fee: bani(500), freeFrom: bani(5000) }), aZone({ code: 'OFF', enabled: false })];

test.each([
  ['below the sum from which it is free', bani(4999), 'Blaj · 5,00\u00a0lei'],
  ['from that sum on', bani(5000), 'Blaj · gratuită'],
  ['of an order whose sum is not known', null, 'Blaj'],
])('the fee of this very order: %s', (_, products, label) => {
  expect(listZones(zones, products)).toEqual([{ value: 'BLAJ', label }]);
});
