/** A Checkout Session with its payment, in our words. */
import { bani, ZERO_BANI } from '#domain/money/bani.ts';
import type { DeclineReason, ProviderState, ProviderStateKind } from '#domain/payments/provider-state.ts';
import { instant } from '#domain/time/instant.ts';
import type { StripeRefund, StripeSession } from './stripe-api.ts';

/** Codes of refusals that a guest can do something about; every other one is the bank's. */
const DECLINES: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'no_funds',
  card_velocity_exceeded: 'no_funds',
  withdrawal_count_limit_exceeded: 'no_funds',
  expired_card: 'wrong_data',
  incorrect_cvc: 'wrong_data',
  invalid_cvc: 'wrong_data',
  incorrect_number: 'wrong_data',
  invalid_number: 'wrong_data',
  invalid_expiry_month: 'wrong_data',
  invalid_expiry_year: 'wrong_data',
};

export function stateFromStripe(
  session: StripeSession,
  refunds: readonly StripeRefund[],
  attempt: string,
): ProviderState {
  const payment = session.payment_intent;
  const kind = kindOf(session);
  const charge = payment?.latest_charge;
  const card = charge?.payment_method_details?.card;
  const captureBefore = card?.capture_before;
  const failure = payment?.last_payment_error;
  return {
    kind,
    amount: amountOf(kind, payment),
    refunded: bani(sumOfRefunds(refunds, charge)),
    currency: (session.currency ?? '').toUpperCase(),
    attempt: session.client_reference_id ?? attempt,
    heldUntil:
      kind === 'held' && captureBefore !== null && captureBefore !== undefined ? instant(captureBefore * 1000) : null,
    declined:
      kind === 'declined'
        ? (DECLINES[failure?.decline_code ?? ''] ?? DECLINES[failure?.code ?? ''] ?? 'bank_refused')
        : null,
    maskedCard: card?.last4 ? `•••• ${card.last4}` : null,
  };
}

type Payment = StripeSession['payment_intent'];

function kindOf({ status, payment_intent: payment }: StripeSession): ProviderStateKind {
  if (payment?.latest_charge?.disputed === true) return 'disputed';
  if (payment?.status === 'requires_capture') return 'held';
  if (payment?.status === 'succeeded') return 'paid';
  if (payment?.status === 'canceled' || status === 'expired') return 'closed';
  return payment?.last_payment_error ? 'declined' : 'open';
}

function amountOf(kind: ProviderStateKind, payment: Payment) {
  if (kind === 'held') return bani(payment?.amount_capturable ?? 0);
  if (kind === 'paid' || kind === 'disputed') return bani(payment?.amount_received ?? 0);
  return ZERO_BANI;
}

/**
 * What was given back. Taking less than was held may appear as a refund of the rest, which no step of ours and nobody's
 * hand made: the oldest one of exactly that amount without our mark is left out.
 */
function sumOfRefunds(refunds: readonly StripeRefund[], charge: NonNullable<Payment>['latest_charge']): number {
  const rest = charge ? charge.amount - charge.amount_captured : 0;
  const valid = refunds
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .toSorted((one, other) => one.created - other.created);
  const released = valid.findIndex(({ amount, metadata }) => amount === rest && metadata?.attempt === undefined);
  return valid.reduce((sum, { amount }, index) => (index === released ? sum : sum + amount), 0);
}
