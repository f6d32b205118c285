/** What a bank asks when a cardholder disputes a payment, beside the order itself. No card data. */
import type { Bani } from '#domain/money/bani.ts';
import { bani } from '#domain/money/bani.ts';
import type { AttemptEvent } from '#domain/payments/attempt.ts';
import type { ProviderName } from '#domain/payments/providers.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { maybeInstant, readInstant } from '#server/platform/postgres/read-instant.ts';

export type PaymentEvidence = {
  /** The version of the terms that was accepted with the order. */
  readonly termsVersion: string;
  readonly declaredAdult: boolean;
  readonly attempts: readonly {
    readonly reference: string;
    readonly provider: ProviderName;
    readonly providerRef: string | null;
    readonly mode: 'live' | 'test';
    readonly amount: Bani;
    readonly at: Instant;
    readonly events: readonly { readonly kind: AttemptEvent['kind']; readonly amount: Bani; readonly at: Instant }[];
  }[];
  /** Mails to the guest about the order; `sentAt` null: not sent. */
  readonly mails: readonly {
    readonly subject: string;
    readonly recipient: string;
    readonly at: Instant;
    readonly sentAt: Instant | null;
  }[];
};

/** null for an order that does not exist, or that was never to be paid online. */
export async function findPaymentEvidence(db: Database, orderNumber: number): Promise<PaymentEvidence | null> {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'terms_version', 'declared_adult', 'email'])
    .where('number', '=', orderNumber)
    .where('online_money', 'is not', null)
    .executeTakeFirst();
  if (order === undefined) return null;
  const attempts = await db
    .selectFrom('payment_attempts')
    .select(['id', 'reference', 'provider', 'provider_ref', 'mode', 'amount_bani', 'created_at'])
    .where('order_id', '=', order.id)
    .orderBy('attempt_no')
    .execute();
  const events = await db
    .selectFrom('payment_events')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'payment_events.attempt_id')
    .select(['attempt_id', 'kind', 'payment_events.amount_bani', 'at'])
    .where('order_id', '=', order.id)
    .orderBy('payment_events.id')
    .execute();
  const mails = await db
    .selectFrom('mails')
    .select(['subject', 'recipient', 'created_at', 'sent_at'])
    .where('order_id', '=', order.id)
    .where('recipient', '=', order.email)
    .orderBy('id')
    .execute();
  return {
    termsVersion: order.terms_version,
    declaredAdult: order.declared_adult,
    attempts: attempts.map((row) => ({
      reference: row.reference,
      // Written by the program only.
      provider: row.provider as ProviderName,
      providerRef: row.provider_ref,
      mode: row.mode,
      amount: bani(row.amount_bani),
      at: readInstant(row.created_at),
      events: events
        .filter((event) => event.attempt_id === row.id)
        .map((event) => ({
          kind: event.kind as AttemptEvent['kind'],
          amount: bani(event.amount_bani),
          at: readInstant(event.at),
        })),
    })),
    mails: mails.map((row) => ({
      subject: row.subject,
      recipient: row.recipient,
      at: readInstant(row.created_at),
      sentAt: maybeInstant(row.sent_at),
    })),
  };
}
