/**
 * The moments a guest may choose for an order. Offers only what `judgeOrder` accepts, and says why the rest is missing.
 */

import { describeMomentProblem, windowSentence } from '#contract/orders/moment-errors.ts';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import type { OrderableDays } from '#domain/menu/availability.ts';
import { type AvailabilityWindow, isWithin, windowsOf } from '#domain/menu/availability-window.ts';
import { describeWindows } from '#domain/menu/describe-windows.ts';
import { findCategoryById } from '#domain/menu/find-category.ts';
import { findProduct } from '#domain/menu/find-product.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { DeliveryMethod } from '#domain/orders/order.ts';
import { listMomentsOn as listMomentsOfOrder } from '#domain/orders/placing/list-moments.ts';
import { type OrderTerms, orderTerms } from '#domain/orders/placing/order-terms.ts';
import { err, type Result } from '#domain/result.ts';
import type { Work } from '#domain/schedule/capacity.ts';
import { decideMoment, type Moment, type MomentRefusal } from '#domain/schedule/decide-moment.ts';
import { listDays } from '#domain/schedule/list-slots.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { describeSoon } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { addDays, type LocalDate } from '#domain/time/local-date.ts';
import { checkout } from '#web/i18n/checkout.ts';

export type MomentQuestion = {
  readonly schedule: Schedule;
  readonly method: DeliveryMethod;
  readonly now: Instant;
  /** Days on which the whole cart may be ordered. */
  readonly days: OrderableDays;
  /** Extra driving time to the guest's locality. */
  readonly extraMinutes: number;
  /** Products of the cart that may be ordered at some hours only. */
  readonly windowed: readonly WindowedProduct[];
  /** The kitchen capacity that the cart takes; one point without a cart. */
  readonly work?: Work;
};

export type AsapRefusal =
  | MomentRefusal
  | { readonly code: 'only_ahead' }
  | { readonly code: 'only_in_windows'; readonly product: WindowedProduct };

export type MomentOptions = {
  readonly asap: Result<Moment, AsapRefusal>;
  /** Calendar days with at least one moment, beginning today. */
  readonly dates: readonly LocalDate[];
};

/** Whether the order is possible now, and the other days it is possible on. */
export function listMoments(question: MomentQuestion): MomentOptions {
  return { asap: decideAsap(question), dates: listDates(question) };
}

/** The moments of one day, in order. */
export function listMomentsOn(question: MomentQuestion, date: LocalDate): readonly Instant[] {
  const terms = orderTerms(question.schedule, question.method);
  return listMomentsOfOrder({ ...question, terms }, date).filter((at) => findOutside(question, at) === undefined);
}

function decideAsap(question: MomentQuestion): MomentOptions['asap'] {
  const terms = orderTerms(question.schedule, question.method);
  const asap = decideMoment({ ...orderFacts(question, terms, 'today'), asSoonAsPossible: true });
  if (!asap.ok) return asap;
  if (!question.days.today) return err({ code: 'only_ahead' });
  const product = findOutside(question, question.now);
  return product === undefined ? asap : err({ code: 'only_in_windows', product });
}

/** A product of the cart that is not offered at this moment. */
function findOutside({ windowed }: MomentQuestion, at: Instant): WindowedProduct | undefined {
  return windowed.find(({ windows }) => !isWithin(windows, at));
}

function listDates(question: MomentQuestion): readonly LocalDate[] {
  const terms = orderTerms(question.schedule, question.method);
  const today = dateOf(question.now);
  // Any moment from the day after tomorrow on belongs to another day; earlier ones must be listed to know.
  const near = [today, addDays(today, 1)].filter((date) => listMomentsOn(question, date).length > 0);
  const far = question.days.ahead ? listDays(orderFacts(question, terms, 'ahead')) : [];
  const later = far.filter((date) => date > addDays(today, 1));
  // Availability windows leave some days without a moment; without windows every open day has one.
  return [
    ...near,
    ...(question.windowed.length === 0 ? later : later.filter((date) => listMomentsOn(question, date).length > 0)),
  ];
}

function orderFacts({ now, extraMinutes, work }: MomentQuestion, terms: OrderTerms, day: 'today' | 'ahead') {
  return { schedule: terms[day], service: terms.service, now, extraMinutes, work };
}

/** A product with availability windows. */
export type WindowedProduct = { readonly name: string; readonly windows: readonly AvailabilityWindow[] };

/** Those of the cart, each once, including the choices of bundles. */
export function windowedProducts({ lines }: Pick<PricedCart, 'lines'>, menu: Menu): readonly WindowedProduct[] {
  const ids = new Set(lines.flatMap(({ parts }) => parts.map(({ productId }) => productId)));
  return [...ids].flatMap((id) => {
    const product = findProduct(menu, id);
    if (product === null) return [];
    const windows = windowsOf(product, findCategoryById(menu, product.categoryId));
    return windows.length === 0 ? [] : [{ name: product.name, windows }];
  });
}

/** Why the order is not possible as soon as possible, with the next opening and whether a later hour can be chosen. */
export function asapReason(refusal: AsapRefusal, now: Instant, canChoose: boolean): string {
  const next = canChoose ? ` ${checkout.canChoose}` : '';
  switch (refusal.code) {
    case 'only_ahead':
      return checkout.onlyAhead;
    case 'only_in_windows':
      return windowSentence('outside_window', {
        name: refusal.product.name,
        hours: describeWindows(refusal.product.windows),
        when: null,
        canBeChosen: canChoose,
      });
    case 'asap_not_offered':
      return checkout.asapNotOffered;
    case 'outside_hours_now':
      return refusal.opensAt === null
        ? checkout.closedNow
        : `${checkout.closedNow} ${checkout.opens(describeSoon(refusal.opensAt, now))}${next}`;
    default:
      return `${describeMomentProblem(refusal, now).sentence}${next}`;
  }
}
