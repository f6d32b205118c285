/** NETOPIA's statuses in our words. Its own libraries call 1 „payment was confirmed”: only 3 and 5 are money. */

import { ZERO_BANI } from '#domain/money/bani.ts';
import { baniFromLei } from '#domain/money/lei-codec.ts';
import type { DeclineReason, ProviderState, ProviderStateKind } from '#domain/payments/provider-state.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { NetopiaAnswer } from './netopia-api.ts';

/**
 * 12 declined and 11 error do not close an attempt: a wrong CVV may be followed by a right one with the same ntpID. 8 is
 * money that went back.
 */
const KINDS: Readonly<Record<number, ProviderStateKind>> = {
  1: 'open',
  2: 'open',
  3: 'paid',
  4: 'closed',
  5: 'paid',
  6: 'open',
  7: 'open',
  8: 'paid',
  9: 'disputed',
  10: 'disputed',
  11: 'declined',
  12: 'declined',
  13: 'open',
  14: 'open',
  15: 'open',
  16: 'disputed',
  17: 'paid',
  18: 'open',
  23: 'closed',
};
const [CREDITED, REVERSED] = [8, 17];

/** Codes of refusals that a guest can do something about; every other one is the bank's. */
const DECLINES: Readonly<Record<string, DeclineReason>> = {
  17: 'wrong_data',
  18: 'wrong_data',
  19: 'wrong_data',
  20: 'no_funds',
  21: 'wrong_data',
  26: 'no_funds',
};

/** @param attempt ours, for answers that do not repeat it */
export function stateFromNetopia(
  { order, payment, error }: NetopiaAnswer,
  attempt: string,
): Result<ProviderState, 'unreadable' | 'unknown_status'> {
  if (payment === null || payment === undefined) return err('unreadable');
  const kind = KINDS[payment.status];
  if (kind === undefined) return err('unknown_status');
  const amount = baniFromLei(payment.amount ?? 0);
  if (!amount.ok) return err('unreadable');
  const hasMoney = kind === 'paid' || kind === 'disputed';
  const isGivenBack = payment.status === CREDITED || payment.status === REVERSED;
  return ok({
    kind,
    amount: hasMoney ? amount.value : ZERO_BANI,
    refunded: isGivenBack ? amount.value : ZERO_BANI,
    // 8 is the status after a part and after the whole; the answer does not name what went back.
    ...(payment.status === CREDITED && { isRefundUncertain: true as const }),
    currency: (payment.currency ?? '').toUpperCase(),
    attempt: order?.orderID ?? attempt,
    heldUntil: null,
    declined: kind === 'declined' ? (DECLINES[error?.code ?? ''] ?? 'bank_refused') : null,
    maskedCard: maskedFromPan(payment.instrument?.panMasked),
  });
}

function maskedFromPan(pan: string | undefined): string | null {
  const last = /(\d{4})$/.exec(pan ?? '')?.[1];
  return last === undefined ? null : `•••• ${last}`;
}
