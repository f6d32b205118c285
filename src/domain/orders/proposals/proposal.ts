/** A changed order that waits for the guest's yes. */
import type { Bani } from '#domain/money/bani.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { OrderChange } from './list-changes.ts';

export type ProposalState = 'open' | 'accepted' | 'refused' | 'withdrawn';

/** How long the guest may think, in minutes: what the dialog offers, and the most that is taken. */
export const ANSWER_MINUTES_OPTIONS = [5, 10, 20, 30] as const;
export const ANSWER_MINUTES_MAXIMUM = 240;

/** What guest and staff are shown of it. */
export type Proposal = {
  readonly id: number;
  readonly reason: string;
  readonly expiresAt: Instant;
  readonly changes: readonly OrderChange[];
  readonly payable: Bani;
  /** The hour that would be promised; null where it stays, or follows from the minutes. */
  readonly dueAt: Instant | null;
  /** Minutes from the yes until it is ready, for an order that is not accepted yet; null where no time is told. */
  readonly minutes: number | null;
};

export type ProposalEnd = { readonly code: 'proposal_withdrawn' | 'proposal_answered' | 'proposal_lapsed' };

/** Why an answer comes too late; null while it may be given. */
export function refuseProposalAnswer(
  { state, expiresAt }: { readonly state: ProposalState; readonly expiresAt: Instant },
  at: Instant,
): ProposalEnd | null {
  if (state === 'withdrawn') return { code: 'proposal_withdrawn' };
  if (state !== 'open') return { code: 'proposal_answered' };
  return at >= expiresAt ? { code: 'proposal_lapsed' } : null;
}

/** Whether the guest is being asked: meanwhile an order that waits for an answer does not ring. */
export function isAsked({ proposalUntil }: { readonly proposalUntil: Instant | null }, now: Instant): boolean {
  return proposalUntil !== null && now < proposalUntil;
}
