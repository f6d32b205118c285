/** What an answer of the provider adds to an attempt: the difference between its state and what is stored. */
import { type Bani, minusBani, ZERO_BANI } from '#domain/money/bani.ts';
import { type AttemptEvent, type AttemptMoney, type AttemptState, canHappen, isOpen, nextState } from './attempt.ts';
import type { ProviderState } from './provider-state.ts';

export type KnownAttempt = { readonly state: AttemptState; readonly money: AttemptMoney };
type Seen = Pick<ProviderState, 'kind' | 'amount' | 'refunded' | 'isRefundUncertain'>;

/** The events to add, in their order; none when nothing is new. */
export function findNewEvents(attempt: KnownAttempt, seen: Seen): readonly AttemptEvent[] {
  return eventsOf(attempt, seen).filter(isPossibleAfter(attempt.state));
}

function eventsOf({ state, money }: KnownAttempt, seen: Seen): readonly AttemptEvent[] {
  switch (seen.kind) {
    case 'open':
      return state === 'created' || state === 'unknown' ? [{ kind: 'started', amount: ZERO_BANI }] : [];
    case 'declined':
      return state === 'declined' ? [] : [{ kind: 'declined', amount: ZERO_BANI }];
    case 'held':
      return [{ kind: 'held', amount: seen.amount }];
    case 'paid':
      return [...takenOf(money, seen.amount), ...refundedOf(money, seen)];
    case 'closed':
      if (money.held > ZERO_BANI) return [{ kind: 'released', amount: money.held }];
      return isOpen(state) || state === 'failed' ? [{ kind: 'expired', amount: ZERO_BANI }] : [];
    case 'disputed':
      return [...takenOf(money, seen.amount), { kind: 'disputed', amount: ZERO_BANI }, ...refundedOf(money, seen)];
  }
}

function takenOf({ held }: AttemptMoney, amount: Bani): readonly AttemptEvent[] {
  return [{ kind: held > ZERO_BANI ? 'captured' : 'paid', amount }];
}

/**
 * What was given back beyond what is stored, also from the provider's own screen. A provider that does not name the sum
 * of a refund adds nothing: what the shop gave back itself is stored, anything else is for a person.
 */
function refundedOf({ taken, refunded }: AttemptMoney, seen: Seen): readonly AttemptEvent[] {
  const more = minusBani(seen.refunded, refunded);
  if (more <= ZERO_BANI || seen.isRefundUncertain === true) return [];
  const isAll = seen.refunded >= (taken > ZERO_BANI ? taken : seen.amount);
  return [{ kind: isAll ? 'refunded' : 'refunded_part', amount: more }];
}

/** Keeps what the table allows after what came before it. */
function isPossibleAfter(start: AttemptState) {
  let state = start;
  return ({ kind }: AttemptEvent): boolean => {
    if (!canHappen(state, kind)) return false;
    state = nextState(state, kind);
    return true;
  };
}
