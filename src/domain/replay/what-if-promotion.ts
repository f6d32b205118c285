import { sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import type { OrderFacts } from '#domain/orders/placing/judge-order.ts';
import { leftForPerson, personKeys } from '#domain/promotions/person.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import { withoutUsed } from '#domain/promotions/promotion-rules.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { RecordedOrder } from './recorded-order.ts';
import { priceWith, type Served, serveBy, type WhatIfRun } from './what-if.ts';

/**
 * An offer as it is saved and as it is typed, as if it had run on all of these days, at its hours. Its limits are used up
 * in the order in which the orders came; a person is known by the orders replayed.
 *
 * @param saved null for a new one
 * @param categories of the products of today
 */
export function replayOffer(
  saved: Promotion | null,
  typed: Promotion,
  categories: ReadonlyMap<number, number>,
): WhatIfRun {
  const [before, now] = [openOffer(saved, typed.id, categories), openOffer(typed, typed.id, categories)];
  return (order) => serveBy(order, before(order), now(order));
}

function openOffer(offer: Promotion | null, id: number, categories: ReadonlyMap<number, number>) {
  let used = { uses: 0, given: ZERO_BANI };
  const ofPerson = new Map<string, { orders: number; uses: number }>();
  return (order: RecordedOrder): Served => {
    const keys = personKeys({ accountId: null, ...order.contact });
    const person = keys.map((key) => ({ key, ...(ofPerson.get(key) ?? { orders: 0, uses: 0 }) }));
    const left = (promotion: Promotion): Promotion => {
      const rules = withoutUsed(promotion.rules, used);
      const facts = {
        isKnown: keys.length > 0,
        hasOrdered: person.some(({ orders }) => orders > 0),
        uses: Math.max(0, ...person.map(({ uses }) => uses)),
      };
      return { ...promotion, rules: leftForPerson({ type: promotion.type, rules }, facts) };
    };
    const paid = priceWith(order, (facts) =>
      withOffer(order, facts, offer === null ? null : left(offer), { id, categories }),
    );
    // Its delivery was not refused by the rules of its day, and an offer refuses none.
    const { payable, reductions } = paid ?? { payable: order.payable, reductions: [] };
    const given = reductions.filter(({ promotionId, code }) => promotionId === id && code === null);
    if (given.length > 0) {
      used = { uses: used.uses + 1, given: sumBani([used.given, ...given.map(({ amount }) => amount)]) };
    }
    for (const { key, orders, uses } of person) {
      ofPerson.set(key, { orders: orders + 1, uses: uses + Math.min(1, given.length) });
    }
    return { payable, minutesLater: 0 };
  };
}

type About = { readonly id: number; readonly categories: ReadonlyMap<number, number> };

/** The offers of the order's day, with this one in the place of what it was then. */
function withOffer(
  order: RecordedOrder,
  facts: OrderFacts,
  offer: Promotion | null,
  { id, categories }: About,
): OrderFacts {
  const others = facts.promotions.filter((one) => one.id !== id);
  // What another offer took off is taken over from its record: whether this one would have taken its place is not known.
  const isTaken = order.rules === null && order.reductions.some(({ code }) => code === null);
  if (offer === null || isTaken) return { ...facts, promotions: others };
  const today = dateOf(order.placedAt);
  const rules =
    order.rules === null ? { ...offer.rules, categoryIds: ownCategories(order, offer, categories) } : offer.rules;
  return { ...facts, promotions: [...others, { ...offer, startDate: today, endDate: today, rules }] };
}

/** An order that is priced from its own record has a category for each of its products (`keep-promised.ts`). */
function ownCategories(
  { lines }: RecordedOrder,
  { rules: { categoryIds } }: Promotion,
  categories: ReadonlyMap<number, number>,
): readonly number[] {
  const own = lines.filter(({ productId }) => categoryIds.includes(categories.get(productId) ?? 0));
  return [...categoryIds, ...own.map(({ productId }) => -productId)];
}
