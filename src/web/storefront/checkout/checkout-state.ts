/** How the checkout changes, as one pure function. The cart lives elsewhere; prices and problems are derived. */
import type { CartSums, PricedLine } from '#domain/cart/priced-cart.ts';
import type { AppliedCoupon, CheckoutForm } from './form/checkout-form.ts';
import type { CheckoutField, CheckoutProblem } from './problems/judge-checkout.ts';

/** What the button said before the server answered that it no longer holds. */
export type PriceChange = {
  readonly before: { readonly sums: CartSums; readonly lines: readonly PricedLine[] };
  /** What the server says it costs now. */
  readonly now: CartSums;
};

/**
 * Why the last attempt came to nothing without an answer that a field could show; `account_lost`: the account that the
 * page believes is signed in is not, and the guest is asked.
 */
export type Failure = { readonly kind: 'unreached' | 'sent_before' | 'account_lost'; readonly sentence: string };

export type CheckoutState = {
  readonly form: CheckoutForm;
  /** Fields the guest has been to: their problems show. */
  readonly left: readonly CheckoutField[];
  /** The button was pressed: all problems show. */
  readonly isTried: boolean;
  /** Counts presses that ended in problems, so that each brings the focus to them. */
  readonly tries: number;
  readonly isSending: boolean;
  readonly isCheckingCoupon: boolean;
  readonly couponRefusal: string | null;
  /** What the server refused; each goes when its field changes. */
  readonly refusals: readonly CheckoutProblem[];
  readonly failure: Failure | null;
  readonly change: PriceChange | null;
  /** The order is taken; the page is on its way to the live one. */
  readonly isPlaced: boolean;
};

export type CheckoutAction =
  | { readonly kind: 'edited'; readonly form: Partial<CheckoutForm> }
  | { readonly kind: 'left'; readonly field: CheckoutField }
  /** The button was pressed while there were problems. */
  | { readonly kind: 'stopped' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'refused'; readonly refusals: readonly CheckoutProblem[] }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'price_changed'; readonly change: PriceChange }
  | { readonly kind: 'change_seen' }
  | { readonly kind: 'cart_changed' }
  | { readonly kind: 'placed' }
  | { readonly kind: 'begun_anew' }
  | { readonly kind: 'coupon_asked' }
  | { readonly kind: 'coupon_applied'; readonly coupon: AppliedCoupon }
  | { readonly kind: 'coupon_refused'; readonly sentence: string }
  | { readonly kind: 'coupon_removed' };

export function openCheckout(form: CheckoutForm): CheckoutState {
  return {
    form,
    left: [],
    isTried: false,
    tries: 0,
    isSending: false,
    isCheckingCoupon: false,
    couponRefusal: null,
    refusals: [],
    failure: null,
    change: null,
    isPlaced: false,
  };
}

export function changeCheckout(state: CheckoutState, action: CheckoutAction): CheckoutState {
  switch (action.kind) {
    case 'edited':
      return edit(state, action.form);
    case 'left':
      return state.left.includes(action.field) ? state : { ...state, left: [...state.left, action.field] };
    case 'stopped':
      return { ...state, isTried: true, tries: state.tries + 1 };
    case 'sending':
      return { ...state, isSending: true, failure: null, refusals: [], change: null };
    case 'refused':
      return refuse(state, action.refusals);
    case 'failed':
      return { ...state, isSending: false, failure: action.failure };
    case 'price_changed':
      return { ...state, isSending: false, change: action.change };
    case 'change_seen':
      return { ...state, change: null };
    case 'cart_changed':
      return { ...state, refusals: state.refusals.filter(({ field }) => field !== 'cart' && field !== 'order') };
    case 'begun_anew':
      return { ...state, failure: null };
    case 'placed':
      return { ...state, isPlaced: true };
    case 'coupon_asked':
      return { ...state, isCheckingCoupon: true, couponRefusal: null };
    case 'coupon_applied':
      return {
        ...state,
        isCheckingCoupon: false,
        couponRefusal: null,
        refusals: state.refusals.filter(({ field }) => field !== 'coupon'),
        form: { ...state.form, coupon: action.coupon, couponText: '' },
      };
    case 'coupon_refused':
      return { ...state, isCheckingCoupon: false, couponRefusal: action.sentence };
    case 'coupon_removed':
      return {
        ...state,
        couponRefusal: null,
        refusals: state.refusals.filter(({ field }) => field !== 'coupon'),
        form: { ...state.form, coupon: null, couponText: '' },
      };
  }
}

/** Which field a part of the form belongs to, where the names differ. */
const FIELD_OF: Partial<Record<keyof CheckoutForm, CheckoutField>> = {
  when: 'requestedAt',
  date: 'requestedAt',
  splitPart: 'split',
  couponText: 'coupon',
};

function edit(state: CheckoutState, change: Partial<CheckoutForm>): CheckoutState {
  const isOtherMethod = change.method !== undefined && change.method !== state.form.method;
  // The chosen time was one of the other way's hours (storefront.md §4).
  const reset = isOtherMethod ? { when: null, date: null, requestedAt: null } : {};
  const isOtherDate = change.date !== undefined && change.date !== state.form.date;
  const form = { ...state.form, ...reset, ...(isOtherDate ? { requestedAt: null } : {}), ...change };
  // The keys of a part of the form are its fields.
  const names = Object.keys(change) as (keyof CheckoutForm)[];
  const changed: readonly string[] = names.map((name) => FIELD_OF[name] ?? name);
  return {
    ...state,
    form,
    couponRefusal: change.couponText === undefined ? state.couponRefusal : null,
    refusals: state.refusals.filter(({ field }) => field !== 'order' && !changed.includes(field)),
    left: isOtherMethod ? state.left.filter((field) => field !== 'requestedAt') : state.left,
  };
}

/** A coupon the server refuses at the last moment goes back into its field, so that it can be seen and taken out. */
function refuse(state: CheckoutState, refusals: readonly CheckoutProblem[]): CheckoutState {
  const coupon = refusals.find(({ field }) => field === 'coupon');
  const stopped = { ...state, isSending: false, isTried: true, tries: state.tries + 1 };
  if (coupon === undefined) return { ...stopped, refusals };
  return {
    ...stopped,
    refusals: refusals.filter((refusal) => refusal !== coupon),
    couponRefusal: coupon.sentence,
    form: { ...state.form, coupon: null, couponText: state.form.coupon?.code ?? state.form.couponText },
  };
}

/** The problems that are shown: those of fields the guest has been to, all once the button was pressed. */
export function shownProblems(state: CheckoutState, problems: readonly CheckoutProblem[]): readonly CheckoutProblem[] {
  const shown = problems.filter(({ field }) => state.isTried || state.left.includes(field) || isAlwaysShown(field));
  // The server's words for what is told here already would be said twice.
  return [...shown, ...state.refusals.filter(({ field }) => !problems.some((problem) => problem.field === field))];
}

/** Problems nobody caused by not having come to the field yet. */
function isAlwaysShown(field: CheckoutField): boolean {
  return field === 'cart' || field === 'coupon' || field === 'order';
}

/** Why the button waits, `null` when it does not. */
export function blockingReason(problems: readonly CheckoutProblem[]): string | null {
  return problems.find(({ isBlocking }) => isBlocking)?.sentence ?? null;
}
