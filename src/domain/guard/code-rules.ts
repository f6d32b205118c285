/** Rules for when an order is confirmed by a code sent to the mailbox. */
import type { Bani } from '#domain/money/bani.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { minuteOfDay } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import { parseMinuteOfDay } from '#domain/time/minute-of-day.ts';

export type CodeRules = {
  /** The first order of a guest from this sum on; null: no code. */
  readonly firstFrom: Bani | null;
  /** Minutes of the day, `to` excluded; past midnight when `from` is later than `to`. null: no code. */
  readonly night: { readonly from: number; readonly to: number } | null;
};

export const NO_CODES: CodeRules = { firstFrom: null, night: null };

/** Default hours in the form while no rule is set. */
export const USUAL_NIGHT = { from: 22 * 60, to: 6 * 60 };

export function asksForCodes({ firstFrom, night }: CodeRules): boolean {
  return firstFrom !== null || night !== null;
}

/** Whether `after` asks where `before` did not. */
export function beginsToAsk(before: CodeRules, after: CodeRules): boolean {
  return (before.firstFrom === null && after.firstFrom !== null) || (before.night === null && after.night !== null);
}

/** `always`: every guest. `first`: only a guest to whom nothing was handed over yet. */
export type CodeReason = 'always' | 'first';

export function codeReason(
  { firstFrom, night }: CodeRules,
  { payable, at }: { readonly payable: Bani; readonly at: Instant },
): CodeReason | null {
  if (night !== null && isWithin(night, minuteOfDay(at))) return 'always';
  return firstFrom !== null && payable >= firstFrom ? 'first' : null;
}

function isWithin({ from, to }: NonNullable<CodeRules['night']>, minute: number): boolean {
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

/** As typed. */
export type CodeRulesDraft = {
  readonly asksFirst: boolean;
  /** null: unreadable. */
  readonly firstFrom: Bani | null;
  readonly asksAtNight: boolean;
  readonly nightFrom: string;
  readonly nightTo: string;
};

export type CodeRulesProblem =
  | { readonly field: 'firstFrom'; readonly code: 'amount_invalid' }
  | { readonly field: 'nightFrom' | 'nightTo'; readonly code: 'hour_invalid' };

export function parseCodeRules(draft: CodeRulesDraft): Result<CodeRules, readonly CodeRulesProblem[]> {
  const problems: CodeRulesProblem[] = [];
  const { asksFirst, firstFrom, asksAtNight } = draft;
  if (asksFirst && (firstFrom === null || firstFrom <= 0))
    problems.push({ field: 'firstFrom', code: 'amount_invalid' });
  const from = parseMinuteOfDay(draft.nightFrom);
  const to = parseMinuteOfDay(draft.nightTo);
  if (asksAtNight && !from.ok) problems.push({ field: 'nightFrom', code: 'hour_invalid' });
  if (asksAtNight && (!to.ok || (from.ok && from.value === to.value))) {
    problems.push({ field: 'nightTo', code: 'hour_invalid' });
  }
  if (problems.length > 0) return err(problems);
  return ok({
    firstFrom: asksFirst ? firstFrom : null,
    night: asksAtNight && from.ok && to.ok ? { from: from.value, to: to.value } : null,
  });
}
