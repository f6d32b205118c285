import type { CartSums, PricedLine } from '#domain/cart/priced-cart.ts';
import type { Bani } from '#domain/money/bani.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import { sumOfReductions } from '#domain/promotions/reduction.ts';
import { checkout } from '#web/i18n/checkout.ts';
import { lineText } from '#web/i18n/order-line.ts';
import { placing } from '#web/i18n/placing.ts';

/** What the button said before the server answered that it no longer holds. */
export type PriceChange = {
  readonly before: { readonly sums: CartSums; readonly lines: readonly PricedLine[] };
  /** What the server says it costs now. */
  readonly now: CartSums;
  /** Promotions that the person of the order gets no more. */
  readonly withheld: readonly Pick<Promotion, 'id' | 'name'>[];
};

/** Something that cost one thing before and costs another now; `now` is `null` when it can no longer be had. */
export type Changed = { readonly name: string; readonly before: Bani; readonly now: Bani | null };

/** The lines whose price is another than before, or that can no longer be ordered. */
export function changedLines(before: readonly PricedLine[], now: readonly PricedLine[]): readonly Changed[] {
  return before.flatMap((line): Changed[] => {
    const same = now.find(({ key }) => key === line.key);
    const isGone = same === undefined || same.parts.length === 0 || same.problems.length > 0;
    if (isGone) return [{ name: line.name, before: line.products, now: null }];
    return same.products === line.products ? [] : [{ name: line.name, before: line.products, now: same.products }];
  });
}

/** The sums that are others than before, the total always last. */
export function changedSums(before: CartSums, now: CartSums): readonly Changed[] {
  const rows = [
    { name: checkout.products, before: before.products, now: now.products },
    { name: checkout.packaging, before: before.packaging, now: now.packaging },
    { name: lineText.deposits, before: before.deposits, now: now.deposits },
    { name: checkout.delivery, before: before.deliveryFee, now: now.deliveryFee },
    { name: placing.reduction, before: sumOfReductions(before.reductions), now: sumOfReductions(now.reductions) },
  ];
  return [
    ...rows.filter((row) => row.before !== row.now),
    { name: checkout.total, before: before.payable, now: now.payable },
  ];
}
