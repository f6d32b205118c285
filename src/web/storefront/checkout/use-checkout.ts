import { useEffect, useMemo, useRef, useState } from 'react';
import { CallFailure } from '#contract/client.ts';
import type { ErrorBody, ErrorCode } from '#contract/errors.ts';
import { fieldAt, orderRequestToWire } from '#contract/orders/order-request.ts';
import { quoteFromWire } from '#contract/orders/quote.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { EMPTY_CART } from '#domain/cart/change-cart.ts';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { type Form, useForm } from '#web/forms/use-form.ts';
import { checkout } from '#web/i18n/checkout.ts';
import { useRouter } from '#web/router/index.ts';
import { endAccountSession, expectedAccount } from '#web/session/account-session.ts';
import { SIGNED_OUT_KEY } from '#web/session/device-keys.ts';
import { keepEarlierOrder } from '#web/storefront/again/earlier-orders.ts';
import { clearAgainNotes } from '#web/storefront/cart/again-notes.ts';
import { saveCart, useCart } from '#web/storefront/cart/cart-store.ts';
import { type KeptAnswer, useKept } from '#web/storefront/facts/kept-answer.ts';
import { loadMenuWithOptions, productIdsOf, useMenuWithOptions } from '#web/storefront/facts/menu-with-options.ts';
import { restaurantFacts } from '#web/storefront/facts/shop-answers.ts';
import { keepRunningOrder } from '#web/storefront/visit/running-order.ts';
import { say } from '#web/ui/messages.ts';
import { useNow } from '#web/ui/use-now.ts';
import { useApi } from '#web/use-api.ts';
import { type AccountPrefill, fillFrom } from './form/account-prefill.ts';
import { type CheckoutFacts, readCheckoutFacts, shownMinutes } from './form/checkout-facts.ts';
import type { CheckoutForm } from './form/checkout-form.ts';
import { dropDraft, dropTraces, forget, keepDraft, loadForm, remember } from './form/device-memory.ts';
import {
  type CheckoutField,
  type CheckoutProblem,
  isOutdated,
  judgeCheckout,
  sentencesOf,
} from './form/judge-checkout.ts';
import { priceCheckout } from './form/order-of-form.ts';
import { dropUnoffered, settleForm } from './form/settle-form.ts';
import type { PriceChange } from './price-changes.ts';
import { keepAttempt, loadAttempt, newAttempt } from './sending/attempt.ts';
import { type SendOutcome, sendOrder } from './sending/send-order.ts';
import { useCoupon } from './sending/use-coupon.ts';

/** All that the parts of the checkout show and do. */
export type Checkout = {
  readonly engine: Form<CheckoutForm>;
  readonly cart: Cart;
  /** What was typed, with what goes without saying. */
  readonly form: CheckoutForm;
  readonly facts: CheckoutFacts;
  readonly priced: PricedCart;
  /** Everything that keeps the order from being placed, shown or not, in the order of the form. */
  readonly problems: readonly CheckoutProblem[];
  /** What the server refused about this very cart, `null` when nothing. */
  readonly cartRefusal: string | null;
  /** This very order was sent already, and it is not known whether it arrived. */
  readonly isRepeat: boolean;
  /** A reload cut an attempt off; the next press is the same order. */
  readonly wasInterrupted: boolean;
  /** Why the last press placed no order, where that is not told at a field. */
  readonly failure: { readonly code: ErrorCode | null; readonly sentence: string } | null;
  /** The restaurant asks for a code that confirms this order. */
  readonly isConfirming: boolean;
  readonly typeCode: (typed: string) => void;
  readonly change: PriceChange | null;
  readonly isCheckingCoupon: boolean;
  readonly errorOf: (field: CheckoutField) => string | undefined;
  readonly edit: (change: Partial<CheckoutForm>) => void;
  readonly applyCoupon: () => void;
  readonly dismissChange: () => void;
  readonly beginAnew: () => void;
};

/** @param prefill what the account knows of its owner */
export function useCheckout(prefill: AccountPrefill): Checkout {
  const router = useRouter();
  const api = useApi();
  const { cart } = useCart();
  const shop = useLast(useMenuWithOptions(api, productIdsOf(cart.lines)).value);
  const restaurant = useLoaded(restaurantFacts(api));
  const now = useNow();
  const facts = useMemo(() => readCheckoutFacts(restaurant, shop, now), [restaurant, shop, now]);
  // Orders sent from this tab, now or before a reload, of which it is not known whether they arrived.
  const [unanswered, setUnanswered] = useState(() => loadAttempt(sessionStorage).unanswered);
  const [wasInterrupted] = useState(unanswered.length > 0);
  const [change, setChange] = useState<PriceChange | null>(null);
  const [refused, setRefused] = useState<{ readonly code: ErrorCode | null; readonly cart: Cart } | null>(null);
  const [isConfirming, setIsConfirming] = useState(false);
  const code = useRef('');
  const coupon = useCoupon(api);

  const judge = rememberLast((typed: CheckoutForm) => {
    const form = settleForm(typed, facts, priceCheckout(cart, typed, facts));
    const { order, quote, problems } = judgeCheckout({ cart, form, facts, couponRefusal: coupon.refusalOf(typed) });
    const body = orderRequestToWire(order, quote, facts);
    // The very order that may have arrived: what it took from the stock is no reason to keep the guest from asking again.
    const isRepeat = unanswered.includes(JSON.stringify(body));
    return { form, quote, body, isRepeat, problems: isRepeat ? [] : problems };
  });

  const engine = useForm<CheckoutForm, Extract<SendOutcome, { kind: 'placed' }>>({
    initial: () => {
      const kept = fillFrom(loadForm(sessionStorage, localStorage), prefill);
      return dropUnoffered(kept, facts, priceCheckout(cart, kept, facts));
    },
    judge: (typed) => sentencesOf(judge(typed).problems),
    fieldOf: fieldAt,
    tell: tellFailure,
    send: async (typed) => {
      const { form, body, quote } = judge(typed);
      setChange(null);
      const outcome = await sendOrder({
        api,
        shelf: sessionStorage,
        attempt: loadAttempt(sessionStorage),
        body,
        account: expectedAccount(),
        minutes: shownMinutes(form, facts, quote),
        code: code.current.trim(),
      });
      if (outcome.kind === 'placed') return outcome;
      // Once the order is taken, the next key belongs to the next checkout.
      setUnanswered(loadAttempt(sessionStorage).unanswered);
      if (outcome.kind === 'sent_before') throw new CallFailure(409, SENT_BEFORE);
      if (outcome.kind === 'refused') await readAnew(outcome.body, quote);
      throw new CallFailure(outcome.kind === 'refused' ? 409 : 0, outcome.body);
    },
    onRefused: (failure) => {
      const refusal = failure instanceof CallFailure ? (failure.body?.code ?? null) : null;
      setRefused({ code: refusal, cart });
      if (refusal === 'order_code_required') setIsConfirming(true);
    },
    onSent: ({ order, isEarlier }, typed) => {
      const { form, quote } = judge(typed);
      remember(localStorage, form);
      if (form.remembers) keepEarlierOrder(localStorage, quote, now);
      dropDraft(sessionStorage);
      keepRunningOrder(
        localStorage,
        { number: order.orderNumber, path: order.trackingPath },
        form.when === 'chosen' ? form.requestedAt : null,
        now,
      );
      saveCart(EMPTY_CART);
      clearAgainNotes();
      if (isEarlier) say(checkout.sentBefore);
      router.history.replace(order.trackingPath);
    },
  });

  /** After a refusal: the menu and the restaurant as they are now, and what costs something else. */
  async function readAnew(body: ErrorBody, before: PricedCart): Promise<void> {
    if (body.code === 'account_not_signed_in') endAccountSession();
    // Where the server does not answer now, what was refused is said all the same.
    if (isOutdated(body))
      await Promise.allSettled([
        loadMenuWithOptions(api, productIdsOf(cart.lines), { isAnew: true }),
        restaurantFacts(api).reload(),
      ]);
    if (body.code !== 'price_changed' || !body.quote) return;
    setChange({ before: { sums: before.sums, lines: before.lines }, now: quoteFromWire(body.quote) });
  }

  const { form, quote: priced, problems, isRepeat } = judge(engine.values);
  const { step } = engine;
  useDraft(engine.values, step.kind === 'sent');
  const isTold = step.kind === 'refused' && step.refusal.kind !== 'fields' && refused?.code !== 'price_changed';

  return {
    engine,
    cart,
    form,
    facts,
    priced,
    problems,
    cartRefusal: refused?.cart === cart ? (engine.problems.cart ?? null) : null,
    isRepeat,
    wasInterrupted: wasInterrupted && step.kind === 'resting',
    failure: isTold ? { code: refused?.code ?? null, sentence: step.refusal.sentence } : null,
    isConfirming,
    typeCode: (typed) => {
      code.current = typed;
    },
    change,
    isCheckingCoupon: coupon.isChecking,
    errorOf: (field) => engine.problems[field],
    edit: (part) => {
      if (part.remembers === false) forget(localStorage);
      const isOtherMethod = part.method !== undefined && part.method !== form.method;
      // The chosen time was one of the other way's hours (storefront.md §4).
      engine.change({ ...(isOtherMethod ? { when: null, date: null, requestedAt: null } : {}), ...part });
    },
    applyCoupon: () =>
      void coupon.ask(form, priced.sums.products).then((applied) => applied !== null && engine.change(applied)),
    dismissChange: () => setChange(null),
    beginAnew: () => {
      setUnanswered(keepAttempt(sessionStorage, newAttempt()).unanswered);
      engine.rest();
    },
  };
}

const SENT_BEFORE: ErrorBody = { code: 'idempotency_conflict', message: checkout.sentBeforeUnknown, requestId: '' };

function tellFailure(failure: unknown): string {
  if (!(failure instanceof CallFailure)) throw failure;
  return failure.body?.message ?? (navigator.onLine ? checkout.failed : checkout.offline);
}

/** The same answer while it is asked about the same thing: a form is judged when it is shown and when it is sent. */
function rememberLast<Asked, Answer>(answer: (asked: Asked) => Answer): (asked: Asked) => Answer {
  let last: { readonly asked: Asked; readonly answer: Answer } | null = null;
  return (asked) => {
    if (last?.asked !== asked) last = { asked, answer: answer(asked) };
    return last.answer;
  };
}

/** What was there last, while more of it is asked for: the route has loaded the first before the checkout shows. */
function useLast<Value>(value: Value | null): Value {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  const shown = value ?? last;
  if (shown === null) throw new Error('The checkout was opened before its facts');
  return shown;
}

/** What the route has loaded before the checkout shows. */
function useLoaded<Value>(answer: KeptAnswer<Value>): Value {
  const { value } = useKept(answer);
  if (value === null) throw new Error('The checkout was opened before its facts');
  return value;
}

function useDraft(form: CheckoutForm, isPlaced: boolean): void {
  // Outside system: the tab's storage, so that a reload loses nothing.
  useEffect(() => {
    if (!isPlaced) keepDraft(sessionStorage, localStorage, form);
  }, [form, isPlaced]);
  // Outside system: a sign-out in another tab. A new document holds nothing of the person who signed out.
  useEffect(() => {
    const leave = ({ key }: StorageEvent) => {
      if (key !== SIGNED_OUT_KEY) return;
      dropTraces(sessionStorage);
      window.location.reload();
    };
    window.addEventListener('storage', leave);
    return () => window.removeEventListener('storage', leave);
  }, []);
}
