/**
 * Reasons why an order cannot be taken: a code, the facts for its sentence, and the part of the order that it concerns.
 */
import { ADDRESS_FIELDS, type AddressGap } from '#domain/accounts/parse-address.ts';
import type { TextRefusal } from '#domain/accounts/parse-text.ts';
import type { CartRefusal } from '#domain/cart/change-cart.ts';
import type { CartSums, LineProblem } from '#domain/cart/priced-cart.ts';
import type { DeliveryRefusal } from '#domain/delivery/quote-delivery.ts';
import { GUEST_TEXT_FIELDS } from '#domain/orders/order-fields.ts';
import type { PaymentRefusal } from '#domain/orders/steps/record-payment.ts';
import type { MealCardRefusal } from '#domain/payments/meal-card-parts.ts';
import type { CouponRefusal } from '#domain/promotions/coupon-rules.ts';
import type { MomentRefusal } from '#domain/schedule/decide-moment.ts';
import type { ClockChangeRefusal } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';

/** The parts of an order, in the order of the checkout's form; `order` is the whole of it. */
export const ORDER_FIELDS = [
  'cart',
  'method',
  'table',
  ...ADDRESS_FIELDS,
  'firstName',
  'lastName',
  'phone',
  'email',
  'requestedAt',
  'payment',
  'split',
  'coupon',
  'companyName',
  'companyCui',
  'companyRegister',
  'companyOffice',
  ...GUEST_TEXT_FIELDS,
  'isAdult',
  'order',
] as const;
export type OrderField = (typeof ORDER_FIELDS)[number];

/** An invalid text of the order; `line` is the position of the line whose message it is. */
export type OrderTextRefusal =
  | { readonly code: 'first_name_invalid' | 'last_name_invalid' | 'email_invalid' | 'phone_invalid' }
  | { readonly code: 'company_name_required' | 'company_cui_invalid' | 'trade_register_invalid' }
  | (TextRefusal & { readonly line?: number })
  | { readonly code: 'message_too_long'; readonly maximum: number; readonly line: number };

/** Why an order is not taken. */
export type OrderRefusal =
  | OrderTextRefusal
  | { readonly code: 'empty_cart' }
  | CartRefusal
  | LineProblem
  | { readonly code: 'method_required' }
  | MomentRefusal
  | { readonly code: 'time_required' | 'invalid_time' }
  /** The present estimate for as soon as possible is later than the one the guest was shown. */
  | { readonly code: 'promise_later'; readonly minutes: number; readonly expected: number; readonly servedAt: Instant }
  | ClockChangeRefusal
  | { readonly code: 'city_required' }
  | AddressGap
  | { readonly code: 'zone_unknown' }
  | (Extract<DeliveryRefusal, { readonly code: 'below_minimum' }> & { readonly city: string })
  | { readonly code: 'pickup_place_only'; readonly productName: string; readonly place: string }
  | { readonly code: 'mixed_pickup_places' }
  | { readonly code: 'age_declaration_required' }
  | CouponRefusal
  | { readonly code: 'payment_required' | 'payment_not_offered' }
  | PaymentRefusal
  | MealCardRefusal
  /** `sums` are the present ones. */
  | { readonly code: 'price_changed'; readonly sums: CartSums };

export type OrderProblem<Refusal extends OrderRefusal = OrderRefusal> = Refusal & { readonly field: OrderField };
