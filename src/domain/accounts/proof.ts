/** When a signed-in person must authenticate again (docs/decisions/0243). */
import { type Instant, MINUTE_MS } from '#domain/time/instant.ts';

/** Minutes for which a password or passkey check allows calls marked as grave. */
export const PROOF_MINUTES = 10;
/** Minutes without a call of the back office after which it is locked. */
export const OFFICE_IDLE_MINUTES = 60;

export type ProofQuestion = {
  /** The call changes people, rights, payments or legal texts, or exports personal data. */
  readonly needsStepUp: boolean;
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
 * Sessions of programs written from the documents are not asked for a proof that they cannot give, unless their account
 * has a second factor. Calls that change how the person signs in are not part of the documents, so they always need it.
 */
export function needsProof({
  needsStepUp,
  isOfEverySession,
  isOffice,
  session,
  hasSecondFactor,
  now,
}: ProofQuestion): boolean {
  const { kind, lastSeenAt } = session;
  if (isOffice && kind === 'page' && now - lastSeenAt > OFFICE_IDLE_MINUTES * MINUTE_MS) return true;
  if (!needsStepUp || (kind !== 'page' && !hasSecondFactor && !isOfEverySession)) return false;
  return !isProvedNow(session, now);
}

/** Whether the person authenticated within the last ten minutes. */
export function isProvedNow({ provedAt }: Pick<ProofQuestion['session'], 'provedAt'>, now: Instant): boolean {
  return provedAt !== null && now - provedAt <= PROOF_MINUTES * MINUTE_MS;
}
