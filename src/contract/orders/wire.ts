/**
 * Orders on the wire, for guests and staff: the documents' names. Requests are read generously (unknown fields are
 * dropped, alternative spellings accepted, readings "widen, never narrow"); every price in them is an expectation that
 * is compared and never used (readings 3).
 */
import { z } from 'zod';
import { CART_MAX_LINES, LINE_MAX_OPTIONS, LINE_MAX_QUANTITY, OPTION_MAX_COUNT } from '#domain/cart/cart.ts';
import { MOST_EXTRAS } from '#domain/menu/editing/decide-product.ts';
import { bani } from '#domain/money/bani.ts';
import {
  DELIVERY_METHODS,
  ORDER_SOURCES,
  ORDER_STATUSES,
  type OrderPayment,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
} from '#domain/orders/order.ts';
import { ORDER_STAGES } from '#domain/orders/order-stage.ts';
import { ORDER_EVENT_KINDS } from '#domain/orders/order-view.ts';
import { MINUTES_PER_DAY } from '#domain/time/minute-of-day.ts';
import { StationOfDish } from '../menu/stations-wire.ts';
import { given, PageNumber, PageSize } from '../pages.ts';
import { SoldOutSubject, SoldOutUntil } from '../panel/service-wire.ts';
import { parseIsoInstant } from '../values/convert.ts';
import { choice, digitsOrText, IsoInstant, Lei, LeiInput, WireDateTime } from '../values/schemas.ts';
import { addressShape } from './address-on-wire.ts';
import { parsePayment } from './order-request.ts';
import { EarlierVersionWire, OrderChangeWire, ProposalWire } from './proposals-wire.ts';

/** At most so many UTF-16 code units: where people may type freely, twice the characters that the rules take. */
const Text = (max: number) => z.string().max(max);
/** As large as the database counts. */
const Id = z.int().positive().max(2_147_483_647);
const Quantity = z.int().min(1).max(LINE_MAX_QUANTITY);

// ------------------------------------------------------------------------------------------------ placing an order

const OrderedExtra = z.object({
  name: Text(120),
  price: LeiInput.optional(),
  isFreeProduct: z.boolean().optional(),
  /** Ours: given for an option of a group, which is known by its number; the name is then only told. */
  optionId: Id.optional(),
  /** Ours: the chosen option that opened its group. */
  parentOptionId: Id.nullish(),
  /** Ours: pieces for one piece of the dish. */
  count: z.int().min(1).max(OPTION_MAX_COUNT).optional(),
});

const OrderedDimension = z.object({
  id: Id,
  value: Text(200).optional(),
  price: LeiInput.optional(),
  quantity: Quantity,
  preferredMessage: Text(400).nullish(),
  boxPrice: LeiInput.nullish(),
  packagePrice: LeiInput.nullish(),
  extraIngredientsBeanList: z
    .array(OrderedExtra)
    .max(MOST_EXTRAS + LINE_MAX_OPTIONS)
    .nullish(),
});

/** One product; the documents name one `dimensionsBean`, older clients send a list of them. */
const OrderedProduct = z.object({
  productId: Id,
  productName: Text(300).optional(),
  dimensionsBean: z.union([OrderedDimension.transform((one) => [one]), z.array(OrderedDimension).min(1).max(20)]),
});

const OrderedBundleChoice = z.object({
  /** The set it answers; found by label and product when a client does not know it. */
  setId: Id.optional(),
  label: Text(200).nullish(),
  productFieldLabel: Text(200).nullish(),
  isFreeProduct: z.boolean().optional(),
  productId: Id,
  productName: Text(300).optional(),
  productPrice: LeiInput.optional(),
  dimensionId: Id,
  dimensionName: Text(200).optional(),
  packagePrice: LeiInput.nullish(),
});

const OrderedBundle = z.object({
  promotionId: Id,
  promotionName: Text(300).optional(),
  productBeans: z.array(OrderedBundleChoice).min(1).max(20),
  quantity: Quantity,
  promotionTotal: LeiInput.optional(),
});

/** What a client may call a moment: an ISO text, 'YYYY-MM-DD', 'HH:mm', or 2–7 numbers. Read by `parseRequestedMoment`. */
const LooseMoment = z.union([Text(64), z.array(z.int()).min(2).max(7)]);

const DeliveryDetails = z.object({
  firstName: Text(100),
  lastName: Text(100),
  email: Text(254).optional(),
  emailAddress: Text(254).optional(),
  mail: Text(254).optional(),
  phoneNumber: digitsOrText(40),
  city: Text(100).nullish(),
  cityAddress: Text(100).nullish(),
  countyAddress: Text(100).nullish(),
  ...addressShape((most) => digitsOrText(most).nullish()),
  apartmentNumber: digitsOrText(40).nullish(),
  deliveryMethod: choice(DELIVERY_METHODS, 'method_required'),
  additionalInformation: Text(2000).nullish(),
  asSoonAsPossible: z.boolean().nullish(),
  deliveryFee: LeiInput.nullish(),
  chosenOrderDate: LooseMoment.nullish(),
});

/** Ours: whom the invoice is for. */
const InvoiceCompanyBean = z.object({
  companyName: Text(400),
  cui: Text(60),
  tradeRegister: Text(60).nullish(),
  registeredOffice: Text(600).nullish(),
});

export const PlaceOrderRequest = z.object({
  orderDetails: z.array(OrderedProduct).max(CART_MAX_LINES).nullish(),
  orderPromotionDetails: z.array(OrderedBundle).max(CART_MAX_LINES).nullish(),
  deliveryDetailsBean: DeliveryDetails,
  inputCouponPayloadBean: z
    .union([Text(64), z.object({ coupon: Text(64).nullish(), couponCode: Text(64).nullish() })])
    .nullish(),
  orderPaymentEnumValue: choice(PAYMENT_METHODS, 'payment_required'),
  cashAmount: LeiInput.nullish(),
  cardAmount: LeiInput.nullish(),
  arrivalTime: LooseMoment.nullish(),
  /** Before the coupon. */
  totalPrice: LeiInput.nullish(),
  subTotalPrice: LeiInput.nullish(),
  totalBoxPrice: LeiInput.nullish(),
  /** Ours: what the button said; compared with what is payable. */
  updatedPriceAfterCoupon: LeiInput.nullish(),
  /** Ours: the guest said to be 18 or older. */
  declaredAdult: z.boolean().nullish(),
  /** Ours: the guest brings what the food is put into; counts for pickup, from the day the restaurant takes it. */
  ownContainer: z.boolean().nullish(),
  /** Ours: the guest wants an invoice on a company. */
  invoiceCompanyBean: InvoiceCompanyBean.nullish(),
  /**
   * Ours: e-mail address of the account the client believes is signed in, '' for a guest. Where the session is another
   * account's, or has ended, the order is refused (`account_not_signed_in`) instead of changing its owner. Without it
   * the session decides.
   */
  expectedAccount: Text(254).nullish(),
  /**
   * Ours: the minutes that the guest was shown for an order as soon as possible. Where it takes longer by now, the order is refused
   * (`promise_later`) with the hour that holds. Without it nothing is compared.
   */
  expectedMinutes: z.int().min(0).max(MINUTES_PER_DAY).nullish(),
  /**
   * Ours: the six digits sent to the order's mailbox by `sendOrderCode`. Asked for by `order_code_required`; no part of
   * what is ordered, so the same key and body are sent again with it.
   */
  confirmationCode: Text(40).nullish(),
  /** Ours: the same key may stand in the `Idempotency-Key` header. */
  idempotencyKey: z.string().min(8).max(255).optional(),
});
export type PlaceOrderRequest = z.infer<typeof PlaceOrderRequest>;

/** Ours: what a promotion takes off; together they are the `discount`. */
export const AppliedReduction = z.object({
  /** As guests and staff read it. */
  name: z.string(),
  /** The coupon's code; null for what applies by itself. */
  code: z.string().nullable(),
  amount: Lei,
});
export type AppliedReduction = z.infer<typeof AppliedReduction>;

/** What the order costs now: the answer's price, and the quote of a `price_changed` refusal. */
export const OrderQuote = z.object({
  subTotalPrice: Lei,
  totalBoxPrice: Lei,
  totalDeposit: Lei,
  deliveryFee: Lei,
  discount: Lei,
  reductions: z.array(AppliedReduction),
  totalPrice: Lei,
  updatedPriceAfterCoupon: Lei,
});
export type OrderQuote = z.infer<typeof OrderQuote>;

export const PlaceOrderResponse = OrderQuote.extend({
  orderNumber: z.int(),
  orderStatus: z.enum(ORDER_STATUSES),
  orderDate: WireDateTime,
  /** Opens the order's live page without an account. */
  accessToken: z.string(),
  trackingPath: z.string(),
  message: z.string(),
});
export type PlaceOrderResponse = z.infer<typeof PlaceOrderResponse>;

// ------------------------------------------------------------------------------------------------ reading an order

const AddressShape = z.object({
  ...addressShape(() => z.string()),
  city: z.string(),
  countyAddress: z.string(),
  cityCode: z.string().nullable(),
});

/** Ours: when an accepted order was ready, and when it left the restaurant; null while it is not or has not. */
const StageShape = { readyAt: IsoInstant.nullable(), leftAt: IsoInstant.nullable() };
/** Ours, for staff: who carries an accepted order, since when nobody opens, and when it was brought back. */
const CourierShape = {
  courier: z.object({ id: z.int(), name: z.string() }).nullable(),
  noAnswerAt: IsoInstant.nullable(),
  returnedAt: IsoInstant.nullable(),
};

/** Ours: where the order came in, and the table it is served at ('' where none was said). */
const SourceShape = { source: z.enum(ORDER_SOURCES), table: z.string() };

/** What was chosen with a dish. `price` is what all of it added to one piece, so that the list adds up for every reader. */
const SoldExtra = z.object({
  name: z.string(),
  price: Lei,
  /** Ours: nothing chosen; the dish was sold without an ingredient that had run out. */
  isLeftOut: z.literal(true).optional(),
  /** Ours: the option of a group that it is; missing for a flat extra. */
  option: z
    .object({
      id: z.int(),
      groupId: z.int(),
      /** As the group was called. */
      group: z.string(),
      /** The chosen option that opened its group; null in a group of the dish itself. */
      parentId: z.int().nullable(),
      /** Pieces for one piece of the dish, or of the option that opened its group. */
      count: z.int(),
      vatPercent: z.number(),
      /** SGR deposits of all of it; part of the dish's `depositPrice`. */
      depositPrice: Lei,
    })
    .optional(),
});

export const OrderDetail = z.object({
  id: z.int(),
  orderNumber: z.int(),
  version: z.int(),
  /** Ours: what the kitchen calls it on its day; null until accepted. */
  kitchenNumber: z.int().nullable(),
  /** Ours: ids of the stations of the kitchen that have finished their part; none for guests. */
  stationsDone: z.array(z.int()),
  orderDate: WireDateTime,
  orderStatus: z.enum(ORDER_STATUSES),
  status: z.enum(ORDER_STATUSES),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
  productInformationList: z.array(
    z.object({
      productId: z.int(),
      name: z.string(),
      isAgeRestricted: z.boolean(),
      allergens: z.array(z.string()),
      /** Ours, for staff. */
      station: StationOfDish,
      dimensionOrders: z.array(
        z.object({
          dimensionId: z.int(),
          quantity: z.int(),
          value: z.string(),
          price: Lei,
          boxPrice: Lei,
          depositPrice: Lei,
          extraIngredientsBeanList: z.array(SoldExtra),
          preferredMessage: z.string(),
        }),
      ),
    }),
  ),
  orderPromotionDetails: z.array(
    z.object({
      promotionId: z.int(),
      promotionName: z.string(),
      quantity: z.int(),
      promotionTotal: Lei,
      productBeans: z.array(
        z.object({
          label: z.string(),
          productId: z.int(),
          productName: z.string(),
          dimensionId: z.int(),
          dimensionName: z.string(),
          productPrice: Lei,
          packagePrice: Lei,
          depositPrice: Lei,
          isFreeProduct: z.boolean(),
          /** Ours, as of products on their own. */
          isAgeRestricted: z.boolean(),
          allergens: z.array(z.string()),
          station: StationOfDish,
        }),
      ),
    }),
  ),
  /** The chosen method in Romanian, as the documents show it: 'Livrare la domiciliu', 'Ridicare din restaurant', … */
  deliveryMethodChosen: z.string(),
  deliveryDetailsBean: AddressShape.extend({ deliveryFee: Lei, deliveryMethod: z.enum(DELIVERY_METHODS) }),
  ...SourceShape,
  pickupPlace: z.string().nullable(),
  /** Ours: the guest brings what the food is put into. */
  ownContainer: z.boolean(),
  /** Ours: whom the invoice is for; null where none is wanted. */
  invoiceCompanyBean: z
    .object({ companyName: z.string(), cui: z.string(), tradeRegister: z.string(), registeredOffice: z.string() })
    .nullable(),
  asSoonAsPossible: z.boolean(),
  subTotalPrice: Lei,
  /** Packaging as computed from the boxes when the order was placed. */
  totalBoxPrice: Lei,
  /** Packaging as said at acceptance; null while nothing was said and the computed one holds. */
  manuallySetPackageCost: Lei.nullable(),
  totalDeposit: Lei,
  /** A sentence: 'Cât mai repede', 'vineri, 20 noiembrie 2026, ora 19:30'. */
  pickupOrDeliveryMoment: z.string(),
  requestedAt: IsoInstant.nullable(),
  promisedAt: IsoInstant.nullable(),
  acceptedAt: IsoInstant.nullable(),
  /** Ours: when the guest of an order for now was told to be served, before ordering; null where nothing told it. */
  toldAt: IsoInstant.nullable(),
  ...StageShape,
  ...CourierShape,
  placedAt: IsoInstant,
  additionalInformation: z.string(),
  /** Ours: the note, the landmark or the message of a line speaks of an allergy. */
  hasAllergyNote: z.boolean(),
  /** Ours: when the kitchen confirmed that it read what was written about the allergy; null until then. */
  allergyReadAt: IsoInstant.nullable(),
  /** Ours, for staff: name of the closed day the order falls on, while it is under way; null otherwise, and for guests. */
  closedDay: z.string().nullable(),
  coupon: z.string().nullable(),
  /** The sum of the reductions. */
  discount: Lei,
  reductions: z.array(AppliedReduction),
  /** Payable after reductions; null when there are none. */
  updatedPriceAfterCoupon: Lei.nullable(),
  /** Before the coupon. */
  totalPrice: Lei,
  /** What the guest pays. */
  payable: Lei,
  orderPaymentOptions: z.enum(PAYMENT_METHODS),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  cashAmount: Lei,
  cardAmount: Lei,
  orderTimeToPrepare: z.int().nullable(),
  rejectionReason: z.string().nullable(),
  isAgeRestricted: z.boolean(),
  /** Ours: what was changed since staff last said that they saw it. */
  unseenChanges: z.array(OrderChangeWire),
  /** Ours: until when the guest may answer the open proposal, and what it is; null while there is none. */
  proposalUntil: IsoInstant.nullable(),
  proposal: ProposalWire.nullable(),
  /** Ours, for staff: what the order was before each change, the latest first; empty for guests. */
  versions: z.array(EarlierVersionWire),
  /** Ours: the order's live page, for its owner while the page opens; null for other callers. */
  trackingPath: z.string().nullable(),
  timeline: z.array(
    z.object({
      kind: z.enum(ORDER_EVENT_KINDS),
      at: IsoInstant,
      /** What it was about, in words: the hour promised, how it was paid, why; '' when there is nothing to say. */
      note: z.string(),
      /** Who did it; shown to staff only, null otherwise. */
      actor: z.string().nullable(),
    }),
  ),
});
export type OrderDetail = z.infer<typeof OrderDetail>;

/** The documents answer with a list whose first item is the order. */
export const OrderDetailsResponse = z.array(OrderDetail).length(1);

/** What the guest's live page needs: the order and how to reach the restaurant. */
export const TrackOrderResponse = z.object({
  order: OrderDetail,
  restaurant: z.object({ name: z.string(), phoneNumber: z.string(), address: z.string() }),
  /** Ours: the guest may still take it back. */
  mayCancel: z.boolean(),
  /** Ours: it was the guest who took it back. */
  isCancelledByGuest: z.boolean(),
  /** Ours: stops of its courier before this one; null while it is on no courier's way. */
  stopsBefore: z.int().nullable(),
  serverTime: IsoInstant,
});
export type TrackOrderResponse = z.infer<typeof TrackOrderResponse>;

/** The guest's own cancelling; a reason is welcome, never asked for. */
export const CancelOrderRequest = z.object({
  token: z.string().min(20).max(100),
  reason: z
    .string()
    .max(500)
    .nullish()
    .transform((reason) => reason ?? ''),
});

// ----------------------------------------------------------------------------------------------- staff: lists, steps

const Status = z.preprocess((raw) => (typeof raw === 'string' ? raw.toUpperCase() : raw), z.enum(ORDER_STATUSES));

export const OrdersQuery = z.object({
  status: z.preprocess(given, Status.optional()),
  /** Ours: part of the number, the phone or the name; case and diacritics do not matter. */
  search: z.preprocess(given, Text(80).optional()),
  page: PageNumber,
  size: PageSize,
});

/** One's own orders; `page` counts from 0. */
export const UserOrdersQuery = OrdersQuery.omit({ status: true, search: true });

export const OrderSummary = z.object({
  id: z.int(),
  orderNumber: z.int(),
  version: z.int(),
  /** Ours: what the kitchen calls it on its day; null until accepted. */
  kitchenNumber: z.int().nullable(),
  /** Ours: ids of the stations of the kitchen that have finished their part; none for guests. */
  stationsDone: z.array(z.int()),
  orderStatus: z.enum(ORDER_STATUSES),
  status: z.enum(ORDER_STATUSES),
  orderDate: WireDateTime,
  placedAt: IsoInstant,
  client: z.string(),
  customer: z.string(),
  phoneNumber: z.string(),
  totalPrice: Lei,
  cartTotal: Lei,
  /** What the guest pays. */
  payable: Lei,
  items: z.array(
    z.object({
      name: z.string(),
      value: z.string(),
      quantity: z.int(),
      /** Ours: names of the extras. */
      extras: z.array(z.string()),
      /** Ours: what the guest wrote about this line; '' for nothing. */
      message: z.string(),
      /** Ours, for staff. */
      station: StationOfDish,
    }),
  ),
  deliveryMethod: z.enum(DELIVERY_METHODS),
  ...SourceShape,
  /** Short address for delivery, '' otherwise. */
  address: z.string(),
  /** Ours: the same in its parts. */
  deliveryDetailsBean: AddressShape,
  /** Ours: what the guest wrote about the order, and about the way to the door; '' for nothing. */
  additionalInformation: z.string(),
  landmark: z.string(),
  /** Ours: any of the guest's texts speaks of an allergy. */
  hasAllergyNote: z.boolean(),
  /** Ours, for staff: name of the closed day the order falls on, while it is under way; null otherwise. */
  closedDay: z.string().nullable(),
  /** Ours: how it will be paid. */
  orderPaymentOptions: z.enum(PAYMENT_METHODS),
  asSoonAsPossible: z.boolean(),
  requestedAt: IsoInstant.nullable(),
  promisedAt: IsoInstant.nullable(),
  ...StageShape,
  ...CourierShape,
  /** Minutes, null until accepted or where no time was estimated. */
  orderTimeToPrepare: z.int().nullable(),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  isAgeRestricted: z.boolean(),
  /** Ours: the guest brings what the food is put into. */
  ownContainer: z.boolean(),
  /** Ours: what was changed since staff last said that they saw it. */
  unseenChanges: z.array(OrderChangeWire),
  /** Ours: until when the guest may answer a proposal of the restaurant; null while there is none. */
  proposalUntil: IsoInstant.nullable(),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

/** Numbers of products, the most often ordered first. */
export const FavouritesResponse = z.object({ productIds: z.array(Id) });
export type FavouritesResponse = z.infer<typeof FavouritesResponse>;

export const UserOrdersResponse = z.object({ content: z.array(OrderSummary), totalElements: z.int() });
export type UserOrdersResponse = z.infer<typeof UserOrdersResponse>;

export const AllOrdersResponse = z.object({
  content: z.array(OrderSummary),
  totalElements: z.int(),
  numberOfNewOrders: z.int(),
  numberOfScheduledOrders: z.int(),
  numberOfConfirmedOrders: z.int(),
  numberOfDeliveredOrders: z.int(),
  numberOfRejectedOrders: z.int(),
  serverTime: IsoInstant,
});
export type AllOrdersResponse = z.infer<typeof AllOrdersResponse>;

const OrderNumber = z.coerce.number().int().positive().max(99_999_999);
const PreparationMinutes = z.int().min(1).max(240);
/** Read, so that the refusal can say what is wrong with it; how much less does not matter, and may be no whole bani. */
const NegativeLei = z
  .number()
  .negative()
  .describe('Refused with `packaging_invalid`')
  .transform(() => bani(-1));
const NotApplicable = z.enum(['', 'N/A', 'NA']).transform(() => null);

export const ConfirmOrderRequest = z.object({
  orderNumber: OrderNumber,
  /** Minutes, as a number or as the text of the chosen option; null, '' and 'N/A' are no time at all. */
  timeToPrepare: z
    .union([
      PreparationMinutes,
      z
        .string()
        .regex(/^\d{1,3}$/)
        .transform(Number)
        .pipe(PreparationMinutes),
      NotApplicable,
    ])
    .nullish()
    .transform((minutes) => minutes ?? null),
  /** Lei; replaces the computed packaging. Not given: the computed one holds. */
  totalPackageCost: z
    .union([LeiInput, NegativeLei])
    .nullish()
    .transform((cost) => cost ?? null),
  /** Ours: the guest agreed to a higher total than announced (readings 4). */
  customerAgreed: z.boolean().default(false),
  /**
   * Ours: the kitchen has read what the guest wrote about an allergy. `false` is refused for an order with such a note.
   * Not given: the order is accepted, and the guest is not told that the note was read.
   */
  allergyRead: z
    .boolean()
    .nullish()
    .transform((isRead) => isRead ?? null),
});

const Rejection = z.object({
  orderNumber: OrderNumber,
  /** Left out reads as empty, so that the answer says what is missing. */
  reason: z
    .string()
    .max(500)
    .nullish()
    .transform((reason) => reason ?? ''),
  /** Ours: where the order stood when this was decided. Not given: an accepted order is cancelled as well. */
  expectedStatus: z.enum(ORDER_STATUSES).optional(),
  /** Ours: what ran out, and until when; marked in the same step. */
  soldOut: z
    .object({ subjects: z.array(SoldOutSubject).max(60), until: SoldOutUntil })
    .transform(({ subjects, until }) => ({ subjects, length: until }))
    .nullish(),
});
export const RejectOrderRequest = z.union([
  z.object({ rejectedOrder: Rejection }).transform(({ rejectedOrder }) => rejectedOrder),
  Rejection,
]);

/** Ours: how it was paid at hand-over; both amounts only for CASH_AND_CARD. Not given: the payment stays as it is. */
export const PaidWith = z.object({
  method: z.enum(PAYMENT_METHODS),
  cashAmount: LeiInput.nullish(),
  cardAmount: LeiInput.nullish(),
});
export type PaidWith = z.input<typeof PaidWith>;

export function parsePaidWith({ method, ...amounts }: z.output<typeof PaidWith>): OrderPayment {
  return parsePayment(method, amounts);
}

const Payment = PaidWith.transform(parsePaidWith);

export const MarkAsDeliveredRequest = z.union([
  z.object({ orderNumber: OrderNumber, payment: Payment.nullish() }),
  z
    .object({ deliveredOrderNumber: OrderNumber, payment: Payment.nullish() })
    .transform(({ deliveredOrderNumber, payment }) => ({ orderNumber: deliveredOrderNumber, payment })),
]);

/** Ours: how an order that was handed over was really paid; without `payment` nothing was received. */
export const CorrectPaymentRequest = z.object({
  orderNumber: OrderNumber,
  payment: Payment.nullish(),
  /** The order as it was when this was decided; another panel may have been quicker. */
  expectedVersion: z.int().positive().optional(),
});

export const ChangeStageRequest = z.object({ orderNumber: OrderNumber, stage: z.enum(ORDER_STAGES) });

/** `isDone: false` takes it back. */
export const MarkStationRequest = z.object({
  orderNumber: OrderNumber,
  stationId: z.int().positive(),
  isDone: z.boolean(),
});

export const ChangePromiseRequest = z.object({
  orderNumber: OrderNumber,
  promisedAt: IsoInstant.transform(parseIsoInstant),
  /** The order as it was when this was decided; another panel may have been quicker. */
  expectedVersion: z.int().positive().optional(),
});

/** The answer of every staff step: the order as it stands now. */
export const OrderStepResponse = z.object({ message: z.string(), order: OrderDetail });

export const OrderNumberParams = z.object({ id: OrderNumber });
export const OrderTokenParams = z.object({ token: z.string().min(20).max(100) });
export const ProductParams = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });
