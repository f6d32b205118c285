/**
 * One attempt to pay online as a table of moves: what happened at the provider, from which states, to which state. What
 * is not in the table changes nothing, so a repeated, late or reordered message has no second effect.
 */
import { keysOf } from '#domain/keys-of.ts';
import { type Bani, bani, minusBani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';

export const ATTEMPT_STATES = [
  /** Stored with the order; the provider has not answered yet. */
  'created',
  /** Whether the provider has it is not known: it is asked, never started again. */
  'unknown',
  /** The provider refused to start it: nothing happened there. */
  'failed',
  /** The guest can pay. */
  'started',
  /** Refused by the bank; the guest can try again at the provider. */
  'declined',
  /** Over without money; a provider that cannot close may still take some. */
  'expired',
  /** Blocked, not taken. */
  'held',
  /** Taken at once. */
  'paid',
  /** Taken after a hold. */
  'captured',
  /** The hold ended without money. */
  'released',
  'refunded_part',
  'refunded',
  /** The cardholder's bank asks the money back. */
  'disputed',
] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** No money was seen yet. */
const WITHOUT_MONEY = ['created', 'unknown', 'failed', 'started', 'declined', 'expired'] as const;
const TAKEN = ['paid', 'captured', 'refunded_part'] as const;

/** What is stored of an attempt, one row for each; rows are only added. */
export const ATTEMPT_MOVES = {
  started: { from: ['created', 'unknown'], to: 'started' },
  start_refused: { from: ['created', 'unknown'], to: 'failed' },
  start_unknown: { from: ['created'], to: 'unknown' },
  declined: { from: ['created', 'unknown', 'started', 'declined'], to: 'declined' },
  expired: { from: ['created', 'unknown', 'failed', 'started', 'declined'], to: 'expired' },
  held: { from: WITHOUT_MONEY, to: 'held' },
  paid: { from: WITHOUT_MONEY, to: 'paid' },
  captured: { from: ['held'], to: 'captured' },
  released: { from: ['held'], to: 'released' },
  refunded_part: { from: TAKEN, to: 'refunded_part' },
  refunded: { from: [...TAKEN, 'disputed'], to: 'refunded' },
  disputed: { from: TAKEN, to: 'disputed' },
} as const satisfies Record<string, { readonly from: readonly AttemptState[]; readonly to: AttemptState }>;
export type AttemptMove = keyof typeof ATTEMPT_MOVES;
export const ALL_ATTEMPT_MOVES: readonly AttemptMove[] = keysOf(ATTEMPT_MOVES);

/**
 * Rows that do not move the attempt: money that belongs to no order (a second payment, another amount, an order that
 * cannot be made), and a refund that staff granted.
 */
export const ATTEMPT_NOTES = ['orphaned', 'granted'] as const;
export type AttemptNote = (typeof ATTEMPT_NOTES)[number];

export type AttemptEvent = { readonly kind: AttemptMove | AttemptNote; readonly amount: Bani };

export function isMove(kind: AttemptEvent['kind']): kind is AttemptMove {
  return kind in ATTEMPT_MOVES;
}

/** The state after an event; the same where the table does not have it. */
export function nextState(state: AttemptState, kind: AttemptEvent['kind']): AttemptState {
  return canHappen(state, kind) && isMove(kind) ? ATTEMPT_MOVES[kind].to : state;
}

export function canHappen(state: AttemptState, kind: AttemptEvent['kind']): boolean {
  if (!isMove(kind)) return true;
  const from: readonly AttemptState[] = ATTEMPT_MOVES[kind].from;
  return from.includes(state);
}

/** The money of an attempt: sums of its events. */
export type AttemptMoney = {
  /** Blocked now. */
  readonly held: Bani;
  readonly taken: Bani;
  readonly refunded: Bani;
  /** What staff decided to give back of it. */
  readonly granted: Bani;
  readonly isOrphan: boolean;
};

export const NO_MONEY: AttemptMoney = {
  held: ZERO_BANI,
  taken: ZERO_BANI,
  refunded: ZERO_BANI,
  granted: ZERO_BANI,
  isOrphan: false,
};

export function moneyOf(events: readonly AttemptEvent[]): AttemptMoney {
  const sum = (...kinds: readonly AttemptEvent['kind'][]) =>
    sumBani(events.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));
  const isHoldOver = events.some(({ kind }) => kind === 'captured' || kind === 'released');
  return {
    held: isHoldOver ? ZERO_BANI : sum('held'),
    taken: sum('paid', 'captured'),
    refunded: sum('refunded_part', 'refunded'),
    granted: sum('granted'),
    isOrphan: events.some(({ kind }) => kind === 'orphaned'),
  };
}

/** Taken and not given back. */
export function keptOf({ taken, refunded }: Pick<AttemptMoney, 'taken' | 'refunded'>): Bani {
  return bani(Math.max(0, minusBani(taken, refunded)));
}

/** Whether the provider may still report money for it: such attempts are asked about. */
export function isOpen(state: AttemptState): boolean {
  return state === 'created' || state === 'unknown' || state === 'started' || state === 'declined';
}

/** Whether the guest can pay it at the provider now. */
export function isPayable(state: AttemptState): boolean {
  return state === 'started' || state === 'declined';
}
