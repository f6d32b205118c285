import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type LocalDate, localDate } from '#domain/time/local-date.ts';
import {
  findProposedVat,
  findRate,
  findRateValue,
  listChargedValues,
  listPreparedChanges,
  listRateValues,
  pickRate,
  type VatRate,
  valueOfRate,
} from './vat-rates.ts';

const DAY = localDate('2027-01-01');
const before = addDays(DAY, -1);
const rate = (about: Partial<VatRate> = {}): VatRate => ({
  id: 2,
  name: 'Redusă',
  role: 'reduced',
  basisPoints: 1100,
  changes: [],
  ...about,
});
const STANDARD = rate({ id: 1, name: 'Standard', role: 'standard', basisPoints: 2100 });
const REDUCED = rate({ changes: [{ from: DAY, basisPoints: 1200 }] });
const SWEETS = rate({
  id: 4,
  name: 'Dulciuri',
  role: null,
  basisPoints: 1100,
  changes: [{ from: DAY, basisPoints: 2100 }],
});
const RATES = [STANDARD, REDUCED, SWEETS];

describe('the value of a rate', () => {
  test('changes at the beginning of the day, and stays', () => {
    expect(findRateValue(REDUCED, before)).toBe(1100);
    expect(findRateValue(REDUCED, DAY)).toBe(1200);
    expect(findRateValue(REDUCED, localDate('2050-06-01'))).toBe(1200);
  });

  test('is exactly one on any day, whatever changes there are and however they are ordered', () => {
    const days = fc.integer({ min: 0, max: 3000 }).map((number) => addDays(DAY, number - 1500));
    const changes = fc.uniqueArray(fc.record({ from: days, basisPoints: fc.integer({ min: 0, max: 10_000 }) }), {
      selector: ({ from }) => from,
      maxLength: 8,
    });
    fc.assert(
      fc.property(changes, days, (all, day) => {
        const expected = all
          .filter(({ from }) => from <= day)
          .toSorted((one, other) => (one.from < other.from ? -1 : 1))
          .at(-1);
        const value = findRateValue(rate({ changes: all }), day);
        expect(value).toBe(expected?.basisPoints ?? 1100);
        expect(findRateValue(rate({ changes: all.toReversed() }), day)).toBe(value);
        expect(listRateValues([rate({ changes: all })], day)).toEqual(new Map([[2, value]]));
      }),
    );
  });

  test('is charged, and 0 where no VAT is paid', () => {
    expect([...listChargedValues(RATES, DAY, true)]).toEqual([
      [1, 2100],
      [2, 1200],
      [4, 2100],
    ]);
    expect([...listChargedValues(RATES, DAY, false).values()]).toEqual([0, 0, 0]);
  });

  test('is read of a rate that exists', () => {
    expect(valueOfRate(listRateValues(RATES, before), 4)).toBe(1100);
    expect(() => valueOfRate(listRateValues(RATES, before), 9)).toThrow('No VAT rate has the id 9');
  });

  test('has the changes that do not hold yet, the nearest first', () => {
    const later = { from: addDays(DAY, 30), basisPoints: 900 };
    const changes = [later, { from: DAY, basisPoints: 1200 }];
    expect(listPreparedChanges({ changes }, before).map(({ from }) => from)).toEqual([DAY, later.from]);
    expect(listPreparedChanges({ changes }, DAY)).toEqual([later]);
  });
});

test.each<[string, LocalDate, number, number | null, number | null]>([
  ['the first that has the value', before, 1100, null, 2],
  ['the one that is pointed to while it has the value', before, 1100, 4, 4],
  ['another when the one pointed to has another value on that day', DAY, 2100, 2, 1],
  ['none', DAY, 1100, 2, null],
])('a percentage finds %s', (_, day, basisPoints, pointedTo, id) => {
  expect(findRate(RATES, { day, basisPoints, pointedTo })?.id ?? null).toBe(id);
});

test('new products are proposed the values of the day', () => {
  expect(findProposedVat(RATES, before)).toEqual({ standard: 2100, reduced: 1100 });
  expect(findProposedVat(RATES, DAY)).toEqual({ standard: 2100, reduced: 1200 });
  expect(() => findProposedVat([REDUCED], DAY)).toThrow('No rate has the role standard');
});

describe('a save chooses', () => {
  test('the rate that it names, when that is another than before', () => {
    const wanted = { rateId: 1, basisPoints: 1100, pointedTo: 2 };
    expect(pickRate(RATES, before, wanted)).toEqual({ ok: true, value: { rateId: 1, basisPoints: 2100 } });
    expect(pickRate(RATES, before, { ...wanted, rateId: 9 })).toEqual({ ok: false, error: 'vat_rate_gone' });
  });

  test('by the percentage, when the named rate is sent back as it was read', () => {
    const wanted = { rateId: 4, basisPoints: 2100, pointedTo: 4 };
    expect(pickRate(RATES, before, wanted)).toEqual({ ok: true, value: { rateId: 1, basisPoints: 2100 } });
    expect(pickRate(RATES, DAY, wanted)).toEqual({ ok: true, value: { rateId: 4, basisPoints: 2100 } });
  });

  test('nothing for a percentage that no rate has on that day', () => {
    const wanted = { rateId: null, basisPoints: 1900, pointedTo: null };
    expect(pickRate(RATES, DAY, wanted)).toEqual({ ok: false, error: 'vat_rate_unknown' });
  });
});
