/** The steps of an order that its payment takes; `features.ts` passes them to the feature `payments`. */
import { listWaysFor, meansOf, type Payment, wayOf } from '#domain/orders/payment-means.ts';
import { canRevive } from '#domain/payments/can-revive.ts';
import { listRevivalNotes } from '#domain/payments/revival.ts';
import { instant, MINUTE_MS } from '#domain/time/instant.ts';
import { updateReceipt } from '#server/features/fiscal/index.ts';
import { findStoredOnlineDemand } from '#server/features/guard/index.ts';
import { returnStock, takeStock } from '#server/features/menu/index.ts';
import type { OrderOfPayment, OrderSteps } from '#server/features/payments/index.ts';
import { giveUsesBack, releaseCoupon, takeCouponAgain, takeUsesAgain } from '#server/features/promotions/index.ts';
import { loadRestaurantFacts } from '#server/features/restaurant/index.ts';
import { loadOrderingRules } from '#server/features/restaurant-facts/index.ts';
import { countOrder, releaseSlot } from '#server/features/schedule/index.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { hashSecret } from '#server/platform/sessions.ts';
import { recordArrival } from './arrival.repository.ts';
import { orderReceived } from './mails/order-received.ts';
import { ORDER_ACCESS_DAYS, orderAccessToken, trackingPath } from './order-access.ts';
import { ORDER_EVENTS_CHANNEL } from './order-event.ts';
import { listTakenPieces } from './order-lines.repository.ts';
import { insertOrderEvent } from './orders.repository.ts';
import {
  listPiecesToTake,
  markAbandoned,
  markArrived,
  raiseVersion,
  readHeld,
  runOrUndo,
} from './waiting-orders.repository.ts';

const OPEN_MS = ORDER_ACCESS_DAYS * 24 * 60 * MINUTE_MS;
/** The hour that a guest read before ordering is kept when paying took no longer. */
const PROMISE_HOLDS_MS = 5 * MINUTE_MS;

type Tools = Parameters<OrderSteps['arrive']>[2];

export const PAYMENT_STEPS: OrderSteps = {
  arrive: (tx, order, tools) => arrive(tx, order, tools, { payment: null, by: 'provider' }),
  payAtDoor: (tx, order, payment, tools) => arrive(tx, order, tools, { payment, by: 'guest' }),
  async revive(tx, order, tools) {
    const { schedule } = await loadOrderingRules(tx, tools.at);
    if (!canRevive(order, schedule, tools.at)) return false;
    return runOrUndo(tx, async () => {
      const taken = await takeStock(tx, await listPiecesToTake(tx, order.id));
      if (!taken.ok) return false;
      const { coupon, uses } = await retakePromises(tx, order.id, tools.at);
      await arrive(tx, order, tools, { payment: null, by: 'provider' });
      const isQuarterFull = await countOrder(tx, order.id, tools.at);
      const status = arrivalStatus(order);
      for (const note of listRevivalNotes({ coupon, uses, isQuarterFull })) {
        await noteMoney(tx, { id: order.id, status }, { ...note, at: tools.at });
      }
      return true;
    });
  },
  async abandon(tx, { id }, at) {
    await markAbandoned(tx, id);
    await returnStock(tx, await listTakenPieces(tx, id));
    await releaseCoupon(tx, id, at);
    await giveUsesBack(tx, id);
    await releaseSlot(tx, id);
  },
  noteMoney,
  updateReceipt,
  announce: (announcements) => announcements.announce(ORDER_EVENTS_CHANNEL),
  pagePath: async (secrets, orderId) => trackingPath(orderAccessToken(await secrets.load('order_access'), orderId)),
  tokenFacts: (token, now) => ({ tokenHash: hashSecret(token), placedAfter: instant(now - OPEN_MS) }),
  offersAtDoor,
  async needsPaymentOnline(db, { method, payable, phone, userId }) {
    const judged = { method, payable, payment: [], phone, userId, canPayOnline: true };
    return (await findStoredOnlineDemand(db, judged)) !== null;
  },
};

async function noteMoney(
  tx: Tx,
  { id, status }: Pick<OrderOfPayment, 'id' | 'status'>,
  { what, amount, at }: Parameters<OrderSteps['noteMoney']>[2],
): Promise<void> {
  // An order that has not arrived has no history.
  if (status === 'AWAITING_PAYMENT' || status === 'ABANDONED') return;
  const step = { orderId: id, from: [status], actor: { kind: 'provider' }, at } as const;
  const version = await raiseVersion(tx, id);
  await insertOrderEvent(tx, step, { kind: 'money', version, status, facts: { money: { what, amount } } });
}

/** Coupon and uses are the order's again where they are free; what others took meanwhile is returned. */
async function retakePromises(tx: Tx, orderId: number, at: Tools['at']) {
  const { reductions, person } = await readHeld(tx, orderId);
  const coupon = reductions.find(({ code }) => code !== null);
  const isCouponGone = coupon !== undefined && !(await takeCouponAgain(tx, orderId, at));
  return {
    coupon: isCouponGone ? coupon.amount : null,
    uses: await takeUsesAgain(tx, { orderId, reductions, person }),
  };
}

function arrivalStatus({ requestedAt }: Pick<OrderOfPayment, 'requestedAt'>) {
  return requestedAt === null ? 'NEW' : 'SCHEDULED';
}

/** Visible, announced, mailed and printed together. */
async function arrive(
  tx: Tx,
  order: OrderOfPayment,
  { enqueue, at }: Tools,
  { payment, by }: { readonly payment: Payment | null; readonly by: 'provider' | 'guest' },
): Promise<void> {
  const { id, placedAt } = order;
  const status = arrivalStatus(order);
  const version = await markArrived(tx, id, { status, at, payment, keepsPromise: at - placedAt < PROMISE_HOLDS_MS });
  const mailJob = await enqueue.asStatement(orderReceived.job({ orderId: id }));
  await recordArrival(tx, { orderId: id, actor: { kind: by }, status, version, at, mailJob });
}

async function offersAtDoor(db: Database, payment: Payment): Promise<boolean> {
  const way = wayOf(meansOf(payment));
  const { offeredPayments } = await loadRestaurantFacts(db);
  return way !== null && offeredPayments.includes(way) && listWaysFor('guest').includes(way);
}
