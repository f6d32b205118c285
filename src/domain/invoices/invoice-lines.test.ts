import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SoldExtra } from '#domain/menu/options/sold-extra.ts';
import { bani, sumBani, timesBani, ZERO_BANI } from '#domain/money/bani.ts';
import { portionsOfPiece, splitVat } from '#domain/orders/placing/split-vat.ts';
import { sumOfReductions } from '#domain/promotions/reduction.ts';
import { aReduction } from '#test/support/a-cart.ts';
import { type InvoicedOrder, invoiceLines, sumOfLines } from './invoice-lines.ts';

type Line = InvoicedOrder['lines'][number];

const aSoldLine = (about: Partial<Line> = {}): Line => ({
  productName: 'Ciorbă',
  sizeLabel: '',
  quantity: 1,
  unitPrice: bani(2_000),
  boxPrice: ZERO_BANI,
  deposit: ZERO_BANI,
  extras: [],
  vatBasisPoints: 1100,
  isAgeRestricted: false,
  ...about,
});
const anOption = (name: string, price: number, about: Partial<NonNullable<SoldExtra['option']>> = {}): SoldExtra => ({
  name,
  price: bani(price),
  option: {
    id: 1,
    groupId: 1,
    group: 'Băutură',
    parentId: null,
    count: 1,
    vatBasisPoints: 2100,
    deposit: ZERO_BANI,
    ...about,
  },
});
const nothingElse = { packaging: ZERO_BANI, deliveryFee: ZERO_BANI, deposits: ZERO_BANI, reductions: [] };

test('dishes by their names, options at their rate, packaging, delivery and deposit apart', () => {
  const flat = { name: 'Smântână', price: bani(300) };
  const wine = anOption('Vin', 1_500, { count: 2, deposit: bani(100) });
  const lines = [
    aSoldLine({ quantity: 2, sizeLabel: 'mare', extras: [flat, wine], boxPrice: bani(100), deposit: bani(100) }),
  ];
  expect(
    invoiceLines({ lines, packaging: bani(200), deliveryFee: bani(761), deposits: bani(200), reductions: [] }),
  ).toEqual([
    { name: 'Ciorbă, mare, Smântână', vat: 1100, quantity: 2, unitPrice: 2_300 },
    { name: 'Ciorbă: 2 × Vin', vat: 2100, quantity: 2, unitPrice: 1_500 },
    { name: 'Ambalaje', vat: 1100, quantity: 1, unitPrice: 200 },
    { name: 'Livrare', vat: 1100, quantity: 1, unitPrice: 461 },
    { name: 'Livrare', vat: 2100, quantity: 1, unitPrice: 300 },
    { name: 'Garanție SGR', vat: null, quantity: 4, unitPrice: 50 },
  ]);
});

test('a reduction lowers prices; one that does not divide makes two lines, and nothing is listed for nothing', () => {
  const lines = [
    aSoldLine({ quantity: 3, unitPrice: bani(1_000) }),
    aSoldLine({ productName: 'Gratis', unitPrice: ZERO_BANI }),
  ];
  expect(invoiceLines({ ...nothingElse, lines, reductions: [aReduction(100)] })).toEqual([
    { name: 'Ciorbă', vat: 1100, quantity: 2, unitPrice: 967 },
    { name: 'Ciorbă', vat: 1100, quantity: 1, unitPrice: 966 },
  ]);
});

test('a deposit without a bottle that is known is one piece', () => {
  expect(invoiceLines({ ...nothingElse, lines: [], deposits: bani(50) })).toEqual([
    { name: 'Garanție SGR', vat: null, quantity: 1, unitPrice: 50 },
  ]);
  const bottle = aSoldLine({ quantity: 2, deposit: bani(50), extras: [anOption('Vin', 0)] });
  expect(invoiceLines({ ...nothingElse, lines: [bottle], deposits: bani(100) }).at(-1)).toMatchObject({ quantity: 2 });
});

test('without VAT the rate is 0, and a deposit stays outside it', () => {
  const lines = [aSoldLine({ vatBasisPoints: 0, deposit: bani(50) })];
  expect(invoiceLines({ ...nothingElse, lines, deposits: bani(50) }).map(({ vat }) => vat)).toEqual([0, null]);
});

test('the lines add up to what is paid, by rate as the day close says, and no price is negative', () => {
  const amount = (max: number) => fc.integer({ min: 0, max }).map(bani);
  const line = fc
    .record({
      quantity: fc.integer({ min: 1, max: 9 }),
      unitPrice: fc.integer({ min: 1, max: 9_999 }).map(bani),
      boxPrice: amount(300),
      deposit: fc.constantFrom(ZERO_BANI, bani(50)),
      vatBasisPoints: fc.constantFrom(0, 1100, 2100),
      isAgeRestricted: fc.boolean(),
      option: amount(2_000),
    })
    .map(({ option, ...about }) => aSoldLine({ ...about, extras: [anOption('Vin', option)] }));
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.option(amount(1_400)),
      amount(1_500),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.boolean(),
      (lines, manual, deliveryFee, share, isFreeDelivery) => {
        const portions = lines.flatMap((one) => portionsOfPiece({ ...one, isDiscountable: !one.isAgeRestricted }));
        const discountable = sumBani(portions.filter((one) => one.isDiscountable).map(({ products }) => products));
        const reductions = [
          aReduction(Math.floor(discountable * share)),
          ...(isFreeDelivery ? [{ ...aReduction(deliveryFee), isDelivery: true as const }] : []),
        ];
        const packaging = manual ?? sumBani(lines.map(({ boxPrice, quantity }) => timesBani(boxPrice, quantity)));
        const deposits = sumBani(lines.map(({ deposit, quantity }) => timesBani(deposit, quantity)));
        const sums = { packaging, deliveryFee, reductions };
        const invoiced = invoiceLines({ lines, deposits, ...sums });
        const products = sumBani(portions.map((one) => one.products));
        const paid = products + packaging + deliveryFee + deposits - sumOfReductions(reductions);
        expect(sumOfLines(invoiced)).toBe(paid);
        for (const { quantity, unitPrice } of invoiced) expect(Math.min(quantity, unitPrice)).toBeGreaterThan(0);
        for (const { vatBasisPoints, gross } of splitVat({ portions, ...sums })) {
          expect(sumOfLines(invoiced.filter(({ vat }) => vat === vatBasisPoints))).toBe(gross);
        }
        expect(sumOfLines(invoiced.filter(({ vat }) => vat === null))).toBe(deposits);
      },
    ),
    { numRuns: 1_000 },
  );
});
