import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '#domain/accounts/parse-address.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import type { Product } from '#domain/menu/menu.ts';
import type { SoldExtra } from '#domain/menu/options/sold-extra.ts';
import { type Bani, bani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { NO_GUEST_TEXTS } from '#domain/orders/order-fields.ts';
import { absorbDifference } from '#domain/orders/placing/cash-ceiling.ts';
import type { OrderFacts } from '#domain/orders/placing/judge-order.ts';
import { NO_RULES } from '#domain/promotions/promotion-rules.ts';
import { sumOfReductions } from '#domain/promotions/reduction.ts';
import { instantOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { localDate } from '#domain/time/local-date.ts';
import { aBundle, aBundleLine, aCoupon, aFixedDiscount, aLine, aSet, firstSize } from '#test/support/a-cart.ts';
import { aCategory, aMenu, anOption, anOptionGroup, aProduct, aSize, aWindow } from '#test/support/a-menu.ts';
import { weekly } from '#test/support/a-schedule.ts';
import { earlierContent } from './earlier-version.ts';
import { judgeProposal, refuseChange } from './judge-proposal.ts';
import { addChanges, formatChange, parseChange } from './list-changes.ts';
import { type AskedContent, cartLinesOf, completeContent, type SoldLine, type SoldOrder } from './sold-order.ts';

/** Friday, 20 November 2026. */
function onFriday(hour: number): Instant {
  const found = instantOf(localDate('2026-11-20'), hour * 60);
  if (!found.ok) throw new Error('no clear wall time');
  return found.value;
}
const noon = onFriday(12);

const terms = { enabled: true, asSoonAsPossible: true, minimumAdvanceMinutes: 30, maximumAdvanceMinutes: 4320 };
const schedule: OrderFacts['schedule'] = {
  hours: { REGULAR: weekly('10:00-22:00'), PICKUP: null, DELIVERY: null },
  closures: [],
  services: { pickup: terms, delivery: terms, booking: terms, preOrders: terms },
  pauses: [],
  busy: null,
  usualMinutes: { pickup: null, delivery: null },
  capacity: null,
};

const soup = aProduct({ name: 'Ciorbă', sizes: [aSize({ price: bani(2000), boxPrice: bani(150) })] });
const cake = aProduct({ name: 'Papanași', sizes: [aSize({ price: bani(2500) })] });
const wine = aProduct({ name: 'Vin', sizes: [aSize({ price: bani(6000), deposit: bani(50) })], isAgeRestricted: true });
const blaj = {
  code: 'BLJ',
  city: 'Blaj',
  county: 'Alba',
  enabled: true,
  minimumOrder: bani(1500),
  fee: bani(500),
  freeFrom: bani(5000),
  extraMinutes: 0,
  isVillage: false,
};
const address = { ...EMPTY_ADDRESS, zoneCode: 'BLJ', street: 'Strada Frasinului', streetNumber: '12' };

function facts(about: Partial<OrderFacts> = {}): OrderFacts {
  return {
    at: noon,
    menu: aMenu([soup, cake, wine]),
    promotions: [],
    coupon: null,
    isCouponUsed: false,
    zones: [blaj],
    schedule,
    offeredPayments: ['cash', 'card'],
    isDineInOn: false,
    ownContainerFrom: localDate('2027-02-12'),
    ...about,
  };
}

/** A line as it was sold, at the product's first size. */
function sold(product: Product, about: Partial<SoldLine> = {}): SoldLine {
  const { id, label, price, boxPrice, deposit, stockUnlimited } = firstSize(product);
  return {
    bundleId: null,
    productId: product.id,
    sizeId: id,
    productName: product.name,
    sizeLabel: label,
    quantity: 1,
    unitPrice: price,
    regularPrice: price,
    boxPrice,
    deposit,
    isFree: false,
    setLabel: null,
    extras: [],
    message: '',
    allergens: product.allergens,
    declaresAllergens: product.declaresAllergens,
    isAgeRestricted: product.isAgeRestricted,
    isFromFrozen: false,
    isMealCardExcluded: false,
    station: null,
    vatBasisPoints: 1100,
    tookStock: !stockUnlimited,
    ...about,
  };
}

/** An accepted order for pickup, with sums that fit its lines. */
function anOrder(lines: readonly SoldLine[], about: Partial<SoldOrder> = {}): SoldOrder {
  const of = (amount: (line: SoldLine) => number) =>
    bani(lines.reduce((sum, line) => sum + amount(line) * line.quantity, 0));
  const products = of((line) => line.unitPrice + sumBani(line.extras.map(({ price }) => price)));
  const packaging = of(({ boxPrice }) => boxPrice);
  const reductions = about.reductions ?? [];
  const total = sumBani([
    products,
    about.manualPackaging ?? packaging,
    of(({ deposit }) => deposit),
    about.deliveryFee ?? ZERO_BANI,
  ]);
  const payable = bani(total - sumOfReductions(reductions));
  return {
    status: 'CONFIRMED',
    method: 'PICKUP',
    contact: { firstName: 'Ana', lastName: 'Pop', email: 'ana@exemplu.ro', phone: '0722123456' },
    address: { ...EMPTY_ADDRESS, zoneCode: null, city: '', county: '' },
    requestedAt: null,
    promisedAt: plusMinutes(noon, 30),
    readyAt: null,
    leftAt: null,
    ...NO_GUEST_TEXTS,
    hasOwnContainer: false,
    mealCardEligible: null,
    company: null,
    payment: [{ means: 'cash', amount: payable }],
    paymentStatus: 'unpaid',
    deliveryFee: ZERO_BANI,
    packaging,
    manualPackaging: null,
    reductions,
    total,
    payable,
    unseenChanges: [],
    lines,
    bundles: [],
    ...about,
  };
}

function judge(order: SoldOrder, about: Partial<AskedContent>, shop: Partial<OrderFacts> = {}) {
  const unchanged = { method: null, address: null, moment: null, payment: null, secondPart: null };
  const asked = { lines: cartLinesOf(order), ...unchanged, ...about };
  return judgeProposal(order, completeContent(order, asked), facts(shop));
}

const told = (judged: ReturnType<typeof judge>) => judged.changed?.changes.map(formatChange);
const codes = ({ problems }: ReturnType<typeof judge>) => problems.map(({ code }) => code);

describe('whether an order can be changed at all', () => {
  test.each([
    ['accepted', {}, null],
    ['waiting', { status: 'NEW' }, null],
    ['handed over', { status: 'DELIVERED' }, 'already_decided'],
    ['on its way', { method: 'DELIVERY', readyAt: noon, leftAt: noon }, 'order_left'],
    ['paid', { paymentStatus: 'paid' }, 'order_paid'],
  ] as const)('%s', (_, about, code) => {
    expect(refuseChange(anOrder([sold(soup)], about))?.code ?? null).toBe(code);
  });
});

describe('what changes', () => {
  test('fewer, more, another dish: told with − and +, priced, and cooked anew', () => {
    const order = anOrder([sold(soup, { quantity: 2, message: 'fără smântână' })], { manualPackaging: bani(500) });
    const { changed } = judge(order, { lines: [aLine(soup, { message: 'fără smântână' }), aLine(cake)] });
    expect(changed?.changes.map(formatChange)).toEqual([
      '− 1 × Ciorbă · 350 g „fără smântână”',
      '+ 1 × Papanași · 350 g',
    ]);
    // Packaging set by hand falls with the box that is not needed.
    expect(changed).toMatchObject({ manualPackaging: 350, total: 4850, payable: 4850, isMoreToCook: true });
    expect(changed?.payment).toEqual([{ means: 'cash', amount: 4850 }]);
  });

  test('nothing is different where nothing was changed, and nothing costs another sum', () => {
    const bundle = aBundle([aSet(4, false, [cake]), aSet(9, true, [soup])], { id: 3 });
    const order = anOrder(
      [
        sold(soup, { quantity: 2, extras: [{ name: 'Ardei', price: bani(200) }] }),
        sold(cake, { bundleId: 8, setLabel: 'Desert' }),
        sold(soup, { bundleId: 8, setLabel: null, unitPrice: ZERO_BANI, boxPrice: ZERO_BANI, isFree: true }),
      ],
      { bundles: [{ id: 8, promotionId: 3, name: bundle.name, quantity: 1, unitPrice: bani(2500) }] },
    );
    const judged = judge(order, {}, { promotions: [{ ...bundle, isActive: false }] });
    expect(judged).toMatchObject({
      problems: [],
      changed: { changes: [], payable: order.payable, isMoreToCook: false },
    });
    const without = judge(order, { lines: cartLinesOf(order).slice(0, 1) });
    expect(told(without)).toEqual(['− 1 × Două pizze, o băutură']);
    expect(without.changed?.payable).toBe(order.payable - 2500);
  });

  test('hour, way of being served, address and payment', () => {
    const order = anOrder([sold(soup, { quantity: 2 })]);
    expect(told(judge(order, { moment: onFriday(19), payment: 'card' }))).toEqual([
      'Ora: vineri, 20 noiembrie 2026, ora 12:30 → vineri, 20 noiembrie 2026, ora 19:00',
      'Plată: Numerar → Card',
    ]);
    const delivered = judge(order, { method: 'DELIVERY', address });
    expect(told(delivered)).toEqual([
      'Mod de servire: Ridicare din restaurant → Livrare la domiciliu',
      'Adresă: Strada Frasinului nr. 12, Blaj',
    ]);
    expect(delivered.changed).toMatchObject({ payable: 4800, payment: [{ means: 'cash', amount: 4800 }] });
    const waiting = anOrder([sold(soup)], { status: 'NEW', promisedAt: null });
    expect(told(judge(waiting, { lines: [aLine(soup, { quantity: 2 })] }))).toEqual(['+ 1 × Ciorbă · 350 g']);
    const later = judge(waiting, { moment: onFriday(19) });
    expect(told(later)).toEqual(['Ora: cât mai repede → vineri, 20 noiembrie 2026, ora 19:00']);
    expect(later.changed).toMatchObject({ requestedAt: onFriday(19), promisedAt: null });
  });

  test('another door of the same street, and how it is handed over there', () => {
    const before = { ...address, city: 'Blaj', county: 'Alba' };
    const about = { method: 'DELIVERY', address: before, deliveryFee: bani(500) } as const;
    const order = anOrder([sold(soup, { quantity: 2 })], about);
    const moved = { ...address, streetNumber: ' 14 ', dropOff: 'LEAVE', dropOffNote: 'câine rău' };
    expect(told(judge(order, { address: moved }))).toEqual([
      'Adresă: Strada Frasinului nr. 12, Blaj → Strada Frasinului nr. 14, Blaj · lasă la ușă · câine rău',
    ]);
    expect(judge(order, { address: { ...address, street: 'x'.repeat(300) } })).toMatchObject({
      problems: [{ field: 'street', code: 'text_invalid' }],
      changed: null,
    });
    expect(codes(judge(order, { address: { ...address, zoneCode: '' } }))).toEqual(['city_required']);
    const long = cartLinesOf(order).map((line) => ({ ...line, message: 'x'.repeat(1000) }));
    expect(codes(judge(order, { lines: long }))).toEqual(['message_too_long']);
  });

  test('the hour is checked where it is another one, and only then', () => {
    const order = anOrder([sold(soup)]);
    const lunch = { ...soup, availabilityWindows: [aWindow('11:30-15:30')], isOrderableToday: false };
    const closed = { menu: aMenu([lunch]), at: onFriday(23) };
    expect(codes(judge(order, { lines: [aLine(soup, { quantity: 2 })] }, closed))).toEqual([]);
    expect(codes(judge(order, { moment: onFriday(9) }))).toEqual(['too_early']);
    expect(codes(judge(order, { moment: onFriday(23) }))).toEqual(['outside_hours']);
    const dinner = judge(order, { moment: onFriday(19) }, { menu: aMenu([{ ...lunch, isOrderableToday: true }]) });
    expect(codes(dinner)).toEqual(['outside_window']);
    // Another way of being served must be open for the same hour.
    expect(codes(judge(order, { method: 'DELIVERY', address }, { at: onFriday(23) }))).toEqual(['outside_hours_now']);
  });
});

describe('what was promised', () => {
  test('sizes, boxes and extras keep their price; what ran out or is gone stays in what was ordered', () => {
    const pepper = { name: 'Ardei', price: bani(200), allergens: [] };
    const cream = { name: 'Smântână', price: bani(300), allergens: ['milk' as const] };
    const order = anOrder([
      sold(soup, { quantity: 2, extras: [pepper, cream], message: 'iute', allergens: ['milk'] }),
      sold(cake, { quantity: 2, tookStock: true, station: { id: 1, name: 'Desert' } }),
    ]);
    const dear = {
      ...soup,
      isOn: false,
      extras: [
        { ...pepper, price: bani(900), isSoldOut: true },
        { name: 'Pâine', price: bani(100), allergens: [] },
      ],
      sizes: [
        { ...firstSize(soup), price: bani(9000), boxPrice: bani(900), minimumQuantity: 5 },
        aSize({ price: bani(100) }),
      ],
    };
    const shop = { menu: aMenu([dear]) };
    const kept = judge(order, {}, shop);
    expect(kept.changed).toMatchObject({ payable: order.payable, changes: [] });
    const [line] = kept.changed?.lines ?? [];
    expect(line?.parts[0]?.allergens).toEqual(['milk']);
    const fewer = cartLinesOf(order).map((one): CartLine => ({ ...one, quantity: 1 }));
    expect(codes(judge(order, { lines: fewer }, shop))).toEqual(['below_minimum_quantity']);
    const more = cartLinesOf(order).map((one): CartLine => ({ ...one, quantity: 3 }));
    expect(codes(judge(order, { lines: more }, shop))).toEqual(['not_enough_stock', 'not_enough_stock']);
    const other = { ...aLine(soup), sizeId: dear.sizes[1]?.id ?? 0 };
    expect(codes(judge(order, { lines: [...cartLinesOf(order), other] }, shop))).toEqual(['product_unavailable']);
  });

  test('options keep their price while they are the same; another choice is priced by the menu', () => {
    const garlic = anOption({ name: 'Usturoi', price: bani(300), most: 2 });
    const priced = (count: number, price: number): SoldExtra => ({
      name: garlic.name,
      price: bani(price),
      option: {
        id: garlic.id,
        groupId: 1,
        group: 'Sosuri',
        parentId: null,
        count,
        vatBasisPoints: 1100,
        deposit: bani(50),
      },
    });
    const order = anOrder([sold(soup, { extras: [priced(1, 100)], deposit: bani(50), allergens: ['milk'] })]);
    const group = anOptionGroup({ minimum: 1, options: [{ ...garlic, isSoldOut: true }] });
    const shop = { menu: aMenu([{ ...soup, options: { groups: [group], opened: [] } }]) };
    const kept = judge(order, {}, shop);
    expect(kept.changed).toMatchObject({ payable: order.payable, changes: [] });
    expect(kept.changed?.lines[0]?.parts[0]).toMatchObject({ allergens: ['milk'], deposit: 50 });
    const two = [{ optionId: garlic.id, parentId: null, count: 2 }];
    expect(codes(judge(order, { lines: [aLine(soup, { options: two })] }, shop))).toEqual(['option_unavailable']);
    const there = {
      menu: aMenu([{ ...soup, options: { groups: [anOptionGroup({ options: [garlic] })], opened: [] } }]),
    };
    const more = judge(order, { lines: [aLine(soup, { options: two })] }, there);
    expect(more.changed?.changes.map(({ text }) => text)).toEqual([
      'Ciorbă · 350 g + Usturoi',
      'Ciorbă · 350 g + 2 × Usturoi',
    ]);
  });

  test.each([
    ['what it holds and what is left', 3, true, { stockUnlimited: false, stock: 2 }, 5],
    ['what it was sold without stock, and no more than is left', 3, false, { stockUnlimited: false, stock: 2 }, 3],
    ['what it was sold without stock, where more are left', 3, false, { stockUnlimited: false, stock: 8 }, 8],
    ['anything, where it never runs out', 3, true, { stockUnlimited: true, stock: 0 }, 99],
    ['only what it holds, of what is sold out', 3, true, { stockUnlimited: true, isSoldOut: true }, 3],
  ] as const)('an order may have %s', (_, quantity, tookStock, size, most) => {
    const order = anOrder([sold(soup, { quantity, tookStock })]);
    const shop = { menu: aMenu([{ ...soup, sizes: [{ ...firstSize(soup), ...size }] }]) };
    expect(codes(judge(order, { lines: [aLine(soup, { quantity: most })] }, shop))).toEqual([]);
    if (most === 99) return;
    const tooMany = judge(order, { lines: [aLine(soup, { quantity: most + 1 })] }, shop);
    expect(codes(tooMany)).toEqual(['not_enough_stock']);
  });

  test('the fee of the locality, its delivery and the way of being paid; a fee that falls is the guest’s', () => {
    const order = anOrder([sold(soup, { quantity: 2 })], {
      method: 'DELIVERY',
      address: { ...address, city: 'Blaj', county: 'Alba' },
      deliveryFee: bani(500),
    });
    const off = { offeredPayments: ['card'] } as const;
    const fee = (amount: number) => ({ ...off, zones: [{ ...blaj, fee: bani(amount), enabled: false }] });
    expect(judge(order, {}, fee(900)).changed?.payable).toBe(order.payable);
    expect(judge(order, {}, fee(300)).changed?.payable).toBe(order.payable - 200);
    // Enough for a free way, and too little for any.
    expect(judge(order, { lines: [aLine(soup, { quantity: 3 })] }, fee(500)).changed?.sums.deliveryFee).toBe(0);
    const tooLittle = { zones: [{ ...blaj, minimumOrder: bani(3000) }] };
    expect(codes(judge(order, { lines: [aLine(soup)] }, tooLittle))).toEqual(['below_minimum']);
    // From a free way down to one that costs.
    const free = anOrder([sold(soup, { quantity: 3 })], { method: 'DELIVERY', address: order.address });
    expect(judge(free, { lines: [aLine(soup, { quantity: 2 })] }).changed?.sums.deliveryFee).toBe(500);
    expect(codes(judge(order, { address: { ...address, zoneCode: 'X' } }))).toEqual(['zone_unknown']);
  });

  test('a reduction that ran, and a coupon as long as its condition holds', () => {
    const own = aFixedDiscount({ isActive: false, discountAmount: bani(300) });
    const coupon = aCoupon({ code: 'ZECE', isActive: false, minimumOrder: bani(3000) });
    const order = anOrder([sold(cake, { quantity: 2 })], {
      reductions: [
        { promotionId: 5, name: own.name, code: null, amount: bani(300) },
        { promotionId: coupon.promotionId, name: 'Reducere ZECE', code: 'ZECE', amount: bani(500) },
      ],
    });
    const shop = { promotions: [own, aFixedDiscount({ id: 6, isActive: false })], coupon };
    expect(judge(order, {}, shop).changed).toMatchObject({ payable: order.payable, keepsCoupon: true });
    const fewer = judge(order, { lines: [aLine(cake)] }, shop);
    expect(fewer.changed).toMatchObject({ payable: 2200, keepsCoupon: false });
    expect(judge(order, {}, { promotions: shop.promotions }).changed).toMatchObject({ keepsCoupon: false });
  });

  test('a happy hour that is over stays for what it was given for, and for no other order', () => {
    const happy = aFixedDiscount({
      type: 'DISCOUNT_ON_PRODUCT',
      discountAmount: bani(300),
      rules: { ...NO_RULES, categoryIds: [cake.categoryId], windows: [aWindow('03:00-03:01')] },
    });
    const reduced = { promotionId: happy.id, name: happy.name, code: null, amount: bani(600) };
    const order = anOrder([sold(cake, { quantity: 2 })], { reductions: [reduced] });
    expect(judge(order, {}, { promotions: [happy] }).changed).toMatchObject({ payable: order.payable });
    const other = anOrder([sold(cake, { quantity: 2 })]);
    expect(judge(other, {}, { promotions: [happy] }).changed).toMatchObject({ payable: other.payable });
    const limited = { ...happy, rules: { ...happy.rules, windows: [], mostUses: 3 } };
    expect(judge(other, {}, { promotions: [limited] }).changed).toMatchObject({ payable: other.payable });
  });

  test('a table on the premises, without boxes, and boxes when it is taken away after all', () => {
    const table = anOrder([sold(soup, { boxPrice: ZERO_BANI })], { method: 'RESTAURANT' });
    expect(judge(table, {}).changed?.payable).toBe(2000);
    expect(judge(table, { method: 'PICKUP' }).changed?.payable).toBe(2150);
    // No box is known of what the menu no longer has.
    expect(judge(table, { method: 'PICKUP' }, { menu: aMenu([cake]) }).changed?.payable).toBe(2000);
    expect(codes(judge(anOrder([sold(soup)]), { method: 'RESTAURANT' }))).toEqual(['service_off']);
  });

  test('a product of a special category, whose pickup place is its own', () => {
    const party = aCategory({ id: 4, isSpecial: true, pickupPlace: 'Piața 1848' });
    const platter = { ...cake, categoryId: 4 };
    const order = anOrder([sold(platter, { quantity: 2 })], { requestedAt: onFriday(19), promisedAt: onFriday(19) });
    const shop = { menu: { products: [platter, soup], categories: [party, aCategory()] } };
    expect(judge(order, { lines: [aLine(platter)] }, shop).changed).toMatchObject({ pickupPlace: 'Piața 1848' });
    expect(codes(judge(order, { moment: onFriday(20) }, shop))).toEqual(['not_orderable_today']);
  });
});

describe('what is paid', () => {
  test('a split payment keeps its card part as far as the sum reaches', () => {
    const split = [
      { means: 'cash', amount: bani(1300) },
      { means: 'card', amount: bani(3000) },
    ] as const;
    const order = anOrder([sold(soup, { quantity: 2 })], { payment: split });
    expect(judge(order, { lines: [aLine(soup, { quantity: 3 })] }).changed?.payment).toEqual([
      { means: 'cash', amount: 3450 },
      { means: 'card', amount: 3000 },
    ]);
    expect(judge(order, { lines: [aLine(soup)] }).changed?.payment).toEqual([
      { means: 'cash', amount: 0 },
      { means: 'card', amount: 2150 },
    ]);
    expect(absorbDifference([{ means: 'card', amount: bani(5) }], bani(9))).toEqual([{ means: 'card', amount: 9 }]);
  });

  test('what is paid online never grows: more is collected at the door in cash, less is charged less', () => {
    const online = (amount: number) => ({ means: 'card_online', amount: bani(amount) }) as const;
    const order = anOrder([sold(soup, { quantity: 2 })], { payment: [online(4_300)], paymentStatus: 'paid' });
    const more = judge(order, { lines: [aLine(soup, { quantity: 3 })] });
    expect(more.changed?.payment).toEqual([online(4_300), { means: 'cash', amount: 2_150 }]);
    expect(told(more)).toEqual(['+ 1 × Ciorbă · 350 g']);
    expect(judge(order, { lines: [aLine(soup)] }).changed?.payment).toEqual([online(2_150)]);
    const mixed = anOrder([sold(soup, { quantity: 2 })], {
      payment: [online(4_000), { means: 'cash', amount: bani(300) }],
    });
    const changed = judge(mixed, { lines: [aLine(soup, { quantity: 3 })] });
    expect(changed.changed?.payment).toEqual([online(4_000), { means: 'cash', amount: 2_450 }]);
    expect(told(changed)).toEqual(['+ 1 × Ciorbă · 350 g']);
    // Agreed with the guest: everything at the door, and the online money goes back.
    expect(judge(order, { payment: 'cash' }).changed?.payment).toEqual([{ means: 'cash', amount: 4_300 }]);
    expect(refuseChange(order)).toBeNull();
  });

  test('what a meal card paid online falls with its food, and never grows', () => {
    const part = (means: 'meal_card_online' | 'card_online' | 'cash', amount: number) => ({
      means,
      amount: bani(amount),
    });
    const payment = [part('card_online', 300), part('meal_card_online', 4_000)];
    const order = anOrder([sold(soup, { quantity: 2 })], { payment, mealCardEligible: bani(4_000) });
    expect(judge(order, { lines: [aLine(soup, { quantity: 3 })] }).changed?.payment).toEqual([
      part('meal_card_online', 4_000),
      part('card_online', 300),
      part('cash', 2_150),
    ]);
    expect(judge(order, { lines: [aLine(soup)] }).changed?.payment).toEqual([
      part('meal_card_online', 2_000),
      part('card_online', 150),
    ]);
    const alone = anOrder([sold(soup)], { payment: [part('meal_card_online', 2_000), part('cash', 150)] });
    expect(judge(alone, { lines: [aLine(soup, { quantity: 2 })] }).changed?.payment).toEqual([
      part('meal_card_online', 2_000),
      part('cash', 2_300),
    ]);
    // Without food everything is collected at the door, and what the meal card paid goes back.
    expect(judge(alone, { lines: [aLine(wine)] }).changed?.payment).toEqual([part('cash', 6_050)]);
  });

  test('beside a meal card the sums follow the food, and the change names them', () => {
    const paid = [
      { means: 'meal_card', amount: bani(2000) },
      { means: 'cash', amount: bani(150) },
    ] as const;
    const order = anOrder([sold(soup)], { payment: paid, mealCardEligible: bani(2000) });
    const judged = judge(order, { lines: [aLine(soup, { quantity: 2 })], secondPart: bani(10) });
    expect(judged.changed).toMatchObject({
      mealCardEligible: 4000,
      payment: [
        { means: 'meal_card', amount: 4000 },
        { means: 'cash', amount: 300 },
      ],
    });
    expect(told(judged)?.at(-1)?.replaceAll('\u00a0', ' ')).toBe(
      'Plată: Card de masă și numerar (20,00 lei cu cardul de masă) (1,50 lei numerar) → Card de masă și numerar (40,00 lei cu cardul de masă) (3,00 lei numerar)',
    );
  });

  test('another card part is a change, and is told', () => {
    const split = [
      { means: 'cash', amount: bani(1300) },
      { means: 'card', amount: bani(3000) },
    ] as const;
    const shop = { offeredPayments: ['cash', 'card', 'cash-card'] } as const;
    const more = judge(anOrder([sold(soup, { quantity: 2 })], { payment: split }), { secondPart: bani(4000) }, shop);
    expect(told(more)).toEqual([`Plată: Numerar și card → Numerar și card (${formatLei(bani(4000))} cu cardul)`]);
    expect(more.changed?.payment).toEqual([
      { means: 'cash', amount: 300 },
      { means: 'card', amount: 4000 },
    ]);
    const order = anOrder([sold(soup, { quantity: 2 })]);
    expect(told(judge(order, { payment: 'cash-card', secondPart: bani(1000) }, shop))).toEqual([
      `Plată: Numerar → Numerar și card (${formatLei(bani(1000))} cu cardul)`,
    ]);
    expect(codes(judge(order, { payment: 'card', secondPart: bani(1000) }, shop))).toEqual([]);
  });

  test('more cash than the law lets a company pay is refused, also where packaging by hand makes it so', () => {
    const feast = aProduct({ name: 'Ospăț', sizes: [aSize({ price: bani(250_000) })] });
    const company = { name: 'Moara SRL', cui: 'RO18547290', tradeRegister: '', office: '' };
    const order = anOrder([sold(feast)], { company, manualPackaging: bani(100) });
    const shop = { menu: aMenu([feast]) };
    expect(codes(judge(order, { lines: [aLine(feast, { quantity: 3 })] }, shop))).toEqual(['cash_ceiling_company']);
    expect(codes(judge(order, { lines: [aLine(feast, { quantity: 2 })] }, shop))).toEqual(['cash_ceiling_company']);
    const byCard = judge(order, { lines: [aLine(feast, { quantity: 3 })], payment: 'card' }, shop);
    expect(byCard.changed?.payment).toEqual([{ means: 'card', amount: 750_100 }]);
  });

  test('money is conserved: the new total is what the new content costs, the difference new less old', () => {
    const dishes = [soup, cake, wine];
    const line = fc.record({ dish: fc.integer({ min: 0, max: 2 }), quantity: fc.integer({ min: 1, max: 5 }) });
    const cart = fc.uniqueArray(line, { minLength: 1, selector: ({ dish }) => dish });
    const linesOf = (chosen: readonly { dish: number; quantity: number }[]) =>
      chosen.map(({ dish, quantity }) => aLine(dishes[dish] ?? soup, { quantity }));
    fc.assert(
      fc.property(cart, cart, fc.option(fc.integer({ min: 0, max: 900 })), (before, after, manual) => {
        const order = anOrder(
          before.map(({ dish, quantity }) => sold(dishes[dish] ?? soup, { quantity })),
          { manualPackaging: manual === null ? null : bani(manual) },
        );
        const { changed } = judge(order, { lines: linesOf(after) });
        if (changed === null) throw new Error('nothing forbids it');
        const { sums, payment, manualPackaging } = changed;
        expect(changed.total).toBe(sumBani([sums.products, manualPackaging ?? sums.packaging, sums.deposits]));
        expect(sumBani(payment.map(({ amount }) => amount))).toBe(changed.payable);
        const moved = changed.changes.reduce((all, { pieces, text }) => {
          const dish = dishes.find(({ name }) => text.startsWith(name)) ?? soup;
          return all + pieces * (firstSize(dish).price + firstSize(dish).deposit);
        }, 0);
        const packaging = (one: { manualPackaging: Bani | null }, computed: Bani) => one.manualPackaging ?? computed;
        const boxes = packaging(changed, sums.packaging) - packaging(order, order.packaging);
        expect(changed.payable - order.payable).toBe(moved + boxes);
        // And back again: the order that it was.
        expect(judge(order, { lines: linesOf(before) }).changed?.changes).toEqual([]);
      }),
    );
  });
});

describe('what is kept and told', () => {
  test('an order before its change, with its bundles as one line each', () => {
    const order = anOrder(
      [
        sold(soup, { quantity: 2, message: 'iute', extras: [{ name: 'Ardei', price: bani(200) }] }),
        sold(cake, { bundleId: 8, setLabel: 'Desert' }),
      ],
      { bundles: [{ id: 8, promotionId: 3, name: 'Meniu', quantity: 2, unitPrice: bani(2500) }] },
    );
    expect(earlierContent(order)).toEqual({
      items: [
        { quantity: 2, name: 'Ciorbă', sizeLabel: '350 g', extras: ['Ardei'], message: 'iute', price: 4400 },
        { quantity: 2, name: 'Meniu', sizeLabel: '', extras: ['Papanași · 350 g'], message: '', price: 5000 },
      ],
      method: 'PICKUP',
      place: '',
      dueAt: order.promisedAt,
      means: ['cash'],
      payable: order.payable,
    });
  });

  test('changes that follow each other are one list: what was taken off and put back is none', () => {
    const hour = { pieces: 0, text: 'Ora: 12:30 → 13:00' };
    const earlier = [{ pieces: -1, text: 'Ciorbă' }, { pieces: 1, text: 'Papanași' }, hour];
    const later = [
      { pieces: 1, text: 'Ciorbă' },
      { pieces: 1, text: 'Papanași' },
    ];
    expect(addChanges(earlier, later).map(formatChange)).toEqual(['+ 2 × Papanași', hour.text]);
    expect(earlier.map(formatChange).map(parseChange)).toEqual(earlier);
  });

  test('an extra is part of the name of its line; a bundle of the order can be had again', () => {
    const bundle = aBundle([aSet(1, false, [soup])], { id: 3, name: 'Meniu' });
    const pepper = { name: 'Ardei', price: bani(200), allergens: [] };
    const hot = { ...soup, extras: [pepper] };
    const order = anOrder([sold(soup, { bundleId: 8 })], {
      bundles: [{ id: 8, promotionId: 3, name: 'Meniu', quantity: 1, unitPrice: bani(2000) }],
    });
    const lines = [aLine(hot, { extras: ['Ardei'] }), aBundleLine(bundle, { quantity: 2 })];
    const { changed } = judge(order, { lines }, { menu: aMenu([hot]), promotions: [bundle] });
    expect(changed?.changes.map(formatChange)).toEqual(['+ 1 × Meniu', '+ 1 × Ciorbă · 350 g + Ardei']);
  });
});
