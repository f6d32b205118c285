/**
 * Judges a change by the present rules with its stock locked, so that the result can be applied in the same
 * transaction.
 */
import { type JudgedProposal, judgeProposal } from '#domain/orders/proposals/judge-proposal.ts';
import { cartLinesOf, type ProposedContent, type SoldOrder } from '#domain/orders/proposals/sold-order.ts';
import { normalEmail } from '#domain/promotions/normal-email.ts';
import { normalPhone } from '#domain/promotions/normal-phone.ts';
import { couponOfReductions } from '#domain/promotions/reduction.ts';
import type { Instant } from '#domain/time/instant.ts';
import { type LockedStock, limitedSizes, lockRest, pickOrderMenu } from '#server/features/menu/index.ts';
import { findCoupon } from '#server/features/promotions/index.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { lockRules } from '../orders.repository.ts';
import { orderRules } from '../placing/order-rules.ts';
import { namedIn } from '../placing/resolve-names.ts';

export type JudgedChange = JudgedProposal & {
  /** Of every affected size with limited stock. */
  readonly stock: LockedStock;
};

export async function judgeChange(
  tx: Tx,
  snapshots: Snapshots,
  { order, proposed, at }: { readonly order: SoldOrder; readonly proposed: ProposedContent; readonly at: Instant },
): Promise<JudgedChange> {
  const named = namedIn({ lines: [...proposed.lines, ...cartLinesOf(order)] });
  const locked = await lockRules(tx, { sizeIds: named.sizeIds, at });
  const rules = await snapshots.readHeld(orderRules, { tx, version: locked.rulesVersion, now: at });
  const stock = await lockRest(tx, locked.stock, limitedSizes(rules.menu, named));
  const menu = pickOrderMenu(rules.menu, { productIds: named.productIds, method: proposed.method, stock });
  const facts = {
    ...rules.restaurant,
    // Capacity is not checked: staff agree on the hour with the guest.
    schedule: { ...rules.restaurant.schedule, capacity: null },
    at,
    menu,
    promotions: rules.promotions,
    coupon: await findCouponOf(tx, order),
    isCouponUsed: false,
  };
  return { ...judgeProposal(order, proposed, facts), stock };
}

async function findCouponOf(tx: Tx, { reductions, contact }: SoldOrder) {
  const code = couponOfReductions(reductions);
  if (code === null) return null;
  const person = { emailNormal: normalEmail(contact.email), phoneNormal: normalPhone(contact.phone) };
  return (await findCoupon(tx, code, person)).coupon;
}
