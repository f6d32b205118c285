/**
 * A receipt on its way to the register. Drivers do not compare files: the same file twice is two receipts, and a fiscal
 * receipt cannot be taken back. So it is given once, and again only after a person said that it did not come out
 * (docs/decisions/0283).
 */
import { type Instant, MINUTE_MS } from '#domain/time/instant.ts';
import type { ReceiptAnswer } from './read-answer.ts';

/** Of an order, or of a test with one line for each VAT group. */
export const RECEIPT_KINDS = ['sale', 'test'] as const;
export type ReceiptKind = (typeof RECEIPT_KINDS)[number];

/** `given`: the driver or a person has its file; `failed`: it certainly did not come out. */
export const RECEIPT_STATES = ['to_print', 'given', 'printed', 'failed', 'unknown'] as const;
export type ReceiptState = (typeof RECEIPT_STATES)[number];

/** The receipt of an order, for staff. */
export type OrderReceipt = {
  readonly id: number;
  readonly state: ReceiptState;
  readonly givenAt: Instant | null;
  /** As printed; '' while unknown. */
  readonly number: string;
  /** The number of a second receipt of the same order; '' for none. */
  readonly secondNumber: string;
  /** Why it did not come out; '' for no reason. */
  readonly failure: string;
};

export type ReceiptMoments = { readonly state: ReceiptState; readonly givenAt: Instant | null };

/** Without an answer for this long after it was given, nobody knows whether it came out. */
export const RECEIPT_DOUBT_MS = 2 * MINUTE_MS;

/** A receipt that waits longer has no computer that fetches it, or nobody copies its file. */
export const RECEIPT_STALE_MS = 10 * MINUTE_MS;

/** Its state now: an answer that never came is doubt. */
export function receiptStanding({ state, givenAt }: ReceiptMoments, at: Instant): ReceiptState {
  return state === 'given' && at - (givenAt ?? at) > RECEIPT_DOUBT_MS ? 'unknown' : state;
}

/**
 * What an answer makes of a receipt. A yes counts whenever it comes, also about an earlier attempt: the receipt exists on
 * paper, and one that waits to be given again is not needed any more. A no counts only for the attempt that was given
 * last, and changes nothing that a person answered meanwhile.
 */
export function settleReceipt(
  state: ReceiptState,
  answer: ReceiptAnswer,
  { isOfThisAttempt }: { readonly isOfThisAttempt: boolean },
): ReceiptState {
  if (answer.kind === 'printed') return 'printed';
  const isAwaited = state === 'given' || state === 'unknown';
  return isAwaited && isOfThisAttempt ? answer.kind : state;
}

/** What a person can say of a receipt. */
export const RECEIPT_WORDS = ['print_again', 'came_out'] as const;
export type ReceiptWord = (typeof RECEIPT_WORDS)[number];

/**
 * Whether the word of a person changes a receipt: one that waits is not printed again, and one that is being printed is
 * not asked about yet.
 */
export function mayAnswer(standing: ReceiptState, word: ReceiptWord): boolean {
  if (standing === 'given' || standing === 'to_print') return word === 'came_out';
  return standing === 'failed' || standing === 'unknown';
}
