import { expect, test } from 'vitest';
import { bani, ZERO_BANI } from '#domain/money/bani.ts';
import { PROMOTION_TYPES } from '#domain/promotions/kinds.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import { NO_RULES } from '#domain/promotions/promotion-rules.ts';
import { localDate } from '#domain/time/local-date.ts';
import { aBundle } from '#test/support/a-cart.ts';
import { generateOrders, withoutRules } from '#test/support/recorded-orders.ts';
import { canBeReplayed } from './can-be-replayed.ts';
import type { RecordedOrder } from './recorded-order.ts';
import { broughtBy, summariseWhatIf } from './what-if.ts';
import { replayOffer } from './what-if-promotion.ts';

const { orders: all } = generateOrders(260, 21);
const NEW = -1;
/** Without another offer, whose place a new one would take, and without alcohol, which none reduces. */
const plain = all.filter(
  ({ reductions, lines }) => reductions.length === 0 && lines.every(({ isAgeRestricted }) => !isAgeRestricted),
);
const NONE: ReadonlyMap<number, number> = new Map();

/** Five lei off, from fifty lei on; its days are those of a promotion that begins later. */
function anOffer(about: Partial<Promotion> = {}): Promotion {
  return aBundle([], {
    id: NEW,
    type: 'FIXED_DISCOUNT_ON_CART',
    name: 'Cinci lei',
    discountAmount: bani(500),
    minimumOrder: bani(5_000),
    startDate: localDate('2027-06-01'),
    endDate: localDate('2027-06-30'),
    ...about,
  });
}

function replay(
  saved: Promotion | null,
  typed: Promotion,
  orders: readonly RecordedOrder[] = plain,
  categories = NONE,
) {
  return summariseWhatIf(orders.map(replayOffer(saved, typed, categories)));
}

const numbersOf = (orders: readonly { readonly number: number }[]) =>
  orders.map(({ number }) => number).toSorted((one, other) => one - other);

test('a new offer takes its lei off exactly the orders that reach its minimum', () => {
  const reached = plain.filter(({ products }) => products >= 5_000);
  const found = replay(null, anOffer());
  expect(reached.length).toBeGreaterThan(20);
  expect(numbersOf(found.changed)).toEqual(numbersOf(reached));
  expect(found.counts).toEqual({ refused: 0, taken: 0, other_sum: reached.length, later: 0 });
  expect(broughtBy(found)).toBe(-500 * reached.length);
});

test('an offer as it is saved changes nothing; one that is switched off brings its lei back', () => {
  expect(replay(anOffer(), anOffer()).changed).toEqual([]);
  const off = replay(anOffer(), anOffer({ isActive: false }));
  expect(broughtBy(off)).toBe(-broughtBy(replay(null, anOffer())));
  // In the place of what it was on the day of the order, not beside it.
  const saved = all[0]?.rules?.promotions.find(({ type }) => type === 'DISCOUNT_ON_CART');
  if (saved === undefined) throw new Error('The restaurant has a discount');
  expect(replay(saved, saved, all).changed).toEqual([]);
});

test('its number of orders and its budget are used up in the order in which the orders came', () => {
  const reached = plain
    .filter(({ products }) => products >= 5_000)
    .toSorted((one, other) => one.placedAt - other.placedAt);
  const few = replay(null, anOffer({ rules: { ...NO_RULES, mostUses: 3 } }), reached);
  expect(numbersOf(few.changed)).toEqual(numbersOf(reached.slice(0, 3)));
  const little = replay(null, anOffer({ rules: { ...NO_RULES, budget: bani(1_200) } }), reached);
  expect(numbersOf(little.changed)).toEqual(numbersOf(reached.slice(0, 2)));
});

test('a person gets a first order, and an offer once, by telephone and mailbox; nobody is known without', () => {
  const reached = plain.filter(({ products }) => products >= 5_000).slice(0, 4);
  const once = replay(null, anOffer({ rules: { ...NO_RULES, mostUsesPerPerson: 1 } }), reached);
  expect(once.changed).toHaveLength(1);
  const first = replay(null, anOffer({ type: 'FIRST_ORDER' }), reached);
  expect(first.changed).toHaveLength(1);
  const nameless = reached.map((order) => ({ ...order, contact: { ...order.contact, email: '', phone: '' } }));
  expect(replay(null, anOffer({ type: 'FIRST_ORDER' }), nameless).changed).toEqual([]);
  const strangers = reached.map((order, index) => ({
    ...order,
    contact: { ...order.contact, email: `o${index}@exemplu.ro`, phone: `+4072212345${index}` },
  }));
  expect(replay(null, anOffer({ type: 'FIRST_ORDER' }), strangers).changed).toHaveLength(4);
});

test('orders of before rules were recorded: by their record, by today’s categories, and not where another offer was', () => {
  const old = plain.map(withoutRules);
  const found = replay(null, anOffer(), old);
  expect(found.changed).toEqual(replay(null, anOffer()).changed);
  expect(found.byRecord).toBe(old.length);

  const [sample] = old.flatMap(({ lines }) => lines.filter((line) => line.bundleId === null && !line.isAgeRestricted));
  if (sample === undefined) throw new Error('Orders have lines');
  const ofCategory = anOffer({
    type: 'DISCOUNT_ON_PRODUCT',
    discountAmount: bani(100),
    minimumOrder: ZERO_BANI,
    rules: { ...NO_RULES, categoryIds: [77] },
  });
  const having = old.filter(({ lines }) =>
    lines.some(({ productId, bundleId }) => productId === sample.productId && bundleId === null),
  );
  const byCategory = replay(null, ofCategory, old, new Map([[sample.productId, 77]]));
  expect(numbersOf(byCategory.changed)).toEqual(numbersOf(having));

  const reduced = all.filter(({ reductions }) => reductions.some(({ code }) => code === null)).map(withoutRules);
  expect(replay(null, anOffer(), reduced).changed).toEqual([]);
});

test('an order whose locality the rules of its day do not have counts as it is', () => {
  const [delivered] = plain.filter(({ method }) => method === 'DELIVERY');
  if (delivered?.rules == null) throw new Error('Orders are delivered');
  const nowhere = { ...delivered, rules: { ...delivered.rules, zones: [] } };
  expect(replay(null, anOffer(), [nowhere]).changed).toEqual([]);
});

test('what a guest has to ask for cannot be replayed', () => {
  const not = PROMOTION_TYPES.filter((type) => !canBeReplayed(type));
  expect(not.toSorted()).toEqual(['BUY_X_GET_Y_FREE', 'COUPON_CODE', 'NEWSLETTER_SUBSCRIPTION']);
});
