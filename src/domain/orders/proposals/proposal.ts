/** A changed order that waits for the guest's consent. */
import type { Bani } from '#domain/money/bani.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { OrderChange } from './list-changes.ts';

export type ProposalState = 'open' | 'accepted' | 'refused' | 'withdrawn';

/** Time for the guest's answer, in minutes: the options in the dialog, and the maximum. */
export const ANSWER_MINUTES_OPTIONS = [5, 10, 20, 30] as const;
export const ANSWER_MINUTES_MAXIMUM = 240;

/** The part of it that guest and staff see. */
export type Proposal = {
  readonly id: number;
  readonly reason: string;
  readonly expiresAt: Instant;
  readonly changes: readonly OrderChange[];
  readonly payable: Bani;
  /** The new promised moment; null where it is unchanged, or follows from the minutes. */
  readonly dueAt: Instant | null;
  /**
   * Minutes from the guest's consent until it is ready, for an order that is not accepted yet; null without a promised
   * time.
   */
  readonly minutes: number | null;
};

export type ProposalEnd = { readonly code: 'proposal_withdrawn' | 'proposal_answered' | 'proposal_lapsed' };

/** Why an answer is too late; null while it is possible. */
export function refuseProposalAnswer(
  { state, expiresAt }: { readonly state: ProposalState; readonly expiresAt: Instant },
  at: Instant,
): ProposalEnd | null {
  if (state === 'withdrawn') return { code: 'proposal_withdrawn' };
  if (state !== 'open') return { code: 'proposal_answered' };
  return at >= expiresAt ? { code: 'proposal_lapsed' } : null;
}

/** Whether a proposal waits for the guest's answer: meanwhile an unanswered order does not ring. */
export function isAsked({ proposalUntil }: { readonly proposalUntil: Instant | null }, now: Instant): boolean {
  return proposalUntil !== null && now < proposalUntil;
}
