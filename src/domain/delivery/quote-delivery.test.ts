import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type DeliveryZone,
  HOME_CITY_FEE,
  HOME_CITY_FREE_FROM,
  quoteDelivery,
} from '#domain/delivery/quote-delivery.ts';
import { bani, ZERO_BANI } from '#domain/money/bani.ts';
import { err, ok } from '#domain/result.ts';

function aZone(facts: Partial<DeliveryZone> = {}): DeliveryZone {
  return {
    code: 'BLAJ',
    city: 'Blaj',
    county: 'Alba',
    enabled: true,
    minimumOrder: ZERO_BANI,
    fee: HOME_CITY_FEE,
    freeFrom: HOME_CITY_FREE_FROM,
    extraMinutes: 0,
    ...facts,
  };
}

describe('delivery in the home city', () => {
  test.each([
    [0, 500, 5000],
    [4200, 500, 800],
    [4999, 500, 1],
    [5000, 0, null],
    [5001, 0, null],
  ])('a sum of %i bani pays %i bani and misses %j', (counted, fee, missingForFree) => {
    expect(quoteDelivery([aZone()], 'BLAJ', bani(counted))).toEqual(ok({ fee, missingForFree, extraMinutes: 0 }));
  });
});

describe('delivery to a village', () => {
  const village = aZone({
    code: 'MIHALT',
    minimumOrder: bani(3000),
    fee: bani(1000),
    freeFrom: null,
    extraMinutes: 20,
  });

  test.each([
    [0, 3000],
    [2999, 1],
  ])('a sum of %i bani is %i bani short of the minimum', (counted, missing) => {
    expect(quoteDelivery([village], 'MIHALT', bani(counted))).toEqual(
      err({ code: 'below_minimum', minimum: 3000, missing }),
    );
  });

  test.each([3000, 3001, 1_000_000])('a sum of %i bani pays the fee, whatever it comes to', (counted) => {
    expect(quoteDelivery([village], 'MIHALT', bani(counted))).toEqual(
      ok({ fee: 1000, missingForFree: null, extraMinutes: 20 }),
    );
  });

  test('a zone without a fee asks for nothing more', () => {
    const free = aZone({ fee: ZERO_BANI, freeFrom: bani(9000) });
    expect(quoteDelivery([free], 'BLAJ', bani(100))).toEqual(ok({ fee: 0, missingForFree: null, extraMinutes: 0 }));
  });
});

test('a locality that is unknown or switched off is refused alike', () => {
  const zones = [aZone(), aZone({ code: 'CISTEI', enabled: false })];
  for (const code of ['CLUJ', 'CISTEI', '']) {
    expect(quoteDelivery(zones, code, bani(9000))).toEqual(err({ code: 'zone_unknown' }));
  }
});

test('the fee is never negative, falls with the sum, and paying what is missing makes it free', () => {
  const money = fc.integer({ min: 0, max: 20_000 }).map(bani);
  const anyZone = fc
    .record({ minimumOrder: money, fee: money, freeFrom: fc.option(money), extraMinutes: fc.nat(60) })
    .map(aZone);
  fc.assert(
    fc.property(anyZone, money, money, (zone, counted, more) => {
      const quote = quoteDelivery([zone], zone.code, counted);
      if (!quote.ok) {
        const missing = quote.error.code === 'below_minimum' ? quote.error.missing : 0;
        expect(missing).toBeGreaterThan(0);
        expect(quoteDelivery([zone], zone.code, bani(counted + missing)).ok).toBe(true);
        return;
      }
      const { fee, missingForFree } = quote.value;
      expect(fee).toBeGreaterThanOrEqual(0);
      expect(quoteDelivery([zone], zone.code, bani(counted + more))).toMatchObject({ ok: true });
      if (missingForFree === null) return;
      expect(missingForFree).toBeGreaterThan(0);
      expect(quoteDelivery([zone], zone.code, bani(counted + missingForFree))).toMatchObject({ value: { fee: 0 } });
      expect(quoteDelivery([zone], zone.code, bani(counted + missingForFree - 1))).toMatchObject({ value: { fee } });
    }),
  );
});
