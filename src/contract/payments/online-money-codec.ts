/** Free of zod: guests' pages read with it. */

import type { Bani } from '#domain/money/bani.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import type { OrderStatus, PaymentStatus } from '#domain/orders/order.ts';
import type { Payment } from '#domain/orders/payment-means.ts';
import { moneyStateOf, type OnlineMoney, toCollectOf } from '#domain/payments/online-money.ts';
import { isoInstant, parseIsoInstant, readLei } from '../values/convert.ts';
import type { OnlineMoneyWire } from './online-money-wire.ts';

type OrderOfMoney = {
  readonly status: OrderStatus;
  readonly payable: Bani;
  readonly payment: Payment;
  readonly paymentStatus: PaymentStatus;
  readonly onlineMoney: OnlineMoney | null;
};

export function onlineMoneyToWire(order: OrderOfMoney): OnlineMoneyWire | null {
  const { onlineMoney } = order;
  if (onlineMoney === null) return null;
  const { held, taken, refunded, goingBack, heldUntil, releasedAt, card, needsCheck, parts } = onlineMoney;
  return {
    state: moneyStateOf(onlineMoney),
    held: leiFromBani(held),
    taken: leiFromBani(taken),
    refunded: leiFromBani(refunded),
    goingBack: leiFromBani(goingBack),
    toCollect: leiFromBani(toCollectOf(order)),
    heldUntil: heldUntil === null ? null : isoInstant(heldUntil),
    releasedAt: releasedAt === null ? null : isoInstant(releasedAt),
    card,
    needsCheck,
    ...(parts && {
      parts: parts.map((part) => ({
        means: part.means,
        held: leiFromBani(part.held),
        taken: leiFromBani(part.taken),
        refunded: leiFromBani(part.refunded),
        goingBack: leiFromBani(part.goingBack),
      })),
    }),
  };
}

/** What is to be collected follows from the order. */
export function onlineMoneyFromWire(wire: OnlineMoneyWire | null): OnlineMoney | null {
  if (wire === null) return null;
  return {
    held: readLei(wire.held),
    taken: readLei(wire.taken),
    refunded: readLei(wire.refunded),
    goingBack: readLei(wire.goingBack),
    heldUntil: wire.heldUntil === null ? null : parseIsoInstant(wire.heldUntil),
    releasedAt: wire.releasedAt === null ? null : parseIsoInstant(wire.releasedAt),
    card: wire.card,
    needsCheck: wire.needsCheck,
    ...(wire.parts && {
      parts: wire.parts.map((part) => ({
        means: part.means,
        held: readLei(part.held),
        taken: readLei(part.taken),
        refunded: readLei(part.refunded),
        goingBack: readLei(part.goingBack),
      })),
    }),
  };
}
