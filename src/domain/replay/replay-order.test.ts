import { describe, expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { totalsOf } from '#domain/orders/charged-sums.ts';
import { judgeOrder, type OrderZone } from '#domain/orders/placing/judge-order.ts';
import { NO_RULES } from '#domain/promotions/promotion-rules.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { generateOrders, withoutRules } from '#test/support/recorded-orders.ts';
import type { RecordedOrder } from './recorded-order.ts';
import { factsOfRules, type RecordedRules, recordRules } from './recorded-rules.ts';
import { refusalOf, replayOrder } from './replay-order.ts';

const { orders: all, refused } = generateOrders(2_500);
/** Enough for what a single change does. */
const orders = all.slice(0, 1_500);

type WithRules = RecordedOrder & { readonly rules: RecordedRules };

function hasRules(order: RecordedOrder): order is WithRules {
  return order.rules !== null;
}

/** The orders that are computed otherwise when each has these rules, with the facts that differ. */
function listDiffering(change: (rules: RecordedRules) => RecordedRules) {
  return orders.filter(hasRules).flatMap((order) => {
    const { differences } = replayOrder({ ...order, rules: change(order.rules) });
    return differences.length === 0 ? [] : [{ number: order.number, facts: differences.map(({ fact }) => fact) }];
  });
}

function numbersOf(all: readonly { readonly number: number }[]): readonly number[] {
  return all.map(({ number }) => number);
}

function changeZone(code: string, change: (zone: OrderZone) => OrderZone) {
  return (rules: RecordedRules): RecordedRules => ({
    ...rules,
    zones: rules.zones.map((zone) => (zone.code === code ? change(zone) : zone)),
  });
}

const deliveredTo = (code: string) => orders.filter(({ address }) => address.zoneCode === code);
const [anyOrder] = orders as [RecordedOrder];
const tenth = orders[9] as RecordedOrder;

describe('unchanged rules', () => {
  test('give the same rows, sums, VAT and promises for every one of 2,500 orders', () => {
    const replayed = all.map(replayOrder);
    expect(replayed.filter(({ differences }) => differences.length > 0)).toEqual([]);
    expect(replayed.every(({ from }) => from === 'rules')).toBe(true);
  });

  test('give the same refusals, with every reason', () => {
    expect(refused.length).toBeGreaterThan(250);
    const reasons = new Set(refused.map(({ refusal }) => refusal));
    expect([...reasons]).toEqual(
      expect.arrayContaining(['zone_unknown', 'below_minimum', 'slot_full', 'age_declaration_required']),
    );
    const other = refused.filter(
      ({ request, rules, at, refusal }) => refusalOf(judgeOrder(request, factsOfRules(rules, at)).problems) !== refusal,
    );
    expect(other).toEqual([]);
  });

  test('cover what restaurants do: bundles, options, gifts, coupons, full quarters, chosen hours', () => {
    const share = (isMeant: (order: RecordedOrder) => boolean) => orders.filter(isMeant).length / orders.length;
    expect(share(({ bundles }) => bundles.length > 0)).toBeGreaterThan(0.1);
    expect(share(({ reductions }) => reductions.length > 1)).toBeGreaterThan(0.05);
    expect(share(({ reductions }) => reductions.some(({ code }) => code !== null))).toBeGreaterThan(0.03);
    expect(share(({ lines }) => lines.some(({ extras }) => extras.some(({ option }) => option)))).toBeGreaterThan(0.1);
    expect(share(({ requestedAt }) => requestedAt !== null)).toBeGreaterThan(0.1);
  });

  test('are not needed to price an order from its own record', () => {
    const replayed = all.map(withoutRules).map(replayOrder);
    expect(replayed.filter(({ differences }) => differences.length > 0)).toEqual([]);
    expect(replayed.every(({ from }) => from === 'record')).toBe(true);
  });
});

describe('a planted change of the rules finds exactly the orders that it changes', () => {
  const product = tenth.rules?.menu.products[0];
  const sizeIds = product?.sizes.map(({ id }) => id) ?? [];
  const paidPieces = orders.filter(({ lines }) => lines.some((line) => sizeIds.includes(line.sizeId)));
  const changeProduct =
    (change: (one: RecordedRules['menu']['products'][number]) => RecordedRules['menu']['products'][number]) =>
    (rules: RecordedRules): RecordedRules => ({
      ...rules,
      menu: {
        ...rules.menu,
        products: rules.menu.products.map((one) => (one.id === product?.id ? change(one) : one)),
      },
    });

  test('a price of one ban', () => {
    const found = listDiffering(
      changeProduct((one) => ({
        ...one,
        sizes: one.sizes.map((size) => ({ ...size, price: bani(size.price + 1) })),
      })),
    );
    expect(paidPieces.length).toBeGreaterThan(20);
    expect(numbersOf(found)).toEqual(numbersOf(paidPieces));
  });

  test('a VAT rate', () => {
    const found = listDiffering(changeProduct((one) => ({ ...one, vatBasisPoints: 900 })));
    expect(numbersOf(found)).toEqual(numbersOf(paidPieces));
    expect(found.every(({ facts }) => facts.includes('rows') && !facts.includes('total'))).toBe(true);
  });

  test('a fee of one ban', () => {
    const found = listDiffering(changeZone('BLJ', (zone) => ({ ...zone, fee: bani(zone.fee + 1) })));
    expect(numbersOf(found)).toEqual(numbersOf(deliveredTo('BLJ').filter(({ deliveryFee }) => deliveryFee > 0)));
  });

  test('a minimum, and a zone that is switched off: they are refused', () => {
    const found = listDiffering(changeZone('TIU', (zone) => ({ ...zone, minimumOrder: bani(6_000) })));
    expect(numbersOf(found)).toEqual(numbersOf(deliveredTo('TIU').filter(({ products }) => products < 6_000)));
    expect(new Set(found.flatMap(({ facts }) => facts))).toEqual(new Set(['refusal']));
    const off = listDiffering(changeZone('CEN', (zone) => ({ ...zone, enabled: false })));
    expect(numbersOf(off)).toEqual(numbersOf(deliveredTo('CEN')));
  });

  test('a promotion', () => {
    const found = listDiffering((rules) => ({
      ...rules,
      promotions: rules.promotions.map((one) => (one.type === 'DISCOUNT_ON_CART' ? { ...one, isActive: false } : one)),
    }));
    const reduced = orders.filter(({ reductions }) => reductions.some(({ promotionId }) => promotionId === 13));
    expect(reduced.length).toBeGreaterThan(20);
    expect(numbersOf(found)).toEqual(numbersOf(reduced));
  });

  test('a promised hour: only orders as soon as possible are told another one', () => {
    const found = listDiffering((rules) => ({
      ...rules,
      own: { ...rules.own, usualMinutes: { pickup: 200, delivery: rules.own.usualMinutes.delivery } },
    }));
    const soon = orders.filter(({ toldAt, method }) => toldAt !== null && method === 'PICKUP');
    expect(numbersOf(found)).toEqual(numbersOf(soon));
  });
});

describe('a fact that is stored otherwise is found, and only it', () => {
  const altered: readonly (readonly [string, (order: WithRules) => RecordedOrder])[] = [
    [
      'rows',
      (order) => ({ ...order, lines: order.lines.map((one) => ({ ...one, boxPrice: bani(one.boxPrice + 1) })) }),
    ],
    ['products', (order) => ({ ...order, products: bani(order.products + 1) })],
    ['packaging', (order) => ({ ...order, packaging: bani(order.packaging + 1) })],
    ['deposits', (order) => ({ ...order, deposits: bani(order.deposits + 1) })],
    ['deliveryFee', (order) => ({ ...order, deliveryFee: bani(order.deliveryFee + 1) })],
    ['total', (order) => ({ ...order, total: bani(order.total - 1) })],
    ['payable', (order) => ({ ...order, payable: bani(order.payable + 1) })],
    ['vat', (order) => ({ ...order, rules: { ...order.rules, own: { ...order.rules.own, vat: [] } } })],
    ['mealCardEligible', (order) => ({ ...order, mealCardEligible: bani((order.mealCardEligible ?? 0) + 1) })],
    ['toldAt', (order) => ({ ...order, toldAt: plusMinutes(order.placedAt, 7) })],
    [
      'promisedAt',
      (order) => ({
        ...order,
        acceptance: { at: order.placedAt, minutes: 20, promisedAt: plusMinutes(order.placedAt, 21) },
        requestedAt: order.requestedAt,
      }),
    ],
  ];
  test.each(altered)('%s', (fact, alter) => {
    const known = orders
      .filter(hasRules)
      .filter(({ number, requestedAt }) => number % 37 === 0 && requestedAt === null);
    const found = known.map((order) => replayOrder(alter(order)).differences.map((one) => one.fact));
    expect(known.length).toBeGreaterThan(10);
    expect(found).toEqual(known.map(() => [fact]));
  });

  test('what a promotion took off', () => {
    const reduced = orders.find(({ reductions }) => reductions.length === 1) as RecordedOrder;
    const [one] = reduced.reductions as [RecordedOrder['reductions'][number]];
    const other = { ...reduced, reductions: [{ ...one, amount: bani(one.amount + 1) }] };
    expect(replayOrder(other).differences).toEqual([
      {
        fact: 'reductions',
        stored: `${one.promotionId}:${one.amount + 1}`,
        replayed: `${one.promotionId}:${one.amount}`,
      },
    ]);
  });
});

describe('steps of staff', () => {
  test('packaging that was set at acceptance is in the totals', () => {
    const { products, deposits, deliveryFee, reductions } = anyOrder;
    const charged = totalsOf({ products, packaging: bani(990), deposits, deliveryFee }, reductions);
    const packed = { ...anyOrder, ...charged, manualPackaging: bani(990) };
    expect(replayOrder(packed).differences).toEqual([]);
    expect(replayOrder({ ...packed, payable: bani(packed.payable + 1) }).differences.map(({ fact }) => fact)).toEqual([
      'payable',
    ]);
  });

  test('without an acceptance, and without a known sum for meal cards, these are not compared', () => {
    expect(replayOrder({ ...anyOrder, acceptance: null, mealCardEligible: null }).differences).toEqual([]);
  });

  test('an address that was removed with its person is not judged', () => {
    const delivered = deliveredTo('BLJ')[0] as RecordedOrder;
    const removed = { ...delivered, address: { ...delivered.address, street: '', streetNumber: '' } };
    expect(replayOrder(removed).differences).toEqual([]);
    const nowhere = { ...removed, address: { ...removed.address, zoneCode: null } };
    expect(replayOrder(nowhere).differences.map(({ replayed }) => replayed)).toEqual(['city_required']);
  });
});

describe('what is recorded of the rules', () => {
  const { rules, placedAt } = tenth as WithRules;
  const judged = { payment: { means: 'cash' }, vat: [], slotAt: null } as const;
  const facts = factsOfRules(rules, placedAt);

  test('stock and descriptions are left out', () => {
    const [product, ...others] = facts.menu.products;
    if (product === undefined) throw new Error('An order has a product');
    const limited = product.sizes.map((size) => ({ ...size, stockUnlimited: false, stock: 3 }));
    const menu = { ...facts.menu, products: [{ ...product, description: '<p>Bun</p>', sizes: limited }, ...others] };
    expect(recordRules(judged, { ...facts, menu }, rules.promotions).menu).toEqual(rules.menu);
  });

  test('limits are recorded where something was used of them, and a promotion that is no more set is kept as it was', () => {
    const [first, ...rest] = rules.promotions;
    if (first === undefined) throw new Error('There are promotions');
    const left = { ...first, rules: { ...NO_RULES, mostUses: 2, budget: bani(500) } };
    const recorded = recordRules(judged, { ...facts, promotions: [left, ...rest] }, [
      { ...first, rules: NO_RULES },
      ...rest,
    ]);
    expect(recorded.own.limits).toContainEqual({ promotionId: first.id, mostUses: 2, budget: bani(500) });
    expect(factsOfRules(recorded, placedAt).promotions[0]).toEqual(left);
    expect(recordRules(judged, { ...facts, promotions: [left] }, []).own.limits).toHaveLength(1);
  });

  test('of the capacity, the quarters up to that of the order', () => {
    const quarter = (minutes: number) => instant(Math.floor(placedAt / 900_000) * 900_000 + minutes * 60_000);
    const capacity = {
      left: [-15, 0, 15, 30].map((minutes) => ({ at: quarter(minutes), scope: 'all' as const, left: 1 })),
      closed: [quarter(15), quarter(45)],
    };
    const full = { ...facts, schedule: { ...facts.schedule, capacity } };
    const near = recordRules({ ...judged, slotAt: quarter(15) }, full, []).own.capacity;
    expect(near).toEqual({ left: capacity.left.slice(1, 3), closed: [quarter(15)] });
    expect(recordRules(judged, full, []).own.capacity).toEqual({
      left: capacity.left.slice(1),
      closed: capacity.closed,
    });
    const open = { ...facts, schedule: { ...facts.schedule, capacity: null } };
    expect(recordRules(judged, open, []).own.capacity).toBe(null);
  });
});
