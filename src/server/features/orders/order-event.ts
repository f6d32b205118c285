/** What happened to an order: stored with it, read by panels and timelines. */
import { z } from 'zod';
import { bani } from '#domain/money/bani.ts';
import type { OrderEventKind, PushedOrder } from '#domain/orders/order-view.ts';
import { CONSENTS } from '#domain/orders/proposals/earlier-version.ts';
import { MONEY_TURNS } from '#domain/payments/online-money.ts';
import { instant } from '#domain/time/instant.ts';
import { EventPayment, readEventPayment } from './stored-payment.ts';

/** Channel on which processes notify each other of commits. Only a hint: the table is authoritative. */
export const ORDER_EVENTS_CHANNEL = 'order_events';

/**
 * Details stored with an event: the promised moment, what the guest agreed to, whether an allergy note was read, how it
 * was paid, why it was refused, and what was changed. The event itself has the actor and the moment.
 */
const Details = z.object({
  promisedAt: z.int().transform(instant).optional(),
  /** The total is higher than announced, and the guest agreed when asked. */
  agreed: z.object({ announced: z.int().transform(bani), payable: z.int().transform(bani) }).optional(),
  /** Set when the kitchen confirmed that it read the allergy note. */
  allergyRead: z.literal(true).optional(),
  paid: EventPayment.optional(),
  /** Of earlier versions: the card was a meal card. */
  mealCard: z.literal(true).optional(),
  /** Whether the identity document was seen at hand-over; missing without products for adults. */
  identitySeen: z.boolean().optional(),
  /** The courier who got the order, when staff assigned it. */
  courier: z.string().optional(),
  /** The courier's attempts before an order was brought back: calls, and minutes at the door. */
  waited: z.object({ calls: z.int(), minutes: z.int() }).optional(),
  /** Set when a correction says that nothing was received. */
  unpaid: z.literal(true).optional(),
  reason: z.string().optional(),
  /** What became of money that was paid online. */
  money: z.object({ what: z.enum(MONEY_TURNS), amount: z.int().transform(bani) }).optional(),
  /** The proposal that the guest was asked about. */
  proposed: z.object({ changes: z.array(z.string()), payable: z.int().transform(bani) }).optional(),
  /** The change that the guest agreed to: a description, and the payable amount before and after. */
  changed: z
    .object({
      changes: z.array(z.string()),
      before: z.int().transform(bani),
      payable: z.int().transform(bani),
      consent: z.enum(CONSENTS),
    })
    .optional(),
});
export const EventFacts = Details.transform(({ mealCard, paid, ...facts }) => ({
  ...facts,
  ...(paid === undefined ? {} : { paid: readEventPayment(paid, mealCard === true) }),
}));
export type EventFacts = z.output<typeof EventFacts>;

/** One event as panels receive it. */
export type OrderEvent = {
  readonly kind: OrderEventKind;
  readonly orderId: number;
  /** With the version and the status that the event led to. Its items are read for a new order only. */
  readonly order: PushedOrder;
  /** Name of the member of staff or the courier; null for the guest. */
  readonly actor: string | null;
};
