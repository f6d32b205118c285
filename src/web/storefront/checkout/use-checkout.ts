import { useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { quoteFromWire } from '#contract/orders/codec.ts';
import { orderRequestToWire } from '#contract/orders/order-request.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { EMPTY_CART } from '#domain/cart/change-cart.ts';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { checkout } from '#web/i18n/checkout.ts';
import { endAccountSession, expectedAccount } from '#web/session/account-session.ts';
import { SIGNED_OUT_KEY } from '#web/session/device-keys.ts';
import { saveCart, useCart } from '#web/storefront/cart/cart-store.ts';
import { type KeptAnswer, useKept } from '#web/storefront/facts/kept-answer.ts';
import { menuFacts, restaurantFacts } from '#web/storefront/facts/shop-answers.ts';
import { keepRunningOrder } from '#web/storefront/visit/running-order.ts';
import { say } from '#web/ui/messages.ts';
import { useNow } from '#web/ui/use-now.ts';
import { blockingReason, type CheckoutState, changeCheckout, openCheckout, shownProblems } from './checkout-state.ts';
import { type AccountPrefill, fillFrom } from './form/account-prefill.ts';
import { type CheckoutFacts, readCheckoutFacts } from './form/checkout-facts.ts';
import type { CheckoutForm } from './form/checkout-form.ts';
import { dropDraft, dropTraces, forget, keepDraft, loadForm, remember } from './form/device-memory.ts';
import { priceCheckout } from './form/order-of-form.ts';
import { settleForm } from './form/settle-form.ts';
import {
  type CheckoutField,
  type CheckoutProblem,
  isOutdated,
  judgeCheckout,
  problemsOfAnswer,
} from './problems/judge-checkout.ts';
import { askForCoupon } from './sending/ask-for-coupon.ts';
import { keepAttempt, loadAttempt, newAttempt } from './sending/attempt.ts';
import { type SendOutcome, sendOrder } from './sending/send-order.ts';

/** All that the parts of the checkout show and do. */
export type Checkout = {
  readonly state: CheckoutState;
  readonly cart: Cart;
  /** What was typed, with what goes without saying. */
  readonly form: CheckoutForm;
  readonly facts: CheckoutFacts;
  readonly priced: PricedCart;
  readonly shown: readonly CheckoutProblem[];
  /** Why the button waits, `null` when it does not. */
  readonly reason: string | null;
  /** A reload cut an attempt off; the next press is the same order. */
  readonly wasInterrupted: boolean;
  /** This very order was sent already, and nobody knows whether it arrived. */
  readonly isRepeat: boolean;
  readonly errorOf: (field: CheckoutField) => string | undefined;
  readonly edit: (change: Partial<CheckoutForm>) => void;
  readonly leave: (field: CheckoutField) => void;
  readonly applyCoupon: () => void;
  readonly removeCoupon: () => void;
  readonly dismissChange: () => void;
  readonly submit: () => void;
  readonly beginAnew: () => void;
};

/** @param prefill what the account knows of its owner */
export function useCheckout(prefill: AccountPrefill): Checkout {
  const router = useRouter();
  const { api } = router.options.context;
  const { cart } = useCart();
  const shop = useLoaded(menuFacts(api));
  const restaurant = useLoaded(restaurantFacts(api));
  const now = useNow();
  const facts = useMemo(() => readCheckoutFacts(restaurant, shop, now), [restaurant, shop, now]);
  const [state, dispatch] = useReducer(changeCheckout, null, () =>
    openCheckout(fillFrom(loadForm(sessionStorage, localStorage), prefill)),
  );
  // Orders sent from this tab, now or before a reload, of which nobody knows whether they arrived.
  const [unanswered, setUnanswered] = useState(() => loadAttempt(sessionStorage).unanswered);
  const [wasInterrupted] = useState(unanswered.length > 0);
  // A second press may come before the first has been drawn.
  const isUnderway = useRef(false);

  const form = settleForm(state.form, facts, priceCheckout(cart, state.form, facts));
  const { order, quote: priced, problems } = judgeCheckout({ cart, form, facts, couponRefusal: state.couponRefusal });
  const body = orderRequestToWire(order, priced, facts);
  // The very order that may have arrived: what it took from the stock is no reason to keep the guest from asking again.
  const isRepeat = unanswered.includes(JSON.stringify(body));
  const blocking = isRepeat ? [] : problems;
  const shown = isRepeat ? state.refusals : shownProblems(state, problems);

  useDraft(state);
  useForgottenRefusals(cart, () => dispatch({ kind: 'cart_changed' }));

  async function refresh(): Promise<void> {
    // Where nobody answers now, what was refused is said all the same.
    await Promise.allSettled([menuFacts(api).reload(), restaurantFacts(api).reload()]);
  }

  async function send(): Promise<void> {
    dispatch({ kind: 'sending' });
    const outcome = await sendOrder({
      api,
      shelf: sessionStorage,
      attempt: loadAttempt(sessionStorage),
      body,
      account: expectedAccount(),
    });
    // Once the order is taken, the next key belongs to the next checkout.
    if (outcome.kind !== 'placed') setUnanswered(loadAttempt(sessionStorage).unanswered);
    await conclude(outcome);
  }

  async function conclude(outcome: SendOutcome): Promise<void> {
    switch (outcome.kind) {
      case 'placed':
        dispatch({ kind: 'placed' });
        remember(localStorage, form);
        dropDraft(sessionStorage);
        keepRunningOrder(
          localStorage,
          { number: outcome.order.orderNumber, path: outcome.order.trackingPath },
          form.when === 'chosen' ? form.requestedAt : null,
          now,
        );
        saveCart(EMPTY_CART);
        if (outcome.isEarlier) say(checkout.sentBefore);
        router.history.replace(outcome.order.trackingPath);
        return;
      case 'sent_before':
        dispatch({ kind: 'failed', failure: { kind: 'sent_before', sentence: checkout.sentBeforeUnknown } });
        return;
      case 'unreached':
        dispatch({
          kind: 'failed',
          failure: {
            kind: 'unreached',
            sentence: navigator.onLine ? (outcome.body?.message ?? checkout.failed) : checkout.offline,
          },
        });
        return;
      case 'refused':
        if (outcome.body.code === 'account_not_signed_in') {
          endAccountSession();
          dispatch({ kind: 'failed', failure: { kind: 'account_lost', sentence: outcome.body.message } });
          return;
        }
        if (isOutdated(outcome.body)) await refresh();
        if (outcome.body.code === 'price_changed' && outcome.body.quote) {
          const before = { sums: priced.sums, lines: priced.lines };
          dispatch({ kind: 'price_changed', change: { before, now: quoteFromWire(outcome.body.quote) } });
        } else {
          dispatch({ kind: 'refused', refusals: problemsOfAnswer(outcome.body) });
        }
    }
  }

  function submit(): void {
    if (isUnderway.current || state.isSending) return;
    if (blocking.length > 0) {
      dispatch({ kind: 'stopped' });
      return;
    }
    isUnderway.current = true;
    void send().finally(() => {
      isUnderway.current = false;
    });
  }

  async function applyCoupon(): Promise<void> {
    const code = state.form.couponText.trim();
    if (code === '' || state.isCheckingCoupon) return;
    dispatch({ kind: 'coupon_asked' });
    const answer = await askForCoupon({ api, code, form, products: priced.sums.products });
    dispatch(
      answer.ok
        ? { kind: 'coupon_applied', coupon: answer.value }
        : { kind: 'coupon_refused', sentence: answer.error.sentence },
    );
  }

  return {
    state,
    cart,
    form,
    facts,
    priced,
    shown,
    isRepeat,
    reason: blockingReason(blocking),
    wasInterrupted: wasInterrupted && state.tries === 0 && !state.isSending && state.failure === null,
    errorOf: (field) => shown.find((problem) => problem.field === field)?.sentence,
    edit: (change) => {
      if (change.remembers === false) forget(localStorage);
      dispatch({ kind: 'edited', form: change });
    },
    leave: (field) => dispatch({ kind: 'left', field }),
    applyCoupon: () => void applyCoupon(),
    removeCoupon: () => dispatch({ kind: 'coupon_removed' }),
    dismissChange: () => dispatch({ kind: 'change_seen' }),
    submit,
    beginAnew: () => {
      setUnanswered(keepAttempt(sessionStorage, newAttempt()).unanswered);
      dispatch({ kind: 'begun_anew' });
    },
  };
}

/** What the route has loaded before the checkout shows. */
function useLoaded<Value>(answer: KeptAnswer<Value>): Value {
  const { value } = useKept(answer);
  if (value === null) throw new Error('The checkout was opened before its facts');
  return value;
}

function useDraft({ form, isPlaced }: CheckoutState): void {
  // Outside system: the tab's storage, so that a reload loses nothing.
  useEffect(() => {
    if (!isPlaced) keepDraft(sessionStorage, localStorage, form);
  }, [form, isPlaced]);
  // Outside system: another tab, in which somebody signed out. A fresh document holds nothing of them.
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

/** What the server refused about the cart is told until the cart is another. */
function useForgottenRefusals(cart: Cart, forget: () => void): void {
  const known = useRef(cart);
  const act = useRef(forget);
  act.current = forget;
  // Outside system: the cart, which other parts of the page and other tabs change.
  useEffect(() => {
    if (known.current !== cart) act.current();
    known.current = cart;
  }, [cart]);
}
