import type { ErrorBody, ErrorCode } from '#contract/errors.ts';
import type { CheckoutField, CheckoutProblem } from './checkout-problems.ts';

/** Where a refusal of the server is shown; what is not here concerns the whole form. */
const FIELD_OF_CODE: Partial<Record<ErrorCode, CheckoutField>> = {
  empty_cart: 'cart',
  cart_too_large: 'cart',
  product_unavailable: 'cart',
  not_enough_stock: 'cart',
  below_minimum_quantity: 'cart',
  extra_unknown: 'cart',
  message_not_allowed: 'cart',
  message_too_long: 'cart',
  bundle_unavailable: 'cart',
  bundle_incomplete: 'cart',
  free_product_too_expensive: 'cart',
  mixed_pickup_places: 'cart',
  not_orderable_today: 'requestedAt',
  not_orderable_ahead: 'requestedAt',
  outside_window: 'requestedAt',
  pickup_place_only: 'method',
  method_required: 'method',
  service_off: 'method',
  outside_hours_now: 'requestedAt',
  day_closed: 'requestedAt',
  too_early: 'requestedAt',
  too_late: 'requestedAt',
  outside_hours: 'requestedAt',
  no_schedule: 'requestedAt',
  asap_not_offered: 'requestedAt',
  time_required: 'requestedAt',
  invalid_time: 'requestedAt',
  nonexistent_local_time: 'requestedAt',
  ambiguous_local_time: 'requestedAt',
  zone_unknown: 'zoneCode',
  city_required: 'zoneCode',
  below_minimum: 'zoneCode',
  first_name_invalid: 'firstName',
  last_name_invalid: 'lastName',
  email_invalid: 'email',
  phone_invalid: 'phone',
  street_required: 'street',
  street_number_required: 'streetNumber',
  payment_required: 'payment',
  payment_not_offered: 'payment',
  payment_mismatch: 'splitText',
  cash_ceiling: 'payment',
  cash_ceiling_company: 'payment',
  company_name_required: 'companyName',
  company_cui_invalid: 'companyCui',
  trade_register_invalid: 'companyRegister',
  age_declaration_required: 'isAdult',
  coupon_invalid: 'coupon',
  coupon_below_minimum: 'coupon',
  coupon_not_applicable: 'coupon',
};

/** The form's field behind each path of the order. */
const FIELD_OF_PATH: Readonly<Record<string, CheckoutField>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  phoneNumber: 'phone',
  cityCode: 'zoneCode',
  city: 'zoneCode',
  streetAddress: 'street',
  streetNumberAddress: 'streetNumber',
  buildingNumber: 'building',
  staircase: 'staircase',
  floor: 'floor',
  appartmentNumber: 'apartment',
  intercom: 'intercom',
  landmark: 'landmark',
  companyName: 'companyName',
  cui: 'companyCui',
  tradeRegister: 'companyRegister',
  registeredOffice: 'companyOffice',
  additionalInformation: 'notes',
  chosenOrderDate: 'requestedAt',
  deliveryMethod: 'method',
  orderPaymentEnumValue: 'payment',
  cashAmount: 'splitText',
  declaredAdult: 'isAdult',
  inputCouponPayloadBean: 'coupon',
};

/** The server's answer as problems of the form: by field where it named fields, otherwise where its code belongs. */
export function problemsOfAnswer({ code, message, fields }: ErrorBody): readonly CheckoutProblem[] {
  const named = Object.entries(fields ?? {}).map(([path, sentence]) => ({
    field: FIELD_OF_PATH[path.split('.').at(-1) ?? ''] ?? ('form' as const),
    sentence,
    isBlocking: false,
  }));
  return named.length > 0 ? named : [{ field: FIELD_OF_CODE[code] ?? 'form', sentence: message, isBlocking: false }];
}

/** Whether the menu or the restaurant is another than the page believes, so that it must be read again. */
export function isOutdated({ code }: ErrorBody): boolean {
  const field = FIELD_OF_CODE[code];
  return code === 'price_changed' || (field !== undefined && OUTDATED_FIELDS.includes(field));
}

const OUTDATED_FIELDS: readonly CheckoutField[] = ['cart', 'method', 'requestedAt', 'zoneCode', 'payment', 'splitText'];
