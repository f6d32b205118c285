import type { CartSums, PricedLine } from '#domain/cart/priced-cart.ts';
import type { Bani } from '#domain/money/bani.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import { sumOfReductions } from '#domain/promotions/reduction.ts';
import { checkout } from '#web/i18n/checkout.ts';
import { lineText } from '#web/i18n/order-line.ts';
import { placing } from '#web/i18n/placing.ts';

/** The sums that the guest saw, and the server's answer that they changed. */
export type PriceChange = {
  readonly before: { readonly sums: CartSums; readonly lines: readonly PricedLine[] };
  /** The sums by the server now. */
  readonly now: CartSums;
  /** Promotions withheld from the person of the order. */
  readonly withheld: readonly Pick<Promotion, 'id' | 'name'>[];
};

/** A price before and now; `now` is `null` when it can no longer be had. */
export type Changed = { readonly name: string; readonly before: Bani; readonly now: Bani | null };

/** The lines whose price changed, or that can no longer be ordered. */
export function changedLines(before: readonly PricedLine[], now: readonly PricedLine[]): readonly Changed[] {
  return before.flatMap((line): Changed[] => {
    const same = now.find(({ key }) => key === line.key);
    const isGone = same === undefined || same.parts.length === 0 || same.problems.length > 0;
    if (isGone) return [{ name: line.name, before: line.products, now: null }];
    return same.products === line.products ? [] : [{ name: line.name, before: line.products, now: same.products }];
  });
}

/** The sums that changed, the total always last. */
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
