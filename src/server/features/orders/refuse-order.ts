/** From the rules' refusals to the contract's: codes with the facts their sentences need. */
import type { ErrorCode } from '#contract/errors.ts';
import { reductionsToWire } from '#contract/orders/codec.ts';
import { tellProblem } from '#contract/orders/tell-problem.ts';
import type { OrderQuote } from '#contract/orders/wire.ts';
import type { CartSums } from '#domain/cart/priced-cart.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import type { OrderRefusal } from '#domain/orders/decide-order.ts';
import { sumOfReductions } from '#domain/promotions/reduction.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { RequestedMomentRefusal } from '#domain/time/parse-requested-moment.ts';
import { type Refusal, refuse } from '#server/platform/http/route.ts';

const DELIVERY = 'deliveryDetailsBean';
const MOMENT_FIELD = `${DELIVERY}.chosenOrderDate`;

/** The field that the guest must look at, for refusals that are about one. */
const FIELDS: Partial<Record<ErrorCode, string>> = {
  method_required: `${DELIVERY}.deliveryMethod`,
  city_required: `${DELIVERY}.cityCode`,
  zone_unknown: `${DELIVERY}.cityCode`,
  street_required: `${DELIVERY}.streetAddress`,
  street_number_required: `${DELIVERY}.streetNumberAddress`,
  too_early: MOMENT_FIELD,
  too_late: MOMENT_FIELD,
  outside_hours: MOMENT_FIELD,
  no_schedule: MOMENT_FIELD,
  outside_window: MOMENT_FIELD,
  time_required: MOMENT_FIELD,
  invalid_time: MOMENT_FIELD,
  nonexistent_local_time: MOMENT_FIELD,
  ambiguous_local_time: MOMENT_FIELD,
  payment_not_offered: 'orderPaymentEnumValue',
  payment_mismatch: 'cashAmount',
  age_declaration_required: 'declaredAdult',
  coupon_invalid: 'inputCouponPayloadBean',
  coupon_below_minimum: 'inputCouponPayloadBean',
  coupon_not_applicable: 'inputCouponPayloadBean',
};

/** Why the order was not taken, with what its reader needs to put it right. */
export function refuseOrder(refusal: OrderRefusal, now: Instant): Refusal {
  const { code, details, sentence } = tellProblem(refusal, now);
  const field = FIELDS[code];
  return refuse(code, details, {
    ...(field === undefined ? {} : { fields: { [field]: sentence } }),
    ...(refusal.code === 'price_changed' ? { quote: presentQuote(refusal.quote.sums) } : {}),
  });
}

const MOMENT_CODES = {
  moment_missing: 'time_required',
  date_missing: 'time_required',
  time_missing: 'time_required',
  moment_unreadable: 'invalid_time',
} as const satisfies Partial<Record<RequestedMomentRefusal['code'], ErrorCode>>;

/** Why the chosen moment cannot be understood. */
export function refuseMoment(refusal: RequestedMomentRefusal, now: Instant): Refusal {
  return 'nearest' in refusal ? refuseOrder(refusal, now) : refuseOrder({ code: MOMENT_CODES[refusal.code] }, now);
}

/** What it costs now, in lei. */
export function presentQuote(sums: CartSums): OrderQuote {
  return {
    subTotalPrice: leiFromBani(sums.products),
    totalBoxPrice: leiFromBani(sums.packaging),
    totalDeposit: leiFromBani(sums.deposits),
    deliveryFee: leiFromBani(sums.deliveryFee),
    discount: leiFromBani(sumOfReductions(sums.reductions)),
    reductions: reductionsToWire(sums.reductions),
    totalPrice: leiFromBani(sums.total),
    updatedPriceAfterCoupon: leiFromBani(sums.payable),
  };
}
