/** The Z report of the machine is the day close, to the ban, in every dialect. */
import { expect, test } from 'vitest';
import type { SoldExtra } from '#domain/menu/options/sold-extra.ts';
import { type Bani, bani, minusBani, sumBani, timesBani } from '#domain/money/bani.ts';
import { ALL_MEANS, type Payment, sumWith } from '#domain/orders/payment-means.ts';
import { portionsOfPiece } from '#domain/orders/placing/split-vat.ts';
import type { SoldLine } from '#domain/orders/proposals/sold-order.ts';
import type { Reduction } from '#domain/promotions/reduction.ts';
import { closeDay } from '#domain/statistics/close-day.ts';
import { fakeRegister } from '#test/support/fake-register.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import { LOTS } from '#test/support/the-same-lots.ts';
import { ALL_DIALECTS } from './dialects.ts';
import type { MachineCodes } from './fiscal-settings.ts';
import { makeReceipt, type ReceiptOrder } from './make-receipt.ts';
import { readAnswer } from './read-answer.ts';
import { writeReceipt } from './write-receipt.ts';

const RATES = [0, 500, 1100, 2100] as const;
const CODES = {
  groups: { 0: '5', 500: '3', 1100: '2', 2100: '1' },
  depositGroup: '4',
  department: '1',
  depositDepartment: '2',
  paymentCodes: Object.fromEntries(ALL_MEANS.map((means, index) => [means, String(index + 1)])),
  nameLetters: 22,
} satisfies Omit<MachineCodes, 'dialect'>;
const NAMES = [
  'Ciorbă de burtă „ca la mama”',
  'Şniţel; cu ^ cartofi',
  'Limonadă – 0,5 l',
  '寿司',
  'Bere 🍺 Ciuc',
  'Țuică',
];

/** An order with mixed rates, options, deposits, bundles with free pieces, reductions of every kind, and a split payment. */
function orderOf(random: () => number): ReceiptOrder {
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const oneOf = <Of>(values: readonly Of[]) => values[upTo(values.length - 1)] as Of;
  const extraOf = (index: number): SoldExtra => {
    if (random() < 0.4) return { name: 'Smântână', price: bani(upTo(600)) };
    const count = 1 + upTo(2);
    const option = {
      ...{ id: index, groupId: 1, group: 'Băuturi', parentId: null, count },
      vatBasisPoints: oneOf(RATES),
      deposit: bani(oneOf([0, 50]) * count),
    };
    return { name: 'Suc', price: bani(upTo(1_500)), option };
  };
  const lines = Array.from({ length: 1 + upTo(5) }, (_, index): SoldLine => {
    const extras = Array.from({ length: upTo(3) }, (_unused, at) => extraOf(at));
    const isFree = random() < 0.1;
    const own = oneOf([0, 0, 50, 50, 100]);
    return {
      ...{ productId: index, sizeId: index, productName: oneOf(NAMES), sizeLabel: oneOf(['', '500 ml']) },
      unitPrice: bani(isFree ? 0 : upTo(9_999)),
      boxPrice: bani(oneOf([0, 100, 150])),
      deposit: sumBani([bani(own), ...extras.map(({ option }) => option?.deposit ?? bani(0))]),
      ...{ allergens: [], declaresAllergens: true, station: null, message: '', extras, isFree, bundleId: null },
      isMealCardExcluded: false,
      isAgeRestricted: random() < 0.2,
      quantity: 1 + upTo(4),
      ...{ setLabel: null, regularPrice: bani(0), isFromFrozen: false, tookStock: false },
      vatBasisPoints: oneOf(RATES),
    };
  });
  const portions = lines.flatMap((line) => portionsOfPiece({ ...line, isDiscountable: !line.isAgeRestricted }));
  const reducible = sumBani(portions.filter(({ isDiscountable }) => isDiscountable).map(({ products }) => products));
  const deliveryFee = bani(oneOf([0, 0, 799, 1_500]));
  const named = { promotionId: 0, code: null } as const;
  const atRate = oneOf(RATES);
  const ofRate = sumBani(
    portions
      .filter(({ isDiscountable, vatBasisPoints }) => isDiscountable && vatBasisPoints === atRate)
      .map(({ products }) => products),
  );
  const pieces = bani(Math.floor(ofRate * random()));
  const reductions: Reduction[] = [
    ...(random() < 0.4
      ? [{ ...named, name: '10 %', amount: bani(Math.floor(minusBani(reducible, pieces) * random())) }]
      : []),
    ...(random() < 0.3
      ? [{ ...named, name: 'Happy hour', amount: pieces, byRate: [{ vatBasisPoints: atRate, amount: pieces }] }]
      : []),
    ...(random() < 0.2 ? [{ ...named, name: 'Livrare', amount: deliveryFee, isDelivery: true as const }] : []),
  ];
  const packaging = sumBani(portions.map((portion) => portion.packaging));
  const manualPackaging = random() < 0.2 ? bani(upTo(900)) : null;
  const deposits = sumBani(lines.map(({ deposit, quantity }) => timesBani(deposit, quantity)));
  const charged = sumBani([
    ...portions.map(({ products }) => products),
    manualPackaging ?? packaging,
    deliveryFee,
    deposits,
  ]);
  const payable = minusBani(charged, sumBani(reductions.map(({ amount }) => amount)));
  const company = { name: 'Moara SRL', cui: oneOf(['RO 18547290', 'ro18547290']), tradeRegister: '', office: '' };
  return {
    ...{ lines, packaging, manualPackaging, deliveryFee, reductions, payable, deposits },
    payment: splitOf(payable, random),
    company: random() < 0.2 ? company : null,
  };
}

/** One means, or two or three that share the sum. */
function splitOf(payable: Bani, random: () => number): Payment {
  const means = ALL_MEANS.toSorted(() => random() - 0.5).slice(0, 1 + Math.floor(random() * 3));
  let left = payable;
  return means.map((one, index) => {
    const amount = index === means.length - 1 ? left : bani(Math.floor(left * random()));
    left = minusBani(left, amount);
    return { means: one, amount };
  });
}

test.each(ALL_DIALECTS)(
  '1,000 random orders in %s: the Z report is the day close, with 0 bani of difference',
  (dialect) => {
    const random = seededRandom(LOTS);
    const orders = Array.from({ length: 1_000 }, () => orderOf(random)).filter(({ payable }) => payable > 0);
    const register = fakeRegister(dialect);
    for (const [index, order] of orders.entries()) {
      const receipt = makeReceipt(order, { ...CODES, dialect });
      if (!receipt.ok) throw new Error(JSON.stringify(receipt.error));
      const body = writeReceipt({ ...CODES, dialect }, receipt.value);
      const answer = readAnswer(dialect, register.print(body, `${index}-1`) ?? '');
      expect(answer).toEqual({ kind: 'printed', number: dialect === 'ecrbridge' ? '' : String(index + 1) });
    }
    const z = register.closeDay();
    const day = closeDay(
      orders.map((order) => ({
        ...{ ...order, status: 'DELIVERED', paymentStatus: 'paid', products: bani(0), onlineMoney: null },
        packaging: order.manualPackaging ?? order.packaging,
        portions: order.lines.flatMap((line) => portionsOfPiece({ ...line, isDiscountable: !line.isAgeRestricted })),
      })),
    );
    const groupOf = (rate: number) => z.byGroup.get(CODES.groups[rate as keyof typeof CODES.groups]) ?? 0;
    expect(RATES.map(groupOf)).toEqual(
      RATES.map((rate) => day.vat.find(({ basisPoints }) => basisPoints === rate)?.gross ?? 0),
    );
    expect(z.byGroup.get('4')).toBe(day.sums.deposits);
    if (dialect !== 'ecrbridge') expect(z.byDepartment.get('2')).toBe(day.sums.deposits);
    expect(ALL_MEANS.map((means) => z.byCode.get(CODES.paymentCodes[means] ?? '') ?? 0)).toEqual(
      ALL_MEANS.map((means) => sumBani(orders.map(({ payment }) => sumWith(payment, means)))),
    );
    expect(z.numberOfReceipts).toBe(orders.length);
    expect(register.paper.filter(({ cui }) => cui === 'RO18547290')).toHaveLength(
      orders.filter(({ company }) => company !== null).length,
    );
  },
);
