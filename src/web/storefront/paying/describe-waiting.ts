/** What the page of an order says while its payment is awaited. Pure: payment and time in, words out. */
import { minusBani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { describeParts as nameParts } from '#domain/orders/describe-payment.ts';
import type { WaitingPayment } from '#domain/payments/waiting-payment.ts';
import { countOf } from '#domain/text/plural.ts';
import { formatHour } from '#domain/time/format-date.ts';
import { type Instant, MINUTE_MS } from '#domain/time/instant.ts';
import { paying } from '#web/i18n/shop/paying.ts';

export type WaitingStory = {
  readonly title: string;
  readonly text: string;
  readonly mood: 'waiting' | 'rejected' | 'accepted';
  /** Nothing more is to be paid: the order was given up. */
  readonly isOver: boolean;
};

export function describeWaiting({
  state,
  declined,
  refunded,
  goingBack,
  releasedAt,
  orderStatus,
  nextPart,
}: Pick<
  WaitingPayment,
  'state' | 'declined' | 'refunded' | 'goingBack' | 'releasedAt' | 'orderStatus' | 'nextPart'
>): WaitingStory {
  const isOver = orderStatus === 'ABANDONED';
  const back = { mood: 'rejected', isOver } as const;
  switch (state) {
    case 'starting':
      return { title: paying.starting, text: paying.startingText, mood: 'waiting', isOver };
    case 'open':
      return { title: paying.waiting, text: paying.open, mood: 'waiting', isOver };
    case 'rest_due':
      // Without a next part every one is paid: the order is about to arrive.
      return nextPart === null
        ? { title: paying.came, text: paying.cameText, mood: 'accepted', isOver: false }
        : { title: paying.restDue, text: paying.restDueText(formatLei(nextPart.amount)), mood: 'waiting', isOver };
    case 'checking':
      return { title: paying.checking, text: paying.checkingText, mood: 'waiting', isOver };
    case 'declined':
      return { ...back, title: paying.declined, text: paying.declinedText[declined ?? 'bank_refused'] };
    case 'failed':
      return { ...back, title: paying.failed, text: paying.failedText };
    case 'over':
      return { ...back, title: paying.over, text: isOver ? paying.overText : paying.timeIsUp };
    case 'going_back':
      return { ...back, title: paying.goingBack, text: paying.goingBackText(formatLei(goingBack)) };
    case 'refunded':
    case 'refunded_part':
      return { ...back, title: paying.refunded, text: paying.refundedText(formatLei(refunded)) };
    case 'released':
      return {
        ...back,
        title: paying.released,
        text: releasedAt === null ? '' : paying.releasedAt(formatHour(releasedAt)),
      };
    // The money is there: the order is about to arrive.
    case 'none':
    case 'held':
    case 'paid':
      return { title: paying.came, text: paying.cameText, mood: 'accepted', isOver: false };
  }
}

/** „Mai ai 12 minute ca să plătești.”; '' where nothing is to be paid. */
export function describeTimeLeft(
  { payUntil, state }: Pick<WaitingPayment, 'payUntil' | 'state'>,
  now: Instant,
): string {
  if (payUntil === null || state === 'over') return '';
  if (now >= payUntil) return paying.timeIsUp;
  const minutes = Math.floor((payUntil - now) / MINUTE_MS);
  return minutes === 0 ? paying.lastMoment : countOf(minutes, paying.left);
}

/** What two payments mean for the guest; '' where the order has one. */
export function describeParts({
  nextPart,
  paidParts,
  amount,
}: Pick<WaitingPayment, 'nextPart' | 'paidParts' | 'amount'>): string {
  if (paidParts.length > 0) return paying.paidSoFar(nameParts(paidParts));
  if (nextPart === null || nextPart.amount === amount) return '';
  return paying.twoPayments(nameParts([nextPart]), formatLei(minusBani(amount, nextPart.amount)));
}

const QUICK_MS = 2_000;
const PATIENT_MS = 5_000;
const SLOW_MS = 30_000;

/** Milliseconds until the payment is asked about again, after waiting for so long on this page. */
export function checkInterval(waitedMs: number): number {
  if (waitedMs < 30_000) return QUICK_MS;
  return waitedMs < 180_000 ? PATIENT_MS : SLOW_MS;
}
