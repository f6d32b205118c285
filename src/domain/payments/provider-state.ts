/** What a provider says about one attempt to pay, in our words; each adapter translates its own. */
import type { Bani } from '#domain/money/bani.ts';
import type { Instant } from '#domain/time/instant.ts';

/**
 * `open`: not paid yet, can still be · `declined`: refused, and the guest may try again with the same attempt ·
 * `held`: blocked, not taken · `paid`: taken · `closed`: expired or cancelled without money, for good · `disputed`: the
 * cardholder's bank asks the money back.
 */
export type ProviderStateKind = 'open' | 'declined' | 'held' | 'paid' | 'closed' | 'disputed';

/** The three sentences for guests. */
export const DECLINE_REASONS = ['no_funds', 'wrong_data', 'bank_refused'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

export type ProviderState = {
  readonly kind: ProviderStateKind;
  /** Blocked or taken so far, before refunds. 0 without money. */
  readonly amount: Bani;
  /** Given back so far, released sums of a hold not included. */
  readonly refunded: Bani;
  /** Money went back, and the provider does not name how much: `refunded` is the whole amount then. */
  readonly isRefundUncertain?: true;
  readonly currency: string;
  /** Our attempt, as the provider repeats it. */
  readonly attempt: string;
  /** When a hold ends by itself; null when nothing is held, or the provider does not say. */
  readonly heldUntil: Instant | null;
  readonly declined: DeclineReason | null;
  /** „•••• 4242”; null when the provider does not say. */
  readonly maskedCard: string | null;
};
