/**
 * The rules and actions of the checkout: judging, showing problems, sending, and clearing what was stored. One chunk,
 * fetched after the form is rendered (use-checkout.ts), which does not need it.
 */
import { type Api, CallFailure } from '#contract/client.ts';
import type { ErrorBody } from '#contract/error-body.ts';
import { type OrderBody, orderRequestToWire } from '#contract/orders/order-request.ts';
import { quoteFromWire } from '#contract/orders/quote.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { EMPTY_CART } from '#domain/cart/change-cart.ts';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { listWithheld } from '#domain/promotions/person.ts';
import type { Instant } from '#domain/time/instant.ts';
import { placing } from '#web/i18n/placing.ts';
import { endAccountSession, expectedAccount } from '#web/session/account-session.ts';
import { keepEarlierOrder } from '#web/storefront/again/earlier-orders.ts';
import { offerToRemember } from '#web/storefront/again/remember-offer.ts';
import { clearAgainNotes } from '#web/storefront/cart/again-notes.ts';
import { currentCart, saveCart } from '#web/storefront/cart/cart-store.ts';
import { loadMenuWithOptions, productIdsOf } from '#web/storefront/facts/menu-with-options.ts';
import { restaurantFacts } from '#web/storefront/facts/shop-answers.ts';
import { saveUnpaidCart } from '#web/storefront/paying/unpaid-cart.ts';
import { keepRunningOrder } from '#web/storefront/visit/running-order.ts';
import { showMessage } from '#web/ui/messages.ts';
import { noAnswerSentence } from '#web/ui/no-answer.ts';
import { type CheckoutFacts, shownMinutes } from './form/checkout-facts.ts';
import { type CheckoutForm, CONTACT_FIELDS } from './form/checkout-form.ts';
import { dropDraft, forget, keepDraft, remember } from './form/device-memory.ts';
import { type CheckoutProblem, type CheckoutQuestion, isOutdated, judgeCheckout } from './form/judge-checkout.ts';
import type { PriceChange } from './price-changes.ts';
import { loadAttempt } from './sending/attempt.ts';
import { ATTEMPT_SHELVES } from './sending/attempt-shelves.ts';
import { type SendOutcome, sendOrder } from './sending/send-order.ts';

export { addWithheld } from '#domain/promotions/person.ts';
export { CartProblems } from './cart-problems.tsx';
export { formFieldAt, sentencesOf } from './form/judge-checkout.ts';
export { ProblemList, SendingNotice } from './order-troubles.tsx';
export { leaveToPay } from './sending/leave-to-pay.ts';

export type Judged = {
  readonly quote: PricedCart;
  /** The request body. */
  readonly body: OrderBody;
  /** It was sent already, and it is unknown whether it arrived. */
  readonly isRepeat: boolean;
  readonly problems: readonly CheckoutProblem[];
};

/** @param unanswered orders sent from this tab of which it is unknown whether they arrived */
export function judge(question: CheckoutQuestion, unanswered: readonly string[]): Judged {
  const { order, quote, problems } = judgeCheckout(question);
  const body = orderRequestToWire(order, quote, question.facts);
  // The same order may have been placed already: the stock that it took must not stop the guest from sending it again.
  const isRepeat = unanswered.includes(JSON.stringify(body));
  return { quote, body, isRepeat, problems: isRepeat ? [] : problems };
}

export type Placed = Extract<SendOutcome, { kind: 'placed' }>;

/** @param code order code; '' when none was asked for */
export async function send(
  api: Api,
  { form, facts }: Pick<CheckoutQuestion, 'form' | 'facts'>,
  { body, quote }: Judged,
  code: string,
): Promise<SendOutcome> {
  return sendOrder({
    api,
    shelves: ATTEMPT_SHELVES,
    attempt: loadAttempt(ATTEMPT_SHELVES),
    body,
    account: expectedAccount(),
    minutes: shownMinutes(form, facts, quote),
    code,
  });
}

/** After a refusal: refetches the menu and the restaurant. Returns what costs something else now, if anything. */
export async function readAnew(
  api: Api,
  { cart, facts }: { readonly cart: Cart; readonly facts: CheckoutFacts },
  body: ErrorBody,
  { sums, lines }: PricedCart,
): Promise<PriceChange | null> {
  if (body.code === 'account_not_signed_in') endAccountSession();
  // When the server does not answer now, the refusal is shown all the same.
  if (isOutdated(body))
    await Promise.allSettled([
      loadMenuWithOptions(api, productIdsOf(cart.lines), { isAnew: true }),
      restaurantFacts(api).reload(),
    ]);
  if (body.code !== 'price_changed' || !body.quote) return null;
  const now = quoteFromWire(body.quote);
  const withheld = listWithheld(facts.promotions, sums.reductions, now.reductions);
  return { before: { sums, lines }, now, withheld };
}

/** As the form tells a failed call. */
export function failureOf(outcome: Exclude<SendOutcome, Placed>): CallFailure {
  if (outcome.kind === 'sent_before') {
    return new CallFailure(409, {
      code: 'idempotency_conflict',
      message: placing.sentBeforeUnknown,
      requestId: '',
    });
  }
  return new CallFailure(outcome.kind === 'refused' ? 409 : 0, outcome.body);
}

export function checkoutFailureSentence(failure: unknown): string {
  if (!(failure instanceof CallFailure)) throw failure;
  // An error of the server itself says nothing that helps; what is kept and what to do next does.
  const said = failure.body?.code === 'internal_error' ? undefined : failure.body?.message;
  return said ?? noAnswerSentence({ offline: placing.offline, silent: placing.failed });
}

/** The order was placed: deletes its draft, and keeps what the guest may want again. */
export function endCheckout({ order, isEarlier }: Placed, form: CheckoutForm, quote: PricedCart, now: Instant): void {
  remember(localStorage, form);
  if (form.remembers) keepEarlierOrder(localStorage, quote, now);
  else if (CONTACT_FIELDS.some((field) => form[field].trim() !== '')) {
    offerToRemember({
      path: order.trackingPath,
      remember: () => {
        remember(localStorage, { ...form, remembers: true });
        keepEarlierOrder(localStorage, quote, now);
      },
      forget: () => forget(localStorage),
    });
  }
  keepRunningOrder(
    localStorage,
    { number: order.orderNumber, path: order.trackingPath, waits: order.orderStatus === 'AWAITING_PAYMENT' },
    form.when === 'chosen' ? form.requestedAt : null,
    now,
  );
  if (order.orderStatus === 'AWAITING_PAYMENT') saveForLater(order.trackingPath, form);
  else dropDraft(sessionStorage);
  saveCart(EMPTY_CART);
  clearAgainNotes();
  if (isEarlier) showMessage(placing.sentBefore);
}

/** What an order that is given up without a payment is made of again; nothing is ticked beforehand. */
function saveForLater(path: string, form: CheckoutForm): void {
  saveUnpaidCart(localStorage, path, currentCart());
  keepDraft(sessionStorage, localStorage, { ...form, acceptsTerms: false, isAdult: false });
}
