import { expect, test } from 'vitest';
import type { DeliveryZone } from '#domain/delivery/quote-delivery.ts';
import { bani } from '#domain/money/bani.ts';
import { describeDeliveryFees } from './describe-delivery-fees.ts';

function zone(about: Partial<DeliveryZone>): DeliveryZone {
  const terms = { minimumOrder: bani(0), fee: bani(500), freeFrom: bani(5000), extraMinutes: 0 };
  return { code: 'BLAJ', city: 'Blaj', county: 'Alba', enabled: true, ...terms, ...about };
}

test.each([
  [
    'below the minimum',
    zone({ minimumOrder: bani(4000) }),
    3000,
    /^Mai adaugă produse de 10,00.lei: pentru livrare/,
    1000,
  ],
  ['above it', zone({ minimumOrder: bani(4000) }), 4200, /^Mai adaugă produse de 8,00.lei și livrarea/, 800],
  ['far from free', zone({}), 100, /^Mai adaugă produse de 49,00.lei și livrarea în Blaj e gratuită/, 4900],
  ['free', zone({}), 5000, /^Livrarea în Blaj este gratuită/, null],
] as const)('%s', (_, one, products, sentence, missing) => {
  const told = describeDeliveryFees([one], 'Blaj', bani(products));
  expect(told?.sentence).toMatch(sentence);
  expect(told?.missing).toBe(missing);
});

test.each([
  ['never free', [zone({ freeFrom: null })]],
  ['switched off', [zone({ enabled: false })]],
  ['nothing delivered', []],
])('%s: nothing is told', (_, zones) => {
  expect(describeDeliveryFees(zones, 'Blaj', bani(9000))).toBeNull();
});

test('without a zone of its own town the nearest place counts', () => {
  const far = zone({ code: 'A', city: 'Cenade', extraMinutes: 40 });
  const near = zone({ code: 'B', city: 'Sâncel', extraMinutes: 10 });
  expect(describeDeliveryFees([far, near], 'Blaj', bani(9000))?.sentence).toContain('Sâncel');
});
