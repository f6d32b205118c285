import { err, ok, type Result } from '#domain/result.ts';
import { addDays, type LocalDate, parseLocalDate } from '#domain/time/local-date.ts';
import type { LegalKind } from './legal-kinds.ts';

/** According to the terms themselves: a new version is in force two days after its publication. */
export const TERMS_NOTICE_DAYS = 2;

export type PublicationFacts = {
  readonly kind: LegalKind;
  /** `YYYY-MM-DD`. */
  readonly effectiveFrom: string;
  readonly today: LocalDate;
  /** Names of every version of this text. */
  readonly takenVersions: readonly string[];
};

export type Publication = { readonly version: string; readonly effectiveFrom: LocalDate };

export type PublicationRefusal =
  | { readonly code: 'effective_date_invalid' }
  | { readonly code: 'effective_too_early'; readonly earliest: LocalDate };

/** The first day on which a version published today can be in force. */
export function earliestEffectiveDay(kind: LegalKind, today: LocalDate): LocalDate {
  return kind === 'terms' ? addDays(today, TERMS_NOTICE_DAYS) : today;
}

/**
 * Decides the effective day and the name of a version: the day, with a number when that day already has a version. No
 * version replaces another: orders keep the name of the one they accepted (readings 53).
 */
export function decidePublication({
  kind,
  effectiveFrom,
  today,
  takenVersions,
}: PublicationFacts): Result<Publication, PublicationRefusal> {
  const day = parseLocalDate(effectiveFrom);
  if (!day.ok) return err({ code: 'effective_date_invalid' });
  const earliest = earliestEffectiveDay(kind, today);
  if (day.value < earliest) return err({ code: 'effective_too_early', earliest });
  let version: string = day.value;
  for (let number = 2; takenVersions.includes(version); number += 1) version = `${day.value}-${number}`;
  return ok({ version, effectiveFrom: day.value });
}
