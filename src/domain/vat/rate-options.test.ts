import { expect, test } from 'vitest';
import type { OptionSheet } from '#domain/menu/options/option-sheet.ts';
import { ZERO_BANI } from '#domain/money/bani.ts';
import { localDate } from '#domain/time/local-date.ts';
import { rateOptions } from './rate-options.ts';
import { taxOptions } from './tax-options.ts';
import type { VatRate } from './vat-rates.ts';

const DAY = localDate('2026-12-10');
const RATES: readonly VatRate[] = [
  { id: 1, name: 'Standard', role: 'standard', basisPoints: 2100, changes: [] },
  { id: 2, name: 'Redusă', role: 'reduced', basisPoints: 1100, changes: [] },
  { id: 4, name: 'Dulciuri', role: null, basisPoints: 1100, changes: [] },
];
const option = (about: Partial<OptionSheet>): OptionSheet => ({
  id: null,
  name: 'Smântână',
  price: ZERO_BANI,
  sizePrices: [],
  most: 1,
  isDefault: false,
  productId: null,
  opensGroupId: null,
  allergens: [],
  vatTakeawayBasisPoints: null,
  vatOnPremisesBasisPoints: null,
  deposit: ZERO_BANI,
  isAgeRestricted: false,
  ...about,
});
const group = (...options: readonly OptionSheet[]) =>
  ({ name: 'Adaosuri', minimum: 0, maximum: null, included: 0, pricing: 'sum', options }) as const;
const facts = (...before: readonly OptionSheet[]) => ({ rates: RATES, day: DAY, before });

test('an option without a percentage has no rate, another the one with its percentage or the one it has', () => {
  const stored = option({ id: 8, vatTakeawayBasisPoints: 1100, vatTakeawayRateId: 4 });
  const rated = rateOptions(
    group(
      option({}),
      option({ vatTakeawayBasisPoints: 1100, vatOnPremisesBasisPoints: 2100 }),
      { ...stored, vatTakeawayRateId: null },
      option({ id: 9, vatOnPremisesBasisPoints: 1100, vatOnPremisesRateId: 1 }),
    ),
    facts(stored),
  );
  expect(rated.ok && rated.value.options.map((one) => [one.vatTakeawayRateId, one.vatOnPremisesRateId])).toEqual([
    [null, null],
    [2, 1],
    [4, null],
    [null, 1],
  ]);
  expect(rated.ok && rated.value.options[3]?.vatOnPremisesBasisPoints).toBe(2100);
});

test('a percentage that no rate has is refused by its field', () => {
  const rated = rateOptions(group(option({}), option({ vatOnPremisesBasisPoints: 900 })), facts());
  expect(rated).toEqual({ ok: false, error: new Map([['options.1.vatOnPremisesBasisPoints', 'vat_rate_unknown']]) });
});

test('options have the values that their rates have on a day', () => {
  const stored = { id: 8, isSoldOut: false };
  const book = {
    groups: new Map([
      [5, { ...group(), id: 5, options: [{ ...option({ vatTakeawayRateId: 2, vatOnPremisesRateId: 1 }), ...stored }] }],
      [6, { ...group(), id: 6, options: [{ ...option({ vatOnPremisesRateId: null }), ...stored }] }],
    ]),
    ofProducts: new Map(),
    ofCategories: new Map(),
  };
  const { groups } = taxOptions(
    book,
    new Map([
      [1, 0],
      [2, 1200],
    ]),
  );
  expect(groups.get(5)?.options[0]).toMatchObject({ vatTakeawayBasisPoints: 1200, vatOnPremisesBasisPoints: 0 });
  expect(groups.get(6)?.options[0]).toMatchObject({ vatTakeawayBasisPoints: null, vatOnPremisesBasisPoints: null });
});
