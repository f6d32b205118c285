/**
 * What payments need of orders. Orders use payments, so `features.ts` passes it in: an order's row is locked by the
 * payment that calls it.
 */

import type { Bani } from '#domain/money/bani.ts';
import type { Payment } from '#domain/orders/payment-means.ts';
import type { MoneyTurn } from '#domain/payments/online-money.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Announcements } from '#server/platform/events/announcements.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import type { Enqueue } from '#server/platform/jobs.ts';
import type { Secrets } from '#server/platform/security/secrets.ts';
import type { OrderOfPayment } from './payments.repository.ts';

export type { OrderOfPayment } from './payments.repository.ts';

export type StepTools = { readonly enqueue: Enqueue; readonly at: Instant };

export type OrderSteps = {
  /** The order comes to the restaurant: it rings, its mail is queued, its slips are printed. */
  readonly arrive: (tx: Tx, order: OrderOfPayment, tools: StepTools) => Promise<void>;
  /** The same for an order that was given up; false, and nothing changed, when it cannot be made any more. */
  readonly revive: (tx: Tx, order: OrderOfPayment, tools: StepTools) => Promise<boolean>;
  /** The order is given up: stock, coupon, uses and capacity are free again. */
  readonly abandon: (tx: Tx, order: OrderOfPayment, at: Instant) => Promise<void>;
  /** It comes to the restaurant with another payment, at the door. */
  readonly payAtDoor: (tx: Tx, order: OrderOfPayment, payment: Payment, tools: StepTools) => Promise<void>;
  /** Staff read in its history what became of its money, and panels show the order anew. */
  readonly noteMoney: (
    tx: Tx,
    order: OrderOfPayment,
    turn: { readonly what: MoneyTurn; readonly amount: Bani; readonly at: Instant },
  ) => Promise<void>;
  /** What the provider has was written anew: the register's receipt follows. */
  readonly updateReceipt: (tx: Tx, order: { readonly orderId: number; readonly at: Instant }) => Promise<void>;
  /** Wakes the panels; after the commit. */
  readonly announce: (announcements: Announcements) => void;
  /** The path of its live page. */
  readonly pagePath: (secrets: Secrets, orderId: number) => Promise<string>;
  /** The hash of an access token, and since when orders are still opened by theirs. */
  readonly tokenFacts: (token: string, now: Instant) => { readonly tokenHash: Buffer; readonly placedAfter: Instant };
  /** The order may not be moved to the door: the restaurant asks first orders to be paid online, which works now. */
  readonly needsPaymentOnline: (db: Database, order: OrderOfPayment) => Promise<boolean>;
  /** The ways at the door that the restaurant offers to guests. */
  readonly offersAtDoor: (db: Database, payment: Payment) => Promise<boolean>;
};
