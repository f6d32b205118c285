import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Bani, bani, sumBani } from '#domain/money/bani.ts';
import { NO_ONLINE_MONEY } from '#domain/payments/online-money.ts';
import { aReduction } from '#test/support/a-cart.ts';
import { closeDay, type SoldOrder } from './close-day.ts';

const food = (amount: number, packaging = 0) => ({
  vatBasisPoints: 1100,
  products: bani(amount),
  packaging: bani(packaging),
  isDiscountable: true,
});

function sold(facts: Partial<SoldOrder>): SoldOrder {
  const none = bani(0);
  const sums = { packaging: none, deliveryFee: none, deposits: none, reductions: [] };
  const paid = { status: 'DELIVERED', paymentStatus: 'paid', payment: [], onlineMoney: null } as const;
  return { ...paid, products: none, portions: [], ...sums, ...facts };
}

test('a day without orders has zeros and no VAT', () => {
  const day = closeDay([]);
  expect(day).toMatchObject({ numberOfOrders: 0, total: 0, vat: [] });
  expect(day.byMeans.map(({ means, amount }) => [means, amount])).toEqual([
    ['cash', 0],
    ['card', 0],
    ['meal_card', 0],
  ]);
  expect(day.combinations).toEqual([]);
});

test('payments are told by means, sums by kind, VAT by rate', () => {
  const day = closeDay([
    sold({
      payment: [{ means: 'cash', amount: bani(11_100) }],
      products: bani(11_130),
      reductions: [aReduction(30)],
      portions: [food(11_130)],
    }),
    sold({
      status: 'CONFIRMED',
      paymentStatus: 'unpaid',
      payment: [
        { means: 'cash', amount: bani(2_000) },
        { means: 'card', amount: bani(11_000) },
      ],
      products: bani(12_100),
      packaging: bani(400),
      deliveryFee: bani(500),
      deposits: bani(50),
      reductions: [aReduction(20), aReduction(30, { name: 'Prânzul', code: null })],
      portions: [{ ...food(12_100, 400), vatBasisPoints: 2100 }],
    }),
  ]);
  expect(day).toMatchObject({
    total: 24_100,
    received: 11_100,
    toCollect: 13_000,
    unrecorded: 0,
    sums: { packaging: 400, deliveryFee: 500, deposits: 50 },
    discounts: 80,
  });
  expect(day.reductions).toEqual([
    { name: 'Reducere BUNVENIT10', numberOfOrders: 2, amount: 50 },
    { name: 'Prânzul', numberOfOrders: 1, amount: 30 },
  ]);
  expect(day.byMeans).toEqual([
    { means: 'cash', numberOfOrders: 2, amount: 13_100, received: 11_100, toCollect: 2_000, unrecorded: 0 },
    { means: 'card', numberOfOrders: 1, amount: 11_000, received: 0, toCollect: 11_000, unrecorded: 0 },
    { means: 'meal_card', numberOfOrders: 0, amount: 0, received: 0, toCollect: 0, unrecorded: 0 },
  ]);
  expect(day.combinations).toEqual([
    { numberOfOrders: 1, payment: [{ means: 'cash', amount: 11_100 }] },
    {
      numberOfOrders: 1,
      payment: [
        { means: 'cash', amount: 2_000 },
        { means: 'card', amount: 11_000 },
      ],
    },
  ]);
  expect(day.vat).toEqual([
    { basisPoints: 1100, gross: 11_100, net: 10_000, vat: 1_100 },
    { basisPoints: 2100, gross: 12_950, net: 10_702, vat: 2_248 },
  ]);
  expect(day.vatTotal).toEqual({ gross: 24_050, net: 20_702, vat: 3_348 });
});

test('a rate of zero takes nothing out', () => {
  const day = closeDay([sold({ products: bani(999), portions: [{ ...food(999), vatBasisPoints: 0 }] })]);
  expect(day.vat).toEqual([{ basisPoints: 0, gross: 999, net: 999, vat: 0 }]);
});

test('whatever was sold, the rates add up to what was paid without deposits', () => {
  const amount = fc.integer({ min: 0, max: 100_000 }).map(bani);
  const order = fc
    .record({
      lines: fc.array(fc.record({ products: amount, packaging: amount, rate: fc.constantFrom(0, 900, 1100, 2100) }), {
        minLength: 1,
        maxLength: 4,
      }),
      deliveryFee: amount,
      deposits: amount,
      discountPercent: fc.integer({ min: 0, max: 100 }),
    })
    .map(({ lines, deliveryFee, deposits, discountPercent }) => {
      const products = sumBani(lines.map((line) => line.products));
      const packaging = sumBani(lines.map((line) => line.packaging));
      const discount = bani(Math.floor((products * discountPercent) / 100));
      const payable: Bani = bani(products + packaging + deliveryFee + deposits - discount);
      const portions = lines.map((line) => ({
        vatBasisPoints: line.rate,
        products: line.products,
        packaging: line.packaging,
        isDiscountable: true,
      }));
      return sold({
        payment: [{ means: 'meal_card', amount: payable }],
        products,
        packaging,
        deliveryFee,
        deposits,
        reductions: [aReduction(discount)],
        portions,
      });
    });
  fc.assert(
    fc.property(fc.array(order, { maxLength: 6 }), (orders) => {
      const day = closeDay(orders);
      expect(day.vatTotal.gross).toBe(day.total - day.sums.deposits);
      expect(day.vatTotal.net + day.vatTotal.vat).toBe(day.vatTotal.gross);
      for (const share of day.vat) expect(share.net + share.vat).toBe(share.gross);
    }),
  );
});

test('handed over without a recorded payment is neither received nor to be collected', () => {
  const payment = [{ means: 'cash', amount: bani(700) }] as const;
  const day = closeDay([sold({ payment, paymentStatus: 'unpaid' }), sold({ payment, paymentStatus: 'refunded' })]);
  expect(day).toMatchObject({ total: 1_400, received: 0, toCollect: 0, unrecorded: 1_400 });
});

test('what was taken online is received apart from what is recorded at the door, and what goes back is said', () => {
  const online = { means: 'card_online', amount: bani(5_000) } as const;
  const taken = { ...NO_ONLINE_MONEY, taken: bani(5_000) };
  const rest = [online, { means: 'cash', amount: bani(1_000) }] as const;
  const day = closeDay([
    sold({ payment: rest, status: 'CONFIRMED', paymentStatus: 'unpaid', onlineMoney: taken }),
    sold({ payment: [online], onlineMoney: { ...taken, refunded: bani(700), goingBack: bani(300) } }),
    sold({ payment: [online], paymentStatus: 'refunded', onlineMoney: { ...taken, refunded: bani(5_000) } }),
    sold({
      payment: [online],
      status: 'CONFIRMED',
      paymentStatus: 'unpaid',
      onlineMoney: { ...NO_ONLINE_MONEY, held: bani(5_000) },
    }),
  ]);
  expect(day.online).toEqual({ taken: 15_000, refunded: 6_000 });
  expect(day.byMeans.filter(({ amount }) => amount > 0)).toEqual([
    { means: 'cash', numberOfOrders: 1, amount: 1_000, received: 0, toCollect: 1_000, unrecorded: 0 },
    { means: 'card_online', numberOfOrders: 4, amount: 20_000, received: 15_000, toCollect: 5_000, unrecorded: 0 },
  ]);
});
