/** Rules for when an order is confirmed by a code sent to the mailbox, or must be paid online. */
import { type Bani, ZERO_BANI } from '#domain/money/bani.ts';
import type { DeliveryMethod } from '#domain/orders/order.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { minuteOfDay } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import { parseMinuteOfDay } from '#domain/time/minute-of-day.ts';

/** What proves that a first order is meant: a code from its mailbox, or its money. */
export const FIRST_PROOFS = ['code', 'pay_online'] as const;
export type FirstProof = (typeof FIRST_PROOFS)[number];

export type CodeRules = {
  /** The first order of a guest from this sum on; null: nothing is asked of it. */
  readonly firstFrom: Bani | null;
  readonly firstProof: FirstProof;
  /** Minutes of the day, `to` excluded; past midnight when `from` is later than `to`. null: no code. */
  readonly night: { readonly from: number; readonly to: number } | null;
};

export const NO_CODES: CodeRules = { firstFrom: null, firstProof: 'code', night: null };

/** Default hours in the form while no rule is set. */
export const USUAL_NIGHT = { from: 22 * 60, to: 6 * 60 };

export function asksForCodes({ firstFrom, night }: CodeRules): boolean {
  return firstFrom !== null || night !== null;
}

/** Whether `after` asks for codes where `before` did not. */
export function beginsToAsk(before: CodeRules, after: CodeRules): boolean {
  return (before.firstFrom === null && after.firstFrom !== null) || (before.night === null && after.night !== null);
}

/** Whether `after` asks first orders to be paid online and `before` did not. */
export function beginsToAskOnline(before: CodeRules, after: CodeRules): boolean {
  const asks = ({ firstFrom, firstProof }: CodeRules) => firstFrom !== null && firstProof === 'pay_online';
  return asks(after) && !asks(before);
}

/** `always`: every guest. `first`: only a guest to whom nothing was handed over yet. */
export type CodeReason = 'always' | 'first';

/**
 * Whom an order needs a code of. While payment online cannot be taken, the code stands in for it.
 *
 * @param canPayOnline payment online is offered and works now
 */
export function codeReason(
  { firstFrom, firstProof, night }: CodeRules,
  { payable, canPayOnline, at }: { readonly payable: Bani; readonly canPayOnline: boolean; readonly at: Instant },
): CodeReason | null {
  if (night !== null && isWithin(night, minuteOfDay(at))) return 'always';
  if (firstProof === 'pay_online' && canPayOnline) return null;
  return firstFrom !== null && payable >= firstFrom ? 'first' : null;
}

/**
 * Whether an order must be paid online if nothing was handed over to its guest yet. Compared is what would be paid when
 * it changes hands: what a provider takes is no risk.
 */
export function asksToPayOnline(
  { firstFrom, firstProof }: Pick<CodeRules, 'firstFrom' | 'firstProof'>,
  {
    method,
    unpaid,
    canPayOnline,
  }: { readonly method: DeliveryMethod; readonly unpaid: Bani; readonly canPayOnline: boolean },
): boolean {
  // A guest who eats in the restaurant is seen before being served.
  if (firstFrom === null || firstProof !== 'pay_online' || !canPayOnline || method === 'RESTAURANT') return false;
  return unpaid > ZERO_BANI && unpaid >= firstFrom;
}

function isWithin({ from, to }: NonNullable<CodeRules['night']>, minute: number): boolean {
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

/** As typed. */
export type CodeRulesDraft = {
  readonly asksFirst: boolean;
  readonly firstProof: FirstProof;
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
  const { asksFirst, firstProof, firstFrom, asksAtNight } = draft;
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
    firstProof,
    night: asksAtNight && from.ok && to.ok ? { from: from.value, to: to.value } : null,
  });
}
