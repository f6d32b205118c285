import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { CallFailure } from '#contract/client.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import type { Withheld } from '#domain/promotions/withheld.ts';
import { type Form, useForm } from '#web/forms/use-form.ts';
import { useRouter } from '#web/router/index.ts';
import { SIGNED_OUT_KEY } from '#web/session/device-keys.ts';
import { useCart } from '#web/storefront/cart/cart-store.ts';
import { type CachedAnswer, useSavedOrders } from '#web/storefront/facts/cached-answer.ts';
import { productIdsOf, useMenuWithOptions } from '#web/storefront/facts/menu-with-options.ts';
import { restaurantFacts } from '#web/storefront/facts/shop-answers.ts';
import { lazyFile, useLazyFile } from '#web/ui/lazy-part.ts';
import { useNow } from '#web/ui/use-now.ts';
import { useApi } from '#web/use-api.ts';
import { type AccountPrefill, fillFrom } from './form/account-prefill.ts';
import { type CheckoutFacts, readCheckoutFacts } from './form/checkout-facts.ts';
import type { CheckoutForm } from './form/checkout-form.ts';
import { dropTraces, forget, keepDraft, loadForm } from './form/device-memory.ts';
import type { CheckoutField, CheckoutProblem } from './form/judge-checkout.ts';
import { completeLocality, fillOnlyLocality, findLocality, type Locality, listLocalities } from './form/localities.ts';
import { priceCheckout } from './form/order-of-form.ts';
import { dropUnoffered, settleForm } from './form/settle-form.ts';
import type { Placed } from './lazy-checkout.ts';
import type { PriceChange } from './price-changes.ts';
import { beginAttempt, forgetAttempt, loadAttempt, openAttempt } from './sending/attempt.ts';
import { ATTEMPT_SHELVES } from './sending/attempt-shelves.ts';
import { useCoupon } from './sending/use-coupon.ts';

/** State and actions of the checkout, for all its parts. */
export type Checkout = {
  readonly engine: Form<CheckoutForm>;
  /** The chunk with the rules; `null` until it has loaded, shortly after the form is rendered. */
  readonly late: typeof import('./lazy-checkout.ts') | null;
  /** Places the order, as soon as the rules are loaded. */
  readonly submit: () => void;
  readonly isSending: boolean;
  /** The last press found no connection; the same order is sent again when there is one. */
  readonly isResending: boolean;
  readonly cart: Cart;
  /** What was typed, with defaults filled in. */
  readonly form: CheckoutForm;
  readonly facts: CheckoutFacts;
  readonly priced: PricedCart;
  /** The localities it can be delivered to. */
  readonly localities: readonly Locality[];
  /** Everything that keeps the order from being placed, visible or not, in the order of the form. */
  readonly problems: readonly CheckoutProblem[];
  /** The server's refusal of the cart as it is now; `null` when there is none. */
  readonly cartRefusal: string | null;
  /** This order was sent already, and it is unknown whether it arrived. */
  readonly isRepeat: boolean;
  /** A reload interrupted an attempt; the next press sends the same order. */
  readonly wasInterrupted: boolean;
  /** Why the last press placed no order, unless a field shows it. */
  readonly failure: { readonly code: ErrorCode | null; readonly sentence: string } | null;
  /** The restaurant asks for an order code. */
  readonly isConfirming: boolean;
  readonly typeCode: (typed: string) => void;
  readonly change: PriceChange | null;
  readonly isCheckingCoupon: boolean;
  readonly errorOf: (field: CheckoutField) => string | undefined;
  readonly edit: (change: Partial<CheckoutForm>) => void;
  /** Completes a typed locality when only one begins with the text. */
  readonly completeCity: () => void;
  readonly applyCoupon: () => void;
  readonly dismissChange: () => void;
  readonly beginAnew: () => void;
};

const LAZY_CHECKOUT = lazyFile(() => import('./lazy-checkout.ts'));

/** @param prefill what the account knows of the customer */
export function useCheckout(prefill: AccountPrefill): Checkout {
  const router = useRouter();
  const api = useApi();
  const late = useLazyFile(LAZY_CHECKOUT);
  const { cart } = useCart();
  const shop = useLast(useMenuWithOptions(api, productIdsOf(cart.lines)).value);
  const restaurant = useLoaded(restaurantFacts(api));
  const now = useNow();
  const [withheld, setWithheld] = useState<Withheld | null>(null);
  const facts = useMemo(
    () => ({ ...readCheckoutFacts(restaurant, shop, now), withheld }),
    [restaurant, shop, now, withheld],
  );
  // Orders sent from this tab, also before a reload, of which it is unknown whether they arrived.
  const [unanswered, setUnanswered] = useState(() => openAttempt(ATTEMPT_SHELVES).unanswered);
  const [wasInterrupted] = useState(unanswered.length > 0);
  const [change, setChange] = useState<PriceChange | null>(null);
  const [refused, setRefused] = useState<{ readonly code: ErrorCode | null; readonly cart: Cart } | null>(null);
  const [isConfirming, setIsConfirming] = useState(false);
  const [lacksLine, setLacksLine] = useState(false);
  const [wasPressedEarly, setPressedEarly] = useState(false);
  const code = useRef('');
  const coupon = useCoupon(api);

  const settle = rememberLast((typed: CheckoutForm) => settleForm(typed, facts, priceCheckout(cart, typed, facts)));
  const judge = rememberLast(
    (typed: CheckoutForm) =>
      late?.judge({ cart, form: settle(typed), facts, couponRefusal: coupon.refusalOf(typed) }, unanswered) ?? null,
  );

  const engine = useForm<CheckoutForm, Placed>({
    initial: () => {
      const kept = fillOnlyLocality(fillFrom(loadForm(sessionStorage, localStorage), prefill), facts.zones);
      return dropUnoffered(kept, facts, priceCheckout(cart, kept, facts));
    },
    judge: (typed) => late?.sentencesOf(judge(typed)?.problems ?? []) ?? {},
    fieldOf: (path) => late?.formFieldAt(path) ?? path,
    tell: (failure) => late?.checkoutFailureSentence(failure) ?? '',
    send: async (typed) => {
      const judged = judge(typed);
      if (late === null || judged === null) throw new Error('An order was sent before it could be judged');
      setChange(null);
      const outcome = await late.send(api, { form: settle(typed), facts }, judged, code.current.trim());
      if (outcome.kind === 'placed') return outcome;
      // Once the order is placed, the next key belongs to the next checkout.
      setUnanswered(loadAttempt(ATTEMPT_SHELVES).unanswered);
      if (outcome.kind === 'refused') {
        const changed = await late.readAnew(api, { cart, facts }, outcome.body, judged.quote);
        setChange(changed);
        if (changed !== null) setWithheld((known) => late.addWithheld(known, typed, changed.withheld));
      }
      throw late.failureOf(outcome);
    },
    onRefused: (failure) => {
      const refusal = failure instanceof CallFailure ? (failure.body?.code ?? null) : null;
      setRefused({ code: refusal, cart });
      setLacksLine(failure instanceof CallFailure && failure.body === null && !navigator.onLine);
      if (refusal === 'order_code_required') setIsConfirming(true);
    },
    onSent: (placed, typed) => {
      const quote = judge(typed)?.quote ?? priced;
      late?.endCheckout(placed, settle(typed), quote, now);
      router.history.replace(placed.order.trackingPath);
    },
  });

  const submitNow = useEffectEvent(() => wasPressedEarly && engine.submit());
  // Outside system: the network. The rules arrived after the guest had pressed the button.
  useEffect(() => {
    if (late !== null) submitNow();
  }, [late]);

  const form = settle(engine.values);
  const judged = judge(engine.values);
  const priced = judged?.quote ?? priceCheckout(cart, form, facts);
  const { step } = engine;
  const localities = listLocalities(facts.zones, priced.sums.products);
  const completeCity = () => {
    const city = completeLocality(localities, engine.valuesNow().city);
    if (city !== null) engine.change({ city, zoneCode: findLocality(localities, city) });
  };
  useDraft(engine.values, step.kind === 'sent');
  useEndedElsewhere(cart.lines.length === 0);
  // Not after a change: what was not pressed is not sent.
  const isResending = lacksLine && step.kind === 'refused' && judged?.isRepeat === true;
  useResend(isResending, engine.submit, () => setLacksLine(false));
  const isTold = step.kind === 'refused' && step.refusal.kind !== 'fields' && refused?.code !== 'price_changed';

  return {
    engine,
    late,
    submit: () => {
      completeCity();
      if (late === null) setPressedEarly(true);
      else engine.submit();
    },
    isSending: engine.isSending || (late === null && wasPressedEarly),
    isResending,
    cart,
    form,
    facts,
    priced,
    localities,
    problems: judged?.problems ?? [],
    cartRefusal: refused?.cart === cart ? (engine.problems.cart ?? null) : null,
    isRepeat: judged?.isRepeat === true,
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
      // The chosen time was an hour of the other method (storefront.md §4).
      engine.change({ ...(isOtherMethod ? { when: null, date: null, requestedAt: null } : {}), ...part });
    },
    completeCity,
    applyCoupon: () =>
      void coupon.ask(form, priced.sums.products).then((applied) => applied !== null && engine.change(applied)),
    dismissChange: () => setChange(null),
    beginAnew: () => {
      setUnanswered(beginAttempt(ATTEMPT_SHELVES).unanswered);
      engine.rest();
    },
  };
}

/** Remembers the last result: a form is judged with the same question when it is shown and when it is sent. */
function rememberLast<Asked, Answer>(answer: (asked: Asked) => Answer): (asked: Asked) => Answer {
  let last: { readonly asked: Asked; readonly answer: Answer } | null = null;
  return (asked) => {
    if (last?.asked !== asked) last = { asked, answer: answer(asked) };
    return last.answer;
  };
}

/** The last value while a new one loads: the route has loaded the first one before the checkout is shown. */
function useLast<Value>(value: Value | null): Value {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  const shown = value ?? last;
  if (shown === null) throw new Error('The checkout was opened before its facts');
  return shown;
}

/** Data that the route has loaded before the checkout is shown. */
function useLoaded<Value>(answer: CachedAnswer<Value>): Value {
  const { value } = useSavedOrders(answer);
  if (value === null) throw new Error('The checkout was opened before its facts');
  return value;
}

/** A guest who was offline for longer may have ordered by telephone. */
const RESEND_LIMIT_MS = 120_000;

/** Sends again when the connection returns, within the limit and while the page is visible. */
function useResend(isWaiting: boolean, send: () => void, giveUp: () => void): void {
  const resend = useEffectEvent(() => {
    if (document.visibilityState === 'visible') send();
    else giveUp();
  });
  const end = useEffectEvent(giveUp);
  // Outside systems: the network, and the clock.
  useEffect(() => {
    if (!isWaiting) return;
    const sendNow = () => resend();
    const timer = setTimeout(() => end(), RESEND_LIMIT_MS);
    window.addEventListener('online', sendNow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', sendNow);
    };
  }, [isWaiting]);
}

/**
 * The cart was ordered or emptied in another tab: what is put into it from now on is another order, unless it is
 * unknown what became of one that this tab sent.
 */
function useEndedElsewhere(isEmpty: boolean): void {
  // Outside system: the tab's storage.
  useEffect(() => {
    if (isEmpty && loadAttempt(ATTEMPT_SHELVES).unanswered.length === 0) forgetAttempt(sessionStorage);
  }, [isEmpty]);
}

function useDraft(form: CheckoutForm, isPlaced: boolean): void {
  // Outside system: the tab's storage, so that a reload loses nothing.
  useEffect(() => {
    if (!isPlaced) keepDraft(sessionStorage, localStorage, form);
  }, [form, isPlaced]);
  // Outside system: a sign-out in another tab. Reloads the document, so that nothing of the previous person is left in
  // memory.
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
