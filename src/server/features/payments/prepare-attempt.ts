/** The first attempt of an order, as a part of the statement that inserts the order. */
import type { RawBuilder } from 'kysely';
import { ZERO_BANI } from '#domain/money/bani.ts';
import { isOnlineOn } from '#domain/payments/breaker.ts';
import { listOnlineParts } from '#domain/payments/online-parts.ts';
import { normalEmail } from '#domain/promotions/normal-email.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { newAttempt } from './guest-payment.ts';
import { composeAttempt, MONEY_OF_NEW_ORDER, type OrderOfPayment, readBeforePaying } from './payments.repository.ts';
import type { PaymentProvider } from './providers/provider.ts';

/** Orders of one person that wait for their payment; more are tries of cards. */
const MOST_WAITING = 2;

/** Only orders that are paid online have an attempt. */
const NO_PART = { means: 'card_online', amount: ZERO_BANI } as const;

export type PreparedAttempt = {
  readonly reference: string;
  /** Parts of a statement. */
  readonly statement: RawBuilder<unknown>;
  /** The money of the new order, as its column has it. */
  readonly money: string;
};

/** Whether this person may begin a payment now. */
export async function mayBeginPayment(
  tx: Tx,
  { email, phone }: { readonly email: string; readonly phone: string },
  at: Instant,
): Promise<Result<null, { readonly code: 'online_payment_off' | 'too_many_undecided' }>> {
  const known = await readBeforePaying(tx, { email: normalEmail(email), phone });
  if (!isOnlineOn(known, at)) return err({ code: 'online_payment_off' });
  return known.waiting >= MOST_WAITING ? err({ code: 'too_many_undecided' }) : ok(null);
}

export function prepareAttempt(
  order: Pick<OrderOfPayment, 'id' | 'number' | 'payment' | 'requestedAt'>,
  provider: PaymentProvider,
  at: Instant,
): PreparedAttempt {
  const [part = NO_PART] = listOnlineParts(order.payment);
  const attempt = newAttempt(order, { part, provider, attemptNo: 1, at });
  return { reference: attempt.reference, statement: composeAttempt(attempt), money: MONEY_OF_NEW_ORDER };
}
