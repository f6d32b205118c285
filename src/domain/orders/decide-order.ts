/**
 * Whether an order can be taken, and everything that will then be stored. The one place where all the rules of selling
 * meet; it reads no clock and no database, so the same request against the same facts always ends the same way.
 */
import { type AddressGap, decideAddress } from '#domain/accounts/parse-address.ts';
import { type CartRefusal, checkLimits } from '#domain/cart/change-cart.ts';
import { takesOwnContainer } from '#domain/cart/own-container.ts';
import { priceCart } from '#domain/cart/price-cart.ts';
import type { CartSums, LineProblem, PricedCart, PricedLine } from '#domain/cart/priced-cart.ts';
import type { DeliveryRefusal, DeliveryZone } from '#domain/delivery/quote-delivery.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { type Bani, MOST_BANI, minusBani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import type { CouponRefusal } from '#domain/promotions/coupon-rules.ts';
import { normalEmail } from '#domain/promotions/normal-email.ts';
import { normalPhone } from '#domain/promotions/normal-phone.ts';
import type { Coupon, Promotion } from '#domain/promotions/promotion.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { decideMoment, type MomentRefusal } from '#domain/schedule/decide-moment.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import { type ClockChangeRefusal, dateOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import { type CashRefusal, type PaymentParts, refuseCash } from './cash-ceiling.ts';
import type {
  DeliveryAddress,
  DeliveryMethod,
  InvoiceCompany,
  OrderContact,
  OrderDay,
  OrderRequest,
  PaymentMethod,
} from './order.ts';
import { dayOfOrder, orderTerms } from './order-terms.ts';

/** A zone as an order needs it: in a village a landmark serves instead of a street. */
export type OrderZone = DeliveryZone & { readonly isVillage: boolean };

/** What an order is decided against. */
export type OrderFacts = {
  readonly at: Instant;
  readonly menu: Menu;
  /** All that may come in without a code: bundles that lines name, and what applies by itself. */
  readonly promotions: readonly Promotion[];
  /** The coupon with the request's code, `null` when there is none. */
  readonly coupon: Coupon | null;
  /** Whether this person (normal e-mail or normal phone) has redeemed it. */
  readonly isCouponUsed: boolean;
  readonly zones: readonly OrderZone[];
  readonly schedule: Schedule;
  readonly offeredPayments: Readonly<Record<PaymentMethod, boolean>>;
  readonly isDineInOn: boolean;
  /** The day from which guests may bring their own container. */
  readonly ownContainerFrom: LocalDate;
};

/** Pieces to take from the stock of a size. */
export type StockTake = { readonly sizeId: number; readonly productId: number; readonly quantity: number };

/** Everything an order stores. */
export type PlannedOrder = {
  readonly status: 'NEW' | 'SCHEDULED';
  readonly placedAt: Instant;
  readonly requestedAt: Instant | null;
  readonly method: DeliveryMethod;
  readonly contact: OrderContact;
  /** For delivery only, with the zone it goes to. */
  readonly address: (DeliveryAddress & { readonly city: string; readonly county: string }) | null;
  /** Where it is picked up, when not in the restaurant. */
  readonly pickupPlace: string | null;
  readonly additionalInformation: string;
  readonly lines: readonly PricedLine[];
  readonly sums: CartSums;
  readonly payment: PaymentParts;
  /** One per size, by ascending id: the order in which rows are locked. */
  readonly stockTakes: readonly StockTake[];
  readonly redemption: {
    readonly promotionId: number;
    readonly code: string;
    readonly emailNormal: string;
    readonly phoneNormal: string;
  } | null;
  readonly declaredAdult: boolean;
  /** The guest brings what the food is put into. */
  readonly hasOwnContainer: boolean;
  /** Whom the invoice is for; `null` where none is wanted. */
  readonly company: InvoiceCompany | null;
};

/** Why an order is not taken, with what its reader needs to put it right. */
export type OrderRefusal =
  | { readonly code: 'empty_cart' }
  | CartRefusal
  | LineProblem
  | MomentRefusal
  | { readonly code: 'time_required' | 'invalid_time' }
  | ClockChangeRefusal
  | { readonly code: 'city_required' }
  | AddressGap
  | { readonly code: 'zone_unknown' }
  | (DeliveryRefusal & { readonly city: string })
  | {
      readonly code: 'pickup_place_only';
      readonly productId: number;
      readonly productName: string;
      readonly place: string;
    }
  | { readonly code: 'mixed_pickup_places' }
  | { readonly code: 'age_declaration_required' }
  | CouponRefusal
  | { readonly code: 'payment_not_offered' }
  | { readonly code: 'payment_mismatch'; readonly total: Bani }
  | CashRefusal
  | { readonly code: 'price_changed'; readonly quote: PricedCart };

/**
 * Decides an order. The first reason to refuse is told: what the guest chose first (cart, way, time, place), then the
 * lines, then coupon and money. The price is compared last, when everything else is settled: less is a change as well
 * as more, and either way the guest is asked again (readings 3).
 *
 * @see storefront.md §5, readings.md 3–8, 10, 14, 18, 22, 33, 45; reliability.md T1–T6
 */
export function decideOrder(request: OrderRequest, facts: OrderFacts): Result<PlannedOrder, OrderRefusal> {
  if (request.lines.length === 0) return err({ code: 'empty_cart' });
  const cart = checkLimits({ lines: request.lines });
  if (!cart.ok) return cart;
  if (!facts.offeredPayments[request.payment.method]) return err({ code: 'payment_not_offered' });
  const place = decidePlace(request, facts);
  if (!place.ok) return place;
  const { zone, address } = place.value;
  const day = decideDay(request, facts, zone);
  if (!day.ok) return day;

  const hasOwnContainer = bringsOwnContainer(request, facts);
  const quote = priceCart({
    cart: cart.value,
    menu: facts.menu,
    promotions: facts.promotions,
    coupon: askedCoupon(request, facts),
    delivery: zone === null ? null : { zones: facts.zones, zoneCode: zone.code },
    method: request.method,
    hasOwnContainer,
    today: dateOf(facts.at),
    now: facts.at,
    day: day.value,
    wantedAt: request.requestedAt ?? facts.at,
  });
  const [problem] = quote.lines.flatMap((line) => line.problems);
  if (problem !== undefined) return err(problem);
  if (quote.sums.total > MOST_BANI) return err({ code: 'cart_too_large', limit: 'total', maximum: MOST_BANI });
  const pickup = decidePickupPlace(request, quote);
  if (!pickup.ok) return pickup;
  if (quote.hasAgeRestricted && !request.declaredAdult) return err({ code: 'age_declaration_required' });
  if (zone !== null && quote.delivery?.ok === false) return err({ ...quote.delivery.error, city: zone.city });
  if (quote.coupon?.ok === false) return quote.coupon;
  if (isOtherThanExpected(request, quote.sums)) return err({ code: 'price_changed', quote });
  const payment = decidePayment(request, quote.sums.payable);
  if (!payment.ok) return payment;

  return ok({
    status: request.requestedAt === null ? 'NEW' : 'SCHEDULED',
    placedAt: facts.at,
    requestedAt: request.requestedAt,
    method: request.method,
    contact: request.contact,
    address,
    pickupPlace: pickup.value,
    additionalInformation: request.additionalInformation,
    lines: quote.lines,
    sums: quote.sums,
    payment: payment.value,
    stockTakes: stockTakesOf(quote.lines),
    redemption: redemptionOf(request, facts),
    declaredAdult: request.declaredAdult,
    hasOwnContainer,
    company: request.company,
  });
}

/** Judged by the day the order changes hands; where it is not possible, the boxes are paid like everybody's. */
function bringsOwnContainer({ bringsContainer, method, requestedAt }: OrderRequest, facts: OrderFacts): boolean {
  const day = dateOf(requestedAt ?? facts.at);
  return bringsContainer && takesOwnContainer({ method, day, from: facts.ownContainerFrom });
}

type Place = { readonly zone: OrderZone | null; readonly address: PlannedOrder['address'] };

/** An address counts only when something is delivered to it; otherwise it is left out (readings 46). */
function decidePlace(
  { method, address }: OrderRequest,
  { zones }: OrderFacts,
): Result<Place, { readonly code: 'city_required' } | { readonly code: 'zone_unknown' } | AddressGap> {
  if (method !== 'DELIVERY') return ok({ zone: null, address: null });
  if (address === null || address.zoneCode === '') return err({ code: 'city_required' });
  const zone = zones.find(({ code, enabled }) => code === address.zoneCode && enabled);
  if (zone === undefined) return err({ code: 'zone_unknown' });
  const decided = decideAddress(address, zone);
  return decided.ok ? ok({ zone, address: { ...decided.value, city: zone.city, county: zone.county } }) : decided;
}

/** Judges the moment, on the terms of pre-orders when it is for another day, and tells which of the two it is. */
function decideDay(request: OrderRequest, facts: OrderFacts, zone: OrderZone | null): Result<OrderDay, MomentRefusal> {
  const { method, requestedAt } = request;
  const { at: now } = facts;
  if (method === 'RESTAURANT' && !facts.isDineInOn) return err({ code: 'service_off' });
  const terms = orderTerms(facts.schedule, method);
  const day = dayOfOrder(terms, now, requestedAt);
  const moment = decideMoment({
    schedule: terms[day],
    service: terms.service,
    now,
    extraMinutes: zone?.extraMinutes ?? 0,
    ...(requestedAt === null ? { asSoonAsPossible: true } : { asSoonAsPossible: false, requestedAt }),
  });
  return moment.ok ? ok(day) : moment;
}

function askedCoupon({ couponCode }: OrderRequest, { coupon, isCouponUsed }: OrderFacts): Coupon | 'unknown' | null {
  if (couponCode === null) return null;
  return coupon === null || isCouponUsed ? 'unknown' : coupon;
}

/** Products with their own pickup place are only picked up, and only with others of the same place (readings 18). */
function decidePickupPlace({ method }: OrderRequest, quote: PricedCart): Result<string | null, OrderRefusal> {
  const parts = quote.lines.flatMap((line) => line.parts);
  const [first] = parts.filter((part) => part.pickupPlace !== null);
  if (first === undefined || first.pickupPlace === null) return ok(null);
  const { productId, productName, pickupPlace: place } = first;
  if (method !== 'PICKUP') return err({ code: 'pickup_place_only', productId, productName, place });
  return parts.every((part) => part.pickupPlace === place) ? ok(place) : err({ code: 'mixed_pickup_places' });
}

function isOtherThanExpected({ expectedPayable, expectedSums }: OrderRequest, sums: CartSums): boolean {
  const expected: ReadonlyArray<readonly [Bani | null | undefined, Bani]> = [
    [expectedPayable, sums.payable],
    [expectedSums?.products, sums.products],
    [expectedSums?.packaging, sums.packaging],
    [expectedSums?.deliveryFee, sums.deliveryFee],
    [expectedSums?.total, sums.total],
  ];
  return expected.some(([told, actual]) => told !== null && told !== undefined && told !== actual);
}

/** The parts must be what is payable, after coupon, with fee, packaging and deposits (readings 6). */
function decidePayment(
  { payment, company }: OrderRequest,
  payable: Bani,
): Result<PaymentParts, CashRefusal | { readonly code: 'payment_mismatch'; readonly total: Bani }> {
  const parts = splitPayment(payment, payable);
  const isWhole = parts.cash >= 0 && parts.card >= 0 && sumBani([parts.cash, parts.card]) === payable;
  if (!isWhole) return err({ code: 'payment_mismatch', total: payable });
  const tooMuch = refuseCash(parts.cash, company !== null);
  return tooMuch === null ? ok(parts) : err(tooMuch);
}

function splitPayment(payment: OrderRequest['payment'], payable: Bani): PaymentParts {
  if (payment.method === 'CASH_AND_CARD') return payment;
  const cash = payment.method === 'CASH' ? payable : ZERO_BANI;
  return { method: payment.method, cash, card: minusBani(payable, cash) };
}

/** What an order takes from the stock, summed per size over lines and bundles, ascending (reliability.md T6). */
export function stockTakesOf(lines: readonly PricedLine[]): readonly StockTake[] {
  const takes = new Map<number, StockTake>();
  for (const { line, parts } of lines) {
    for (const { sizeId, productId } of parts) {
      const taken = takes.get(sizeId)?.quantity ?? 0;
      takes.set(sizeId, { sizeId, productId, quantity: taken + line.quantity });
    }
  }
  return [...takes.values()].toSorted((one, other) => one.sizeId - other.sizeId);
}

function redemptionOf({ couponCode, contact }: OrderRequest, { coupon }: OrderFacts): PlannedOrder['redemption'] {
  if (couponCode === null || coupon === null) return null;
  return {
    promotionId: coupon.promotionId,
    code: coupon.code,
    emailNormal: normalEmail(contact.email),
    phoneNormal: normalPhone(contact.phone),
  };
}
