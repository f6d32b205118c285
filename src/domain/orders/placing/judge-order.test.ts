import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '#domain/accounts/parse-address.ts';
import { LINE_MAX_QUANTITY } from '#domain/cart/cart.ts';
import { bani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import type { OrderRequest } from '#domain/orders/order.ts';
import { orderDay } from '#domain/orders/order-day.ts';
import { NO_GUEST_TEXTS } from '#domain/orders/order-fields.ts';
import { err, ok } from '#domain/result.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import { instantOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import { localDate, type Weekday } from '#domain/time/local-date.ts';
import { aBundle, aBundleLine, aCoupon, aLine, aReduction, aSet, firstSize } from '#test/support/a-cart.ts';
import { aCategory, aMenu, aProduct, aSize, aWindow } from '#test/support/a-menu.ts';
import { judgeOrder, type OrderFacts } from './judge-order.ts';

/** The wall clock's time in Bucharest: `onFriday(12)` is Friday, 20 November 2026, noon. */
function wall(date: string, hour: number, minute = 0): Instant {
  const found = instantOf(localDate(date), hour * 60 + minute);
  if (!found.ok) throw new Error('no clear wall time');
  return found.value;
}
const onFriday = (hour: number, minute = 0) => wall('2026-11-20', hour, minute);
const noon = onFriday(12);

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const terms = { enabled: true, asSoonAsPossible: true, minimumAdvanceMinutes: 30, maximumAdvanceMinutes: 4320 };
/** Open every day from 10 to 2 at night. */
const schedule: Schedule = {
  hours: {
    REGULAR: WEEKDAYS.map((weekday) => ({ weekday, opensMinute: 600, closesMinute: 120 })),
    PICKUP: null,
    DELIVERY: null,
  },
  closures: [],
  services: {
    pickup: terms,
    delivery: { ...terms, minimumAdvanceMinutes: 60 },
    booking: terms,
    preOrders: { ...terms, minimumAdvanceMinutes: 1440, maximumAdvanceMinutes: 43_200 },
  },
  pauses: [],
  busy: null,
  usualMinutes: { pickup: null, delivery: null },
  capacity: null,
};

const soup = aProduct({ name: 'Ciorbă', sizes: [aSize({ price: bani(2000), boxPrice: bani(150) })] });
const wine = aProduct({ name: 'Vin', sizes: [aSize({ price: bani(6000), deposit: bani(50) })], isAgeRestricted: true });
const feast = aProduct({ name: 'Ospăț', sizes: [aSize({ price: bani(22_000_000) })] });
const last = aProduct({ name: 'Tort', sizes: [aSize({ price: bani(9000), stockUnlimited: false, stock: 2 })] });

const blaj = {
  code: 'BLJ',
  city: 'Blaj',
  county: 'Alba',
  enabled: true,
  minimumOrder: ZERO_BANI,
  fee: bani(500),
  freeFrom: bani(5000),
  extraMinutes: 0,
  isVillage: false,
};
const cenade = {
  ...blaj,
  code: 'CEN',
  city: 'Cenade',
  minimumOrder: bani(6000),
  freeFrom: null,
  extraMinutes: 30,
  isVillage: true,
};
const address = {
  ...EMPTY_ADDRESS,
  zoneCode: 'BLJ',
  street: 'Strada Frasinului',
  streetNumber: '12',
};

function orderFacts(about: Partial<OrderFacts> = {}): OrderFacts {
  return {
    at: noon,
    menu: aMenu([soup, wine, last, feast]),
    promotions: [],
    coupon: null,
    isCouponUsed: false,
    zones: [blaj, cenade],
    schedule,
    offeredPayments: ['cash', 'card', 'cash-card'],
    isDineInOn: false,
    ownContainerFrom: localDate('2027-02-12'),
    ...about,
  };
}

/** Two soups, picked up as soon as possible, in cash. */
function anOrder(about: Partial<OrderRequest> = {}): OrderRequest {
  return {
    lines: [aLine(soup, { quantity: 2 })],
    contact: { firstName: 'Ana', lastName: 'Pop', email: 'ana.pop+x@gmail.com', phone: '0722123456' },
    method: 'PICKUP',
    address: null,
    moment: 'asap',
    payment: { means: 'cash' },
    couponCode: null,
    ...NO_GUEST_TEXTS,
    declaredAdult: false,
    bringsContainer: false,
    company: null,
    expectedPayable: null,
    ...about,
  };
}
/** As the server answers: the plan, or the first problem without its field. */
function decide(request: OrderRequest, facts: OrderFacts) {
  const { plan, problems } = judgeOrder(request, facts);
  const [first] = problems;
  if (first === undefined) return ok(plan);
  const { field: _, ...refusal } = first;
  return err(refusal);
}

const delivered = { method: 'DELIVERY', address } as const;

describe('an order that is taken', () => {
  test('stores what was sold and what it costs', () => {
    const decided = decide(anOrder({ expectedPayable: bani(4300), notes: 'la etaj' }), orderFacts());
    expect(decided).toMatchObject({
      ok: true,
      value: {
        status: 'NEW',
        placedAt: noon,
        requestedAt: null,
        method: 'PICKUP',
        address: null,
        pickupPlace: null,
        notes: 'la etaj',
        sums: { products: 4000, packaging: 300, total: 4300, payable: 4300 },
        payment: [{ means: 'cash', amount: 4300 }],
        stockTakes: [{ sizeId: firstSize(soup).id, productId: soup.id, quantity: 2 }],
        redemption: null,
        declaredAdult: false,
        hasOwnContainer: false,
        company: null,
      },
    });
    expect(decided.ok && decided.value?.lines[0]?.parts[0]).toMatchObject({
      productName: 'Ciorbă',
      vatBasisPoints: 1100,
    });
  });

  test('for a chosen moment is scheduled', () => {
    const requestedAt = onFriday(19);
    expect(decide(anOrder({ moment: requestedAt }), orderFacts())).toMatchObject({
      value: { status: 'SCHEDULED', requestedAt },
    });
  });

  test('goes to its address, with the zone it lies in', () => {
    const decided = decide(anOrder(delivered), orderFacts());
    expect(decided).toMatchObject({
      value: { address: { street: 'Strada Frasinului', city: 'Blaj', county: 'Alba' }, sums: { deliveryFee: 500 } },
    });
  });

  test('forgets the address when it is picked up', () => {
    expect(decide(anOrder({ address }), orderFacts())).toMatchObject({
      value: { address: null, sums: { deliveryFee: 0 } },
    });
  });

  test('takes stock once per size, ascending, over lines and bundles', () => {
    const bundle = aBundle([aSet(1, false, [last]), aSet(2, true, [soup])]);
    const lines = [aLine(last), aLine(soup, { quantity: 3 }), aBundleLine(bundle)];
    const decided = decide(anOrder({ lines }), orderFacts({ promotions: [bundle] }));
    expect(decided).toMatchObject({
      value: {
        stockTakes: [
          { sizeId: firstSize(soup).id, quantity: 4 },
          { sizeId: firstSize(last).id, quantity: 2 },
        ],
      },
    });
  });

  test('redeems its coupon for the person behind every spelling', () => {
    const decided = decide(anOrder({ couponCode: 'bunvenit10' }), orderFacts({ coupon: aCoupon() }));
    expect(decided).toMatchObject({
      value: {
        sums: { reductions: [aReduction(400)], total: 4300, payable: 3900 },
        payment: [{ means: 'cash', amount: 3900 }],
        redemption: {
          promotionId: 7,
          code: 'BUNVENIT10',
          emailNormal: 'anapop@gmail.com',
          phoneNormal: '0722123456',
        },
      },
    });
    expect(decide(anOrder(), orderFacts({ coupon: aCoupon() }))).toMatchObject({ value: { redemption: null } });
  });

  test('is paid by card, or in two parts that add up', () => {
    expect(decide(anOrder({ payment: { means: 'card' } }), orderFacts())).toMatchObject({
      value: { payment: [{ means: 'card', amount: 4300 }] },
    });
    const payment = {
      parts: [
        { means: 'cash', amount: bani(300) },
        { means: 'card', amount: bani(4000) },
      ],
    } as const;
    expect(decide(anOrder({ payment }), orderFacts())).toMatchObject({ value: { payment: payment.parts } });
  });

  test('is served at the table only where that is switched on, while the restaurant is open', () => {
    const atTable = anOrder({ method: 'RESTAURANT' });
    expect(decide(atTable, orderFacts())).toEqual(err({ code: 'service_off' }));
    const noPickup = { ...schedule, services: { ...schedule.services, pickup: { ...terms, enabled: false } } };
    expect(decide(atTable, orderFacts({ isDineInOn: true, schedule: noPickup })).ok).toBe(true);
    expect(decide(atTable, orderFacts({ isDineInOn: true, at: onFriday(5) }))).toMatchObject({
      error: { code: 'outside_hours_now' },
    });
  });

  test('pays for no box where it is served on plates', () => {
    const atTable = anOrder({ method: 'RESTAURANT' });
    expect(decide(atTable, orderFacts({ isDineInOn: true }))).toMatchObject({
      value: { sums: { packaging: 0, total: 4000 } },
    });
  });

  test('in her own container pays for no box, on the day it changes hands', () => {
    const own = anOrder({ bringsContainer: true });
    const ownContainerFrom = localDate('2026-11-21');
    expect(decide(own, orderFacts({ ownContainerFrom }))).toMatchObject({
      value: { hasOwnContainer: false, sums: { packaging: 300 } },
    });
    const tomorrow = anOrder({ bringsContainer: true, moment: wall('2026-11-21', 14) });
    expect(decide(tomorrow, orderFacts({ ownContainerFrom }))).toMatchObject({
      value: { hasOwnContainer: true, sums: { packaging: 0, total: 4000 } },
    });
    expect(decide({ ...own, ...delivered }, orderFacts({ ownContainerFrom: localDate('2026-01-01') }))).toMatchObject({
      value: { hasOwnContainer: false, sums: { packaging: 300 } },
    });
  });

  test('keeps whom the invoice is for', () => {
    const company = { name: 'Frasinul SRL', cui: 'RO12345674', tradeRegister: '', office: '' };
    expect(decide(anOrder({ company }), orderFacts())).toMatchObject({ value: { company } });
  });
});

describe('an order that is refused', () => {
  const refusal = (request: Partial<OrderRequest>, facts: Partial<OrderFacts> = {}) => {
    const decided = decide(anOrder(request), orderFacts(facts));
    return decided.ok ? null : decided.error;
  };

  test.each<[string, Partial<OrderRequest>, Partial<OrderFacts>, object]>([
    ['an empty cart', { lines: [] }, {}, { code: 'empty_cart' }],
    [
      'a cart beyond its limits',
      { lines: [aLine(soup, { quantity: LINE_MAX_QUANTITY + 1 })] },
      {},
      { code: 'cart_too_large', limit: 'line', maximum: 99 },
    ],
    [
      'a sum that no column holds',
      { lines: [aLine(feast, { quantity: 99 })], payment: { means: 'card' } },
      {},
      { code: 'cart_too_large', limit: 'total', maximum: 2_147_483_647 },
    ],
    ['a negative quantity', { lines: [aLine(soup, { quantity: -1 })] }, {}, { code: 'cart_too_large' }],
    ['a payment that is not offered', {}, { offeredPayments: ['card', 'cash-card'] }, { code: 'payment_not_offered' }],
    ['delivery without an address', { method: 'DELIVERY' }, {}, { code: 'city_required' }],
    [
      'delivery without a locality',
      { ...delivered, address: { ...address, zoneCode: '' } },
      {},
      { code: 'city_required' },
    ],
    ['an unknown locality', { ...delivered, address: { ...address, zoneCode: 'X' } }, {}, { code: 'zone_unknown' }],
    ['a locality switched off', delivered, { zones: [{ ...blaj, enabled: false }] }, { code: 'zone_unknown' }],
    ['no street in town', { ...delivered, address: { ...address, street: '' } }, {}, { code: 'street_required' }],
    ['no number', { ...delivered, address: { ...address, streetNumber: '' } }, {}, { code: 'street_number_required' }],
    [
      'less than the minimum of the zone',
      { ...delivered, address: { ...address, zoneCode: 'CEN' } },
      {},
      { code: 'below_minimum', minimum: 6000, missing: 2000, city: 'Cenade' },
    ],
    ['closed now', {}, { at: onFriday(9) }, { code: 'outside_hours_now', opensAt: onFriday(10) }],
    ['too early', { moment: onFriday(12, 20) }, {}, { code: 'too_early', earliest: onFriday(12, 30) }],
    [
      'too early for the way to the village',
      { ...delivered, address: { ...address, zoneCode: 'CEN' }, moment: onFriday(13, 15) },
      {},
      { code: 'too_early', earliest: onFriday(13, 30) },
    ],
    ['outside hours', { moment: wall('2026-11-22', 5) }, {}, { code: 'outside_hours' }],
    [
      'tomorrow, sooner than pre-orders allow',
      { moment: wall('2026-11-21', 11) },
      {},
      { code: 'too_early', earliest: wall('2026-11-21', 12) },
    ],
    ['more than there is', { lines: [aLine(last, { quantity: 3 })] }, {}, { code: 'not_enough_stock', left: 2 }],
    ['alcohol without a declared age', { lines: [aLine(wine)] }, {}, { code: 'age_declaration_required' }],
    ['an unknown coupon', { couponCode: 'X' }, {}, { code: 'coupon_invalid' }],
    ['a used coupon', { couponCode: 'X' }, { coupon: aCoupon(), isCouponUsed: true }, { code: 'coupon_invalid' }],
    [
      'a coupon below its minimum',
      { couponCode: 'X' },
      { coupon: aCoupon({ minimumOrder: bani(5000) }) },
      { code: 'coupon_below_minimum', minimum: 5000, missing: 1000 },
    ],
    [
      'parts that do not add up',
      {
        payment: {
          parts: [
            { means: 'cash', amount: bani(300) },
            { means: 'card', amount: bani(3999) },
          ],
        },
      },
      {},
      { code: 'payment_mismatch', total: 4300 },
    ],
    [
      'a negative part',
      {
        payment: {
          parts: [
            { means: 'cash', amount: bani(-100) },
            { means: 'card', amount: bani(4400) },
          ],
        },
      },
      {},
      { code: 'payment_mismatch', total: 4300 },
    ],
    [
      'a negative card part',
      {
        payment: {
          parts: [
            { means: 'cash', amount: bani(4400) },
            { means: 'card', amount: bani(-100) },
          ],
        },
      },
      {},
      { code: 'payment_mismatch', total: 4300 },
    ],
  ])('%s', (_name, request, facts, expected) => {
    expect(refusal(request, facts)).toMatchObject(expected);
  });

  test('cash above 10.000 lei, whole or as a part', () => {
    const feast = aProduct({ sizes: [aSize({ price: bani(1_000_001) })] });
    const facts = { menu: aMenu([feast]) };
    const lines = [aLine(feast)];
    expect(refusal({ lines }, facts)).toEqual({ code: 'cash_ceiling', maximum: 1_000_000 });
    expect(refusal({ lines, payment: { means: 'card' } }, facts)).toBeNull();
    const split = (cash: number) =>
      ({
        parts: [
          { means: 'cash', amount: bani(cash) },
          { means: 'card', amount: bani(1_000_001 - cash) },
        ],
      }) as const;
    expect(refusal({ lines, payment: split(1_000_001) }, facts)).toMatchObject({ code: 'cash_ceiling' });
    expect(refusal({ lines, payment: split(1_000_000) }, facts)).toBeNull();
  });

  test('cash above 5.000 lei where the invoice names a company', () => {
    const feast = aProduct({ sizes: [aSize({ price: bani(500_001) })] });
    const company = { name: 'Frasinul SRL', cui: '12345674', tradeRegister: '', office: '' };
    const asked = { lines: [aLine(feast)], company };
    const facts = { menu: aMenu([feast]) };
    expect(refusal(asked, facts)).toEqual({ code: 'cash_ceiling_company', maximum: 500_000 });
    expect(refusal({ ...asked, payment: { means: 'card' } }, facts)).toBeNull();
    expect(refusal({ lines: asked.lines }, facts)).toBeNull();
  });

  test('a landmark stands in for the street in a village', () => {
    const inCenade = { ...address, zoneCode: 'CEN', street: '', streetNumber: '' };
    const lines = [aLine(soup, { quantity: 3 })];
    expect(refusal({ ...delivered, lines, address: inCenade })).toEqual({ code: 'street_required' });
    expect(refusal({ ...delivered, lines, address: { ...inCenade, landmark: 'lângă moară' } })).toBeNull();
  });

  test('a price that is not what the guest was told, more or less, comes back with the quote', () => {
    for (const told of [4299, 4301]) {
      expect(refusal({ expectedPayable: bani(told) })).toMatchObject({
        code: 'price_changed',
        sums: { payable: 4300 },
      });
    }
    const told = (expectedSums: OrderRequest['expectedSums']) =>
      refusal(expectedSums === undefined ? {} : { expectedSums })?.code ?? null;
    const right = { products: bani(4000), packaging: bani(300), deliveryFee: ZERO_BANI, total: bani(4300) };
    expect(told(right)).toBeNull();
    for (const [name, sum] of Object.entries(right)) {
      expect(told({ ...right, [name]: bani(sum + 1) })).toBe('price_changed');
    }
  });

  test('a changed price is told before parts that could not have matched it', () => {
    const payment = {
      parts: [
        { means: 'cash', amount: bani(0) },
        { means: 'card', amount: bani(4000) },
      ],
    } as const;
    expect(refusal({ payment, expectedPayable: bani(4000) })).toMatchObject({ code: 'price_changed' });
  });

  test('alcohol with a declared age is sold', () => {
    expect(refusal({ lines: [aLine(wine)], declaredAdult: true })).toBeNull();
  });
});

describe('what the guest was shown', () => {
  const at = (hour: number, minute: number) => onFriday(hour, minute);

  test.each([
    ['the estimate is stored with it', anOrder(), at(12, 30)],
    [
      'with the way to the village',
      anOrder({ ...delivered, address: { ...address, zoneCode: 'CEN' }, lines: [aLine(soup, { quantity: 4 })] }),
      at(13, 30),
    ],
    ['a chosen moment is what was told', anOrder({ moment: at(14, 0) }), null],
    ['at the table nothing tells', anOrder({ method: 'RESTAURANT' }), null],
  ])('%s', (_, request, toldAt) => {
    expect(decide(request, orderFacts({ isDineInOn: true }))).toMatchObject({ ok: true, value: { toldAt } });
  });

  test.each([
    [
      'much later is refused with the hour',
      24,
      { ok: false, error: { code: 'promise_later', expected: 24, minutes: 30, servedAt: at(12, 30) } },
    ],
    ['a little later is the same', 25, { ok: true }],
    ['earlier is no reason to ask', 45, { ok: true }],
  ])('%s', (_, expectedMinutes, expected) => {
    expect(decide(anOrder({ expectedMinutes }), orderFacts())).toMatchObject(expected);
    expect(decide(anOrder({ expectedMinutes, moment: at(14, 0) }), orderFacts()).ok).toBe(true);
  });
});

describe('a kitchen with a limit', () => {
  const limited = (about: Partial<OrderFacts> = {}) =>
    orderFacts({
      schedule: { ...schedule, capacity: { left: [], closed: [onFriday(12, 30), onFriday(14)] } },
      ...about,
    });

  test('as soon as possible takes the first quarter with room', () => {
    expect(decide(anOrder(), limited())).toMatchObject({
      ok: true,
      value: { toldAt: onFriday(12, 45), slot: { at: onFriday(12, 45), work: { all: 2 } } },
    });
  });

  test('a chosen moment takes its quarter, or is refused with the next one', () => {
    expect(decide(anOrder({ moment: onFriday(15) }), limited())).toMatchObject({
      ok: true,
      value: { toldAt: null, slot: { at: onFriday(15), work: { all: 2 } } },
    });
    expect(decide(anOrder({ moment: onFriday(14) }), limited())).toMatchObject({
      ok: false,
      error: { code: 'slot_full', next: onFriday(14, 15) },
    });
  });

  test('where none is left for now, the first moment to choose is told', () => {
    const closed = Array.from({ length: 20 }, (_, quarter) => wall('2026-11-20', 12, quarter * 15));
    const full = limited({ schedule: { ...schedule, capacity: { left: [], closed } } });
    expect(decide(anOrder(), full)).toMatchObject({
      ok: false,
      error: { code: 'slot_full', next: onFriday(17) },
    });
    // Where the promised moment is kept, no room is asked for.
    expect(decide(anOrder(), { ...full, isMomentKept: true })).toMatchObject({
      ok: true,
      value: { toldAt: null, slot: null },
    });
  });
});

describe('all problems of an order', () => {
  const problemsOf = (request: Partial<OrderRequest>, facts: Partial<OrderFacts> = {}) =>
    judgeOrder(anOrder(request), orderFacts(facts)).problems.map(({ field, code }) => [field, code]);

  test('are told at once, each at the part of the order to look at', () => {
    const request = {
      ...delivered,
      address: { ...address, street: '', streetNumber: '' },
      lines: [aLine(wine), aLine(last, { quantity: 3 })],
      moment: onFriday(12, 20),
      payment: {
        parts: [
          { means: 'cash', amount: bani(1) },
          { means: 'card', amount: bani(1) },
        ],
      },
      couponCode: 'X',
      expectedPayable: bani(1),
    } as const;
    expect(problemsOf(request, { offeredPayments: ['cash', 'card'] })).toEqual([
      ['payment', 'payment_not_offered'],
      ['street', 'street_required'],
      ['streetNumber', 'street_number_required'],
      ['requestedAt', 'too_early'],
      ['cart', 'not_enough_stock'],
      ['isAdult', 'age_declaration_required'],
      ['coupon', 'coupon_invalid'],
      ['order', 'price_changed'],
      ['split', 'payment_mismatch'],
    ]);
  });

  test('ask for what was not chosen yet, and price what is there', () => {
    const judged = judgeOrder(anOrder({ method: null, moment: null, payment: null }), orderFacts());
    expect(judged.problems).toEqual([
      { field: 'payment', code: 'payment_required' },
      { field: 'method', code: 'method_required' },
    ]);
    expect(judged).toMatchObject({ plan: null, quote: { sums: { products: 4000 } } });
    expect(problemsOf({ moment: null })).toEqual([['requestedAt', 'time_required']]);
    expect(problemsOf({ payment: null })).toEqual([['payment', 'payment_required']]);
  });

  test('stand at the moment where another moment helps, else at the cart', () => {
    const cake = aProduct({ name: 'Tort', isOrderableToday: false });
    const lunch = aProduct({ name: 'Meniul zilei', isOrderableAhead: false });
    const facts = { menu: aMenu([cake, lunch]) };
    const tomorrow = wall('2026-11-21', 14);
    expect(problemsOf({ lines: [aLine(cake)] }, facts)).toEqual([['requestedAt', 'not_orderable_today']]);
    expect(problemsOf({ lines: [aLine(lunch)], moment: tomorrow }, facts)).toEqual([
      ['requestedAt', 'not_orderable_ahead'],
    ]);
    expect(problemsOf({ lines: [aLine(cake), aLine(lunch)] }, facts)).toEqual([['cart', 'not_orderable_today']]);
  });

  test('name the way to receive it where that is switched off, and the moment where only another day is', () => {
    const services = { ...schedule.services, pickup: { ...terms, enabled: false } };
    expect(problemsOf({}, { schedule: { ...schedule, services } })).toEqual([['method', 'service_off']]);
    const noAhead = { ...schedule.services, preOrders: { ...terms, enabled: false } };
    expect(problemsOf({ moment: wall('2026-11-21', 14) }, { schedule: { ...schedule, services: noAhead } })).toEqual([
      ['requestedAt', 'service_off'],
    ]);
  });

  test('do not ask about the pickup place while the way to receive it is open', () => {
    const cake = aProduct({ name: 'Tort', categoryId: 2 });
    const menu = aMenu([cake], [aCategory({ id: 2, pickupPlace: 'Cofetăria' })]);
    expect(problemsOf({ method: null, lines: [aLine(cake)] }, { menu })).toEqual([['method', 'method_required']]);
  });

  test('are at the split sum where a part of it is too much cash', () => {
    const facts = { menu: aMenu([aProduct({ sizes: [aSize({ price: bani(1_100_000) })] })]) };
    const lines = facts.menu.products.map((product) => aLine(product));
    const payment = {
      parts: [
        { means: 'cash', amount: bani(1_000_001) },
        { means: 'card', amount: bani(99_999) },
      ],
    } as const;
    expect(problemsOf({ lines, payment }, facts)).toEqual([['split', 'cash_ceiling']]);
    expect(problemsOf({ lines }, facts)).toEqual([['payment', 'cash_ceiling']]);
  });
});

test('a line shown at another price is asked about; with or without extras and quantity it is the same price', () => {
  const chilli = { name: 'Ardei iute', price: bani(250), allergens: [], isSoldOut: false };
  const hot = aProduct({ sizes: [aSize({ price: bani(2000) })], extras: [chilli] });
  const lines = [aLine(hot, { quantity: 2, extras: ['Ardei iute'] }), aLine(soup)];
  const codeOf = (price: number | undefined) =>
    judgeOrder(
      anOrder({ lines, expectedPrices: [price === undefined ? price : bani(price)] }),
      orderFacts({ menu: aMenu([hot, soup]) }),
    ).problems.map(({ code }) => code);
  for (const same of [undefined, 2000, 2250, 4000, 4500]) expect(codeOf(same)).toEqual([]);
  expect(codeOf(1999)).toEqual(['price_changed']);
});

describe('products with hours of their own', () => {
  const daily = aProduct({ name: 'Meniul zilei', availabilityWindows: [aWindow('11:30-15:30', [2, 3, 4, 5])] });
  const facts = orderFacts({ menu: aMenu([daily]) });
  const answerOf = (request: Partial<OrderRequest>, at = noon) => {
    const decided = decide(anOrder({ lines: [aLine(daily)], ...request }), { ...facts, at });
    return decided.ok ? 'taken' : decided.error.code;
  };

  test('are judged by the moment the food is wanted, which is now for as soon as possible', () => {
    expect(answerOf({ moment: 'asap' })).toBe('taken');
    expect(answerOf({ moment: 'asap' }, onFriday(16))).toBe('outside_window');
    expect(answerOf({ moment: onFriday(14) })).toBe('taken');
    expect(answerOf({ moment: onFriday(19) })).toBe('outside_window');
    expect(answerOf({ moment: wall('2026-11-24', 12) }, onFriday(19))).toBe('taken');
    expect(answerOf({ moment: wall('2026-11-22', 12) })).toBe('outside_window');
  });
});

describe('products with their own pickup place', () => {
  const cake = aProduct({ name: 'Tort', categoryId: 2 });
  const other = aProduct({ categoryId: 3 });
  const categories = [
    aCategory({ id: 2, isSpecial: true, pickupPlace: 'Cofetăria' }),
    aCategory({ id: 3, isSpecial: true, pickupPlace: 'Cramă' }),
    aCategory({ id: 1 }),
  ];
  const facts = orderFacts({ menu: aMenu([cake, other, soup], categories) });
  const moment = wall('2026-11-22', 12);
  const codeOf = (request: Partial<OrderRequest>) => {
    const decided = decide(anOrder({ moment, lines: [aLine(cake)], ...request }), facts);
    return decided.ok ? decided.value?.pickupPlace : decided.error;
  };

  test('are picked up there, ordered ahead', () => {
    expect(codeOf({})).toBe('Cofetăria');
    expect(codeOf({ moment: 'asap' })).toMatchObject({ code: 'not_orderable_today' });
    expect(codeOf({ moment: onFriday(19) })).toMatchObject({ code: 'not_orderable_today' });
  });

  test('are not delivered', () => {
    expect(codeOf(delivered)).toEqual({
      code: 'pickup_place_only',
      productName: 'Tort',
      place: 'Cofetăria',
    });
  });

  test('do not mix with another place, nor with the restaurant', () => {
    expect(codeOf({ lines: [aLine(cake), aLine(other)] })).toEqual({ code: 'mixed_pickup_places' });
    expect(codeOf({ lines: [aLine(cake), aLine(soup)] })).toEqual({ code: 'mixed_pickup_places' });
  });
});

describe('the day of an order', () => {
  test.each([
    ['as soon as possible', noon, null, 'today'],
    ['this evening', noon, onFriday(19), 'today'],
    ['yesterday, which is over', onFriday(12), wall('2026-11-19', 19, 0), 'today'],
    ['half past midnight, while the evening is open', onFriday(23), wall('2026-11-21', 0, 30), 'today'],
    ['past midnight tonight, ordered before opening', onFriday(5), wall('2026-11-21', 0, 30), 'today'],
    ['tomorrow noon', noon, wall('2026-11-21', 12), 'ahead'],
    [
      'the same date, though the evening before is still open',
      wall('2026-11-21', 0, 30),
      wall('2026-11-21', 19),
      'today',
    ],
    ['tomorrow morning, ordered after midnight', wall('2026-11-21', 0, 30), wall('2026-11-22', 11), 'ahead'],
    ['three at night, when the evening is over', onFriday(23), wall('2026-11-21', 3), 'ahead'],
  ])('%s', (_name, at, requestedAt, day) => {
    expect(orderDay({ schedule, service: 'pickup', at, requestedAt })).toBe(day);
  });

  test('for half past midnight is no pre-order', () => {
    const request = anOrder({ moment: wall('2026-11-21', 0, 30) });
    expect(decide(request, orderFacts({ at: onFriday(23) })).ok).toBe(true);
  });
});

test('whatever is asked, an order that is taken pays its sums in full and takes no more than there is', () => {
  const line = fc.record({
    product: fc.constantFrom(soup, wine, last),
    quantity: fc.integer({ min: -1, max: 4 }),
  });
  const request = fc.record({
    lines: fc.array(line, { maxLength: 4 }),
    isDelivered: fc.boolean(),
    zoneCode: fc.constantFrom('BLJ', 'CEN', 'X'),
    told: fc.option(fc.integer({ min: 0, max: 60_000 }).map(bani)),
    cash: fc.integer({ min: -100, max: 60_000 }).map(bani),
    isSplit: fc.boolean(),
    hasCoupon: fc.boolean(),
    declaredAdult: fc.boolean(),
  });
  fc.assert(
    fc.property(request, ({ lines, isDelivered, zoneCode, told, cash, isSplit, hasCoupon, declaredAdult }) => {
      const decided = decide(
        anOrder({
          lines: lines.map(({ product, quantity }) => aLine(product, { quantity })),
          ...(isDelivered ? { method: 'DELIVERY', address: { ...address, zoneCode } } : {}),
          payment: isSplit
            ? {
                parts: [
                  { means: 'cash', amount: cash },
                  { means: 'card', amount: bani(4300 - cash) },
                ],
              }
            : { means: 'cash' },
          couponCode: hasCoupon ? 'BUNVENIT10' : null,
          expectedPayable: told,
          declaredAdult,
        }),
        orderFacts({ coupon: aCoupon() }),
      );
      if (!decided.ok || decided.value === null) return;
      const { sums, payment, stockTakes, redemption } = decided.value;
      expect(sumBani(payment.map(({ amount }) => amount))).toBe(sums.payable);
      expect(Math.min(...payment.map(({ amount }) => amount))).toBeGreaterThanOrEqual(0);
      expect(told ?? sums.payable).toBe(sums.payable);
      expect(redemption !== null).toBe(hasCoupon);
      expect(stockTakes.map(({ sizeId }) => sizeId)).toEqual(
        [...new Set(stockTakes.map(({ sizeId }) => sizeId))].toSorted((one, other) => one - other),
      );
      for (const { sizeId, quantity } of stockTakes) {
        expect(quantity).toBeGreaterThan(0);
        if (sizeId === firstSize(last).id) expect(quantity).toBeLessThanOrEqual(2);
      }
    }),
    { numRuns: 500 },
  );
});

describe('an order with a meal card', () => {
  const feast = aProduct({ sizes: [aSize({ price: bani(1_000_001) })], isAgeRestricted: true });
  const bread = aProduct({ sizes: [aSize({ price: bani(500) })] });
  const facts = {
    menu: aMenu([feast, bread]),
    offeredPayments: ['cash', 'meal_card', 'meal_card-cash'],
  } as const;
  const parts = (card: number, cash: number) =>
    ({
      parts: [
        { means: 'meal_card', amount: bani(card) },
        { means: 'cash', amount: bani(cash) },
      ],
    }) as const;

  const problemsOf = (request: Partial<OrderRequest>) =>
    judgeOrder(anOrder(request), orderFacts(facts)).problems.map(({ field, code }) => [field, code]);

  test('is judged at the payment: its sum, and the cash beside it', () => {
    const lines = [aLine(bread), aLine(feast)];
    const asked = { lines, declaredAdult: true };
    expect(problemsOf({ ...asked, payment: parts(600, 999_901) })).toEqual([['payment', 'meal_card_sum_changed']]);
    expect(problemsOf({ ...asked, payment: parts(500, 1_000_001) })).toEqual([['payment', 'cash_ceiling']]);
    expect(problemsOf({ lines: [aLine(bread)], payment: { means: 'meal_card' } })).toEqual([]);
  });
});
