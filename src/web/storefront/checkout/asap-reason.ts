import { orderSentence } from '#contract/order-errors.ts';
import { tellProblem } from '#contract/orders/tell-problem.ts';
import { describeWindows } from '#domain/menu/describe-windows.ts';
import { describeSoon } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { checkout } from '#web/i18n/checkout.ts';
import type { AsapRefusal } from './moment-options.ts';

/** Why an order cannot be had as soon as possible, with the next opening, and that a later hour can be chosen. */
export function asapReason(refusal: AsapRefusal, now: Instant, canChoose: boolean): string {
  const next = canChoose ? ` ${checkout.canChoose}` : '';
  switch (refusal.code) {
    case 'only_ahead':
      return checkout.onlyAhead;
    case 'only_in_windows':
      return orderSentence('outside_window', {
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
      return `${tellProblem(refusal, now).sentence}${next}`;
  }
}
