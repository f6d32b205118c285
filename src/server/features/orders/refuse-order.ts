/** From the rules' refusals to the contract's: codes with the facts their sentences need. */
import type { ErrorCode, ErrorDetails } from '#contract/errors.ts';
import { sentenceOf } from '#contract/errors.ts';
import type { OrderQuote } from '#contract/orders.ts';
import type { CartSums } from '#domain/cart/priced-cart.ts';
import { describeReturn, describeWindows } from '#domain/menu/describe-windows.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import type { OrderRefusal } from '#domain/orders/decide-order.ts';
import { sumOfReductions } from '#domain/promotions/reduction.ts';
import { formatHour } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { RequestedMomentRefusal } from '#domain/time/parse-requested-moment.ts';
import { type Refusal, refuse } from '#server/platform/http/route.ts';
import { describeSoon } from './describe-order.ts';
import { presentReductions } from './present-order.ts';

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

function refuseWithField(code: ErrorCode, details: ErrorDetails = {}): Refusal {
  const field = FIELDS[code];
  return refuse(code, details, field === undefined ? {} : { fields: { [field]: sentenceOf(code, details) } });
}

/** Why the order was not taken, with what its reader needs to put it right. */
export function refuseOrder(refusal: OrderRefusal, now: Instant): Refusal {
  switch (refusal.code) {
    case 'price_changed':
      return refuse('price_changed', {}, { quote: presentQuote(refusal.quote.sums) });
    case 'outside_hours_now':
      return refuse('outside_hours_now', refusal.opensAt === null ? {} : { when: describeSoon(refusal.opensAt, now) });
    case 'service_paused':
      return refuse('service_paused', pauseDetails(refusal, now));
    case 'day_closed':
      return refuse('day_closed', { reason: refusal.message });
    case 'too_early':
      return refuseWithField('too_early', { when: describeSoon(refusal.earliest, now) });
    case 'too_late':
      return refuseWithField('too_late', { when: describeSoon(refusal.latest, now) });
    case 'outside_hours': {
      const hours = refusal.intervals.map(({ opensAt, closesAt }) => `${formatHour(opensAt)}–${formatHour(closesAt)}`);
      return refuseWithField('outside_hours', {
        hours: hours.join(', '),
        ...(refusal.last === null ? {} : { lastHour: formatHour(refusal.last) }),
      });
    }
    case 'below_minimum':
      return refuse('below_minimum', {
        minimum: refusal.minimum,
        missing: refusal.missing,
        ...(refusal.city === undefined ? {} : { place: refusal.city }),
      });
    case 'not_enough_stock':
      return refuse('not_enough_stock', { ...nameOf(refusal), left: refusal.left });
    case 'product_unavailable':
    case 'below_minimum_quantity':
    case 'not_orderable_today':
    case 'not_orderable_ahead':
    case 'extra_unknown':
    case 'message_not_allowed':
      return refuse(refusal.code, nameOf(refusal));
    case 'outside_window':
      return refuseWithField('outside_window', {
        ...nameOf(refusal),
        hours: describeWindows(refusal.windows),
        canBeChosen: refusal.canBeChosen,
        ...(refusal.returnsAt === null ? {} : { when: describeReturn(refusal.returnsAt, now) }),
      });
    case 'pickup_place_only':
      return refuse('pickup_place_only', { name: refusal.productName, place: refusal.place });
    case 'bundle_unavailable':
      return refuse('bundle_unavailable', refusal.promotionName === '' ? {} : { name: refusal.promotionName });
    case 'coupon_below_minimum':
      return refuseWithField('coupon_below_minimum', { minimum: refusal.minimum, missing: refusal.missing });
    case 'payment_mismatch':
      return refuseWithField('payment_mismatch', { total: refusal.total });
    default:
      return refuseWithField(refusal.code);
  }
}

function pauseDetails(
  { service, resumesAt }: Extract<OrderRefusal, { readonly code: 'service_paused' }>,
  now: Instant,
): ErrorDetails {
  return {
    ...(service === 'preOrders' ? {} : { service }),
    ...(resumesAt === null ? {} : { when: describeSoon(resumesAt, now) }),
  };
}

/** The words by which the guest knows a piece; nothing when the menu no longer knows it. */
function nameOf({
  productName,
  sizeLabel,
}: {
  readonly productName: string;
  readonly sizeLabel: string;
}): ErrorDetails {
  if (productName === '') return {};
  return { name: sizeLabel === '' ? productName : `${productName} (${sizeLabel})` };
}

const MOMENT_CODES = {
  moment_missing: 'time_required',
  date_missing: 'time_required',
  time_missing: 'time_required',
  moment_unreadable: 'invalid_time',
  nonexistent_local_time: 'nonexistent_local_time',
  ambiguous_local_time: 'ambiguous_local_time',
} as const satisfies Record<RequestedMomentRefusal['code'], ErrorCode>;

/** Why the chosen moment cannot be understood. */
export function refuseMoment(refusal: RequestedMomentRefusal, now: Instant): Refusal {
  const details = 'nearest' in refusal ? { when: describeSoon(refusal.nearest, now) } : {};
  return refuseWithField(MOMENT_CODES[refusal.code], details);
}

/** What it costs now, in lei. */
export function presentQuote(sums: CartSums): OrderQuote {
  return {
    subTotalPrice: leiFromBani(sums.products),
    totalBoxPrice: leiFromBani(sums.packaging),
    totalDeposit: leiFromBani(sums.deposits),
    deliveryFee: leiFromBani(sums.deliveryFee),
    discount: leiFromBani(sumOfReductions(sums.reductions)),
    reductions: presentReductions(sums.reductions),
    totalPrice: leiFromBani(sums.total),
    updatedPriceAfterCoupon: leiFromBani(sums.payable),
  };
}
