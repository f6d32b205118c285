/** What the page of an order says about its money. */
import { ZERO_BANI } from '#domain/money/bani.ts';
import type { OrderStatus } from '#domain/orders/order.ts';
import type { Payment, PaymentPart } from '#domain/orders/payment-means.ts';
import type { HiddenStatus } from '#domain/orders/status-sets.ts';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import { type AttemptState, isOpen, isPayable } from './attempt.ts';
import { MONEY_STATES, moneyStateOf, type OnlineMoney } from './online-money.ts';
import { type AttemptOfPart, findNextPart, listPaidParts } from './online-parts.ts';
import type { DeclineReason } from './provider-state.ts';

/**
 * `starting`: not at the provider yet · `open`: to be paid · `checking`: not known, the provider is asked · `declined` ·
 * `failed`: the provider did not begin it · `over`: too late · `going_back` · `rest_due`: one part is paid, the next not
 * begun · and what `moneyStateOf` says.
 */
export const GUEST_MONEY_STATES = [
  ...MONEY_STATES,
  'starting',
  'open',
  'checking',
  'declined',
  'failed',
  'over',
  'going_back',
  'rest_due',
] as const;
export type GuestMoneyState = (typeof GUEST_MONEY_STATES)[number];

export type GuestAttempt = AttemptOfPart & {
  readonly state: AttemptState;
  readonly payUrl: string | null;
  readonly payUntil: Instant;
  readonly declined: DeclineReason | null;
};

export type GuestPayment = {
  readonly state: GuestMoneyState;
  readonly declined: DeclineReason | null;
  readonly payUrl: string | null;
  readonly payUntil: Instant | null;
  readonly mayStartAgain: boolean;
  readonly mayPayAtDoor: boolean;
  /** What is to be paid online now; null once nothing is. */
  readonly nextPart: PaymentPart | null;
  /** Paid or held already, while another part is awaited. */
  readonly paidParts: Payment;
};

/** Attempts that one part of an order may have. */
export const MOST_ATTEMPTS = 5;
/** A payment that was begun anew has this long at least. */
const SHORTEST_MINUTES = 2;

/** @param attempts in the order they were made */
export function describeGuestPayment(
  order: { readonly status: OrderStatus | HiddenStatus; readonly payment: Payment; readonly money: OnlineMoney },
  attempts: readonly GuestAttempt[],
  now: Instant,
): GuestPayment {
  const last = attempts.at(-1) ?? null;
  if (order.status !== 'AWAITING_PAYMENT' || last === null) {
    return {
      state: stateOfMoney(order),
      declined: null,
      payUrl: null,
      payUntil: null,
      mayStartAgain: false,
      mayPayAtDoor: false,
      nextPart: null,
      paidParts: [],
    };
  }
  const nextPart = findNextPart(order.payment, attempts);
  const ofPart = attempts.filter(({ means }) => means === nextPart?.means);
  const current = ofPart.at(-1) ?? null;
  const isInTime = now < plusMinutes(last.payUntil, -SHORTEST_MINUTES);
  const isUnclear = attempts.some(({ state }) => state === 'unknown' || state === 'created');
  return {
    state: current === null ? 'rest_due' : stateOfAttempt(current),
    declined: current?.state === 'declined' ? current.declined : null,
    payUrl: current !== null && isPayable(current.state) ? current.payUrl : null,
    payUntil: last.payUntil,
    mayStartAgain: isInTime && !isUnclear && nextPart !== null && ofPart.length < MOST_ATTEMPTS,
    mayPayAtDoor: !isUnclear,
    nextPart,
    paidParts: listPaidParts(order.payment, attempts),
  };
}

function stateOfMoney({ status, money }: { readonly status: OrderStatus | HiddenStatus; readonly money: OnlineMoney }) {
  const state = moneyStateOf(money);
  if (money.goingBack > ZERO_BANI) return 'going_back';
  return state === 'none' && status === 'ABANDONED' ? 'over' : state;
}

function stateOfAttempt({ state }: GuestAttempt): GuestMoneyState {
  if (state === 'created') return 'starting';
  if (state === 'unknown') return 'checking';
  if (state === 'failed' || state === 'declined') return state;
  return isOpen(state) ? 'open' : 'over';
}
