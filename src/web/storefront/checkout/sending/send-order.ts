import { type Api, CallFailure } from '#contract/client.ts';
import type { AnswerOf } from '#contract/define/define-call.ts';
import type { ErrorBody } from '#contract/error-body.ts';
import { IDEMPOTENCY_HEADER } from '#contract/idempotency.ts';
import { placeOrder } from '#contract/orders/calls.ts';
import type { OrderBody } from '#contract/orders/order-request.ts';
import { type Attempt, endAttempt, keepAttempt, replaceAttempt, type Shelves } from './attempt.ts';

export type SendOutcome =
  /** `isEarlier`: an earlier attempt had arrived, and this is its order. */
  | { readonly kind: 'placed'; readonly order: AnswerOf<typeof placeOrder>; readonly isEarlier: boolean }
  | { readonly kind: 'refused'; readonly body: ErrorBody }
  /** It is unknown whether the order arrived: the next attempt sends the same key. */
  | { readonly kind: 'unreached'; readonly body: ErrorBody | null }
  /** Another content was sent under this key, and this tab no longer knows which. */
  | { readonly kind: 'sent_before' };

/** How long an answer is waited for. Giving up is safe: the key makes a second attempt the same order. */
const ANSWER_LIMIT_MS = 25_000;
/** More unanswered attempts than a guest makes. */
const MOST_UNANSWERED = 5;

/**
 * Sends the order under the attempt's key.
 *
 * The key stays until the order is placed; after a refusal that placed nothing it may carry another content. If an
 * earlier content had arrived (its answer was lost), that order is fetched instead of placing a second one.
 */
export async function sendOrder({
  api,
  shelves,
  attempt,
  body,
  account,
  minutes,
  code = '',
}: {
  readonly api: Api;
  readonly shelves: Shelves;
  readonly attempt: Attempt;
  readonly body: OrderBody;
  /**
   * The account that the guest sees as signed in: an e-mail address, '' without an account, undefined while unknown.
   */
  readonly account: string | undefined;
  /** The minutes shown to the guest; null when none were shown or another moment was chosen. */
  readonly minutes: number | null;
  /** Order code; '' when none was asked for. */
  readonly code?: string;
}): Promise<SendOutcome> {
  const written = JSON.stringify(body);
  // Not part of the idempotent content: with another account, other minutes or another code it is still the same order.
  const beliefs = {
    ...(account === undefined ? {} : { expectedAccount: account }),
    ...(minutes === null ? {} : { expectedMinutes: minutes }),
    ...(code === '' ? {} : { confirmationCode: code }),
  };
  const earlier = attempt.unanswered.filter((one) => one !== written);
  keepAttempt(shelves.tab, { key: attempt.key, unanswered: [written, ...earlier].slice(0, MOST_UNANSWERED) });
  const outcome = await post(api, attempt.key, { ...body, ...beliefs });
  if (outcome.kind === 'unreached') return outcome;
  if (outcome.kind === 'placed') {
    endAttempt(shelves, attempt);
    return outcome;
  }
  if (outcome.body.code === 'idempotency_conflict') return findEarlier({ api, shelves, attempt, earlier, beliefs });
  if (outcome.body.code === 'price_changed') replaceAttempt(shelves, attempt);
  else keepAttempt(shelves.tab, { ...attempt, unanswered: earlier });
  return outcome;
}

/** Another content was placed under this key: sending that content again returns its order and places nothing. */
async function findEarlier({
  api,
  shelves,
  attempt,
  earlier,
  beliefs,
}: {
  readonly api: Api;
  readonly shelves: Shelves;
  readonly attempt: Attempt;
  readonly earlier: readonly string[];
  readonly beliefs: Pick<OrderBody, 'expectedAccount' | 'expectedMinutes' | 'confirmationCode'>;
}): Promise<SendOutcome> {
  keepAttempt(shelves.tab, { ...attempt, unanswered: earlier });
  for (const written of earlier) {
    // Written by `sendOrder` from an order body.
    const body = JSON.parse(written) as OrderBody;
    const outcome = await post(api, attempt.key, { ...body, ...beliefs });
    if (outcome.kind === 'unreached') return outcome;
    if (outcome.kind === 'placed') {
      endAttempt(shelves, attempt);
      return { ...outcome, isEarlier: true };
    }
  }
  return { kind: 'sent_before' };
}

async function post(api: Api, key: string, body: OrderBody): Promise<Exclude<SendOutcome, { kind: 'sent_before' }>> {
  const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
  return api(placeOrder, { body, headers: { [IDEMPOTENCY_HEADER]: key }, signal }).then(
    (order) => ({ kind: 'placed', order, isEarlier: false }),
    (failure: unknown) => {
      if (!(failure instanceof CallFailure)) throw failure;
      const { status, body: answer } = failure;
      if (status >= 400 && status < 500 && answer !== null) return { kind: 'refused', body: answer };
      return { kind: 'unreached', body: answer };
    },
  );
}
