import { parseText, type TextRefusal } from '#domain/accounts/parse-text.ts';
import { type Bani, bani, minusBani, ZERO_BANI } from '#domain/money/bani.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { REASON_MAX_LENGTH } from '#domain/text/reason.ts';
import { type AttemptMoney, keptOf } from './attempt.ts';

export type GrantRefusal =
  | { readonly code: 'refund_too_much'; readonly maximum: Bani }
  | { readonly code: 'reason_required' }
  | TextRefusal;

/** What staff can still give back of an attempt: what is kept and not promised to go back already. */
export function sumRefundable(money: AttemptMoney, onlineSum: Bani): Bani {
  const stays = bani(Math.max(0, minusBani(onlineSum, money.granted)));
  return money.isOrphan ? ZERO_BANI : bani(Math.min(keptOf(money), stays));
}

/** A refund of all or a part of what was taken online, with its reason. */
export function validateRefund(
  maximum: Bani,
  amount: Bani,
  reason: string,
): Result<{ readonly amount: Bani; readonly reason: string }, GrantRefusal> {
  const said = parseText(reason, { maximum: REASON_MAX_LENGTH, isRequired: true, isMultiline: true });
  if (!said.ok) return said.error.reason === 'missing' ? err({ code: 'reason_required' }) : err(said.error);
  if (amount <= ZERO_BANI || amount > maximum) return err({ code: 'refund_too_much', maximum });
  return ok({ amount, reason: said.value });
}
