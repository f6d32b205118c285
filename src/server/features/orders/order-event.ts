/** What happened to an order: stored with it, read by panels and timelines. */
import { z } from 'zod';
import { bani } from '#domain/money/bani.ts';
import { PAYMENT_METHODS } from '#domain/orders/order.ts';
import type { OrderEventKind, PushedOrder } from '#domain/orders/order-view.ts';
import { CONSENTS } from '#domain/orders/proposals/earlier-version.ts';
import { instant } from '#domain/time/instant.ts';

/** Where processes tell each other that something was committed. A hint; the table is the truth. */
export const ORDER_EVENTS_CHANNEL = 'order_events';

/**
 * What is kept of an event beside its kind: the moment promised then, what the guest agreed to, that a note about an
 * allergy was read, how it was paid, why it was refused, what was changed, and by whom if not by staff. Who and when stand on the event.
 */
export const EventFacts = z.object({
  promisedAt: z.int().transform(instant).optional(),
  /** The total rose from what was announced, and the guest agreed when asked. */
  agreed: z.object({ announced: z.int().transform(bani), payable: z.int().transform(bani) }).optional(),
  /** Set where the kitchen confirmed that it read what the guest wrote about an allergy. */
  allergyRead: z.literal(true).optional(),
  paid: z
    .object({ method: z.enum(PAYMENT_METHODS), cash: z.int().transform(bani), card: z.int().transform(bani) })
    .optional(),
  /** Set where the card was a meal card. */
  mealCard: z.literal(true).optional(),
  /** To whom the order was given, where that was not the courier's own step. */
  courier: z.string().optional(),
  /** What a courier did before an order was brought back: calls, and minutes at the door. */
  waited: z.object({ calls: z.int(), minutes: z.int() }).optional(),
  /** Set where it turned out that nothing was received. */
  unpaid: z.literal(true).optional(),
  reason: z.string().optional(),
  /** What the guest was asked to say yes to. */
  proposed: z.object({ changes: z.array(z.string()), payable: z.int().transform(bani) }).optional(),
  /** What was changed with the guest's yes, in words; what was to be paid before, and what is to be paid now. */
  changed: z
    .object({
      changes: z.array(z.string()),
      before: z.int().transform(bani),
      payable: z.int().transform(bani),
      consent: z.enum(CONSENTS),
    })
    .optional(),
  /** Set where it was the guest's own step. */
  by: z.literal('guest').optional(),
});
export type EventFacts = z.output<typeof EventFacts>;

/** One event as panels are told of it. */
export type OrderEvent = {
  readonly kind: OrderEventKind;
  readonly orderId: number;
  /** With the version and the status that the event led to. Its items are read for a new order only. */
  readonly order: PushedOrder;
  /** Name of the member of staff or the courier; null for the guest. */
  readonly actor: string | null;
};
