import { err, ok, type Result } from '#domain/result.ts';
import { parseDuration } from '#domain/time/duration.ts';
import { MINUTES_PER_DAY } from '#domain/time/minute-of-day.ts';
import { DEFAULT_MAXIMUM_ADVANCE_MINUTES, type ServiceTerms } from './schedule.ts';

/** A longer advance is refused as a typing error. */
export const MOST_ADVANCE_DAYS = 365;

/** A service as typed into the form; lengths of time as text, '30 minute', null for none. */
export type ServiceDraft = {
  readonly isEnabled: boolean;
  readonly asSoonAsPossible: boolean;
  readonly minimumAdvance: string | null;
  readonly maximumAdvance: string | null;
};

export type ServiceProblem = {
  readonly field: 'minimumAdvance' | 'maximumAdvance';
  readonly code: 'advance_invalid' | 'advance_days_invalid' | 'advance_crossed';
};

/**
 * Validates the terms of a service (back-office.md §5, readings 17): minimum in minutes, hours or days, maximum in
 * whole days, both at least 1. Without a maximum it is one day, so the minimum must be below that. A service that is
 * off loses its times.
 */
export function decideServiceTerms(draft: ServiceDraft): Result<ServiceTerms, readonly ServiceProblem[]> {
  const { isEnabled: enabled, asSoonAsPossible } = draft;
  if (!enabled) return ok({ enabled, asSoonAsPossible, minimumAdvanceMinutes: null, maximumAdvanceMinutes: null });

  const [minimum, maximum] = [minutesOf(draft.minimumAdvance), minutesOf(draft.maximumAdvance)];
  const problems: ServiceProblem[] = [];
  if (!isAdvance(minimum)) problems.push({ field: 'minimumAdvance', code: 'advance_invalid' });
  if (!isAdvance(maximum) || (maximum ?? 0) % MINUTES_PER_DAY !== 0) {
    problems.push({ field: 'maximumAdvance', code: 'advance_days_invalid' });
  }
  if (problems.length === 0 && (minimum ?? 0) > (maximum ?? DEFAULT_MAXIMUM_ADVANCE_MINUTES)) {
    problems.push({ field: 'maximumAdvance', code: 'advance_crossed' });
  }
  if (problems.length > 0) return err(problems);
  return ok({ enabled, asSoonAsPossible, minimumAdvanceMinutes: minimum, maximumAdvanceMinutes: maximum });
}

/** null for an empty text, NaN for an unreadable one. */
function minutesOf(text: string | null): number | null {
  if (text === null || text.trim() === '') return null;
  const minutes = parseDuration(text);
  return minutes.ok ? minutes.value : Number.NaN;
}

function isAdvance(minutes: number | null): boolean {
  return minutes === null || (minutes >= 1 && minutes <= MOST_ADVANCE_DAYS * MINUTES_PER_DAY);
}
