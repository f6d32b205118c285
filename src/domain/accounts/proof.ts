/** When a person who is signed in must show once more who they are (docs/decisions/0243). */
import { type Instant, MINUTE_MS } from '#domain/time/instant.ts';

/** For so long a password or a passkey counts for what hurts most. */
export const PROOF_MINUTES = 10;
/** After so long without a call of the back office, it is locked. */
export const OFFICE_IDLE_MINUTES = 60;

export type ProofQuestion = {
  /** The call changes people, rights, payments or legal texts, or takes people's data along. */
  readonly isGrave: boolean;
  /** The call changes how the person signs in. */
  readonly isOfEverySession: boolean;
  /** The call belongs to the back office. */
  readonly isOffice: boolean;
  readonly session: {
    readonly kind: 'page' | 'program' | 'panel';
    readonly provedAt: Instant | null;
    readonly lastSeenAt: Instant;
  };
  readonly hasSecondFactor: boolean;
  readonly now: Instant;
};

/**
 * Sessions of programs that were written from the documents are asked for nothing they do not know of, unless their account
 * has a second factor: its owner knows. Calls that change how the person signs in are none of the documents.
 */
export function needsProof({
  isGrave,
  isOfEverySession,
  isOffice,
  session,
  hasSecondFactor,
  now,
}: ProofQuestion): boolean {
  const { kind, lastSeenAt } = session;
  if (isOffice && kind === 'page' && now - lastSeenAt > OFFICE_IDLE_MINUTES * MINUTE_MS) return true;
  if (!isGrave || (kind !== 'page' && !hasSecondFactor && !isOfEverySession)) return false;
  return !isProvedNow(session, now);
}

/** Whether the person showed who they are within ten minutes. */
export function isProvedNow({ provedAt }: Pick<ProofQuestion['session'], 'provedAt'>, now: Instant): boolean {
  return provedAt !== null && now - provedAt <= PROOF_MINUTES * MINUTE_MS;
}
