/**
 * Orders on the wire, for guests and staff: the documents' names. Requests are read generously (unknown fields are
 * dropped, alternative spellings accepted, readings "widen, never narrow"); every price in them is an expectation that
 * is compared and never used (readings 3).
 */
import { z } from 'zod';
import { CART_MAX_LINES, LINE_MAX_OPTIONS, LINE_MAX_QUANTITY, OPTION_MAX_COUNT } from '#domain/cart/cart.ts';
import { RECEIPT_STATES } from '#domain/fiscal/receipt-state.ts';
import { MOST_EXTRAS } from '#domain/menu/editing/decide-product.ts';
import { bani } from '#domain/money/bani.ts';
import { DELIVERY_METHODS, ORDER_SOURCES, ORDER_STATUSES, PAYMENT_STATUSES } from '#domain/orders/order.ts';
import { GUEST_TEXTS, LISTED_FIELDS, WHOLE_FIELDS } from '#domain/orders/order-fields.ts';
import { ORDER_STAGES } from '#domain/orders/order-stage.ts';
import { ORDER_EVENT_KINDS } from '#domain/orders/order-view.ts';
import type { PaymentChoice } from '#domain/orders/payment-means.ts';
import { TABLE_MAX_LENGTH, TABLE_PATTERN } from '#domain/orders/table-name.ts';
import { MINUTES_PER_DAY } from '#domain/time/minute-of-day.ts';
import { given, PageNumber, PageSize } from '../pages.ts';
import { OnlineMoneyWire } from '../payments/online-money-wire.ts';
import { SoldOutSubject, SoldOutUntil } from '../schedule/service-wire.ts';
import { StationOfDish } from '../stations/wire.ts';
import { parseIsoInstant } from '../values/convert.ts';
import { namedShapeOf } from '../values/named-shapes.ts';
import { choice, digitsOrText, IsoInstant, Lei, LeiInput, WireDateTime } from '../values/schemas.ts';
import { addressShape } from './address-on-wire.ts';
import { LISTED_ON_WIRE, textsByWireName, WHOLE_ON_WIRE } from './order-on-wire.ts';
import { choiceFromWire, PAYMENT_WORDS } from './payment-on-wire.ts';
import { ChosenParts, PaymentParts } from './payment-wire.ts';
import { EarlierVersionWire, OrderChangeWire, ProposalWire } from './proposals-wire.ts';

/** Maximum of UTF-16 code units: for free text, twice the characters that the rules allow. */
const Text = (max: number) => z.string().max(max);
/** Limit of an integer column. */
const Id = z.int().positive().max(2_147_483_647);
const Quantity = z.int().min(1).max(LINE_MAX_QUANTITY);

// ------------------------------------------------------------------------------------------------ placing an order

const OrderedExtra = z.object({
  name: Text(120),
  price: LeiInput.optional(),
  isFreeProduct: z.boolean().optional(),
  /** Ours: set for an option of a group, which is identified by its id; the name is then informational. */
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
  /** The set it is for; found by label and product when the client does not know it. */
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

/** Formats of a moment: an ISO text, 'YYYY-MM-DD', 'HH:mm', or 2–7 numbers. Parsed by `parseRequestedMoment`. */
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
  ...textsByWireName((field) => Text(2 * GUEST_TEXTS[field].maximum).nullish()),
  asSoonAsPossible: z.boolean().nullish(),
  deliveryFee: LeiInput.nullish(),
  chosenOrderDate: LooseMoment.nullish(),
});

/** Ours: the company for the invoice. */
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
  orderPaymentEnumValue: choice(PAYMENT_WORDS, 'payment_required'),
  cashAmount: LeiInput.nullish(),
  cardAmount: LeiInput.nullish(),
  paymentParts: ChosenParts,
  arrivalTime: LooseMoment.nullish(),
  /** Before the coupon. */
  totalPrice: LeiInput.nullish(),
  subTotalPrice: LeiInput.nullish(),
  totalBoxPrice: LeiInput.nullish(),
  /** Ours: the amount on the button; compared with the payable amount. */
  updatedPriceAfterCoupon: LeiInput.nullish(),
  /** Ours: the guest said to be 18 or older. */
  declaredAdult: z.boolean().nullish(),
  /** Ours: the guest brings an own container; used for pickup, from the day the restaurant allows it. */
  ownContainer: z.boolean().nullish(),
  /**
   * Ours: the restaurant's name of the table, for orders served in the restaurant. With it the contact may be '', as at
   * the counter.
   */
  table: z.string().max(TABLE_MAX_LENGTH).regex(TABLE_PATTERN).nullish(),
  /** Ours: the guest wants an invoice on a company. */
  invoiceCompanyBean: InvoiceCompanyBean.nullish(),
  /**
   * Ours: e-mail address of the account that the client assumes to be signed in, '' for a guest. When the session
   * belongs to another account, or has ended, the order is refused (`account_not_signed_in`) instead of getting another
   * owner. Without it the session decides.
   */
  expectedAccount: Text(254).nullish(),
  /**
   * Ours: the minutes shown to the guest for an order as soon as possible. When it takes longer now, the order is
   * refused (`promise_later`) with the present estimate. Without it nothing is compared.
   */
  expectedMinutes: z.int().min(0).max(MINUTES_PER_DAY).nullish(),
  /**
   * Ours: the six digits sent to the order's mailbox by `sendOrderCode`. Required after `order_code_required`; it is no
   * part of the content, so key and body stay the same.
   */
  confirmationCode: Text(40).nullish(),
  /** Ours: the same key may stand in the `Idempotency-Key` header. */
  idempotencyKey: z.string().min(8).max(255).optional(),
});
export type PlaceOrderRequest = z.infer<typeof PlaceOrderRequest>;

/** Ours: a reduction by one promotion; their sum is `discount`. */
export const AppliedReduction = z.object({
  /** The name for guests and staff. */
  name: z.string(),
  /** The coupon's code; null for an automatic reduction. */
  code: z.string().nullable(),
  amount: Lei,
});
export type AppliedReduction = z.infer<typeof AppliedReduction>;

/** The present price of an order: in the answer, and in a `price_changed` refusal. */
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
  /** Ours: `AWAITING_PAYMENT` for an order that is paid online; it reaches the restaurant when the money came. */
  orderStatus: z.enum([...ORDER_STATUSES, 'AWAITING_PAYMENT']),
  orderDate: WireDateTime,
  /** Opens the order's live page without an account. */
  accessToken: z.string(),
  trackingPath: z.string(),
  message: z.string(),
  /**
   * Ours, for an order that waits for its payment: the address to pay at; null when it could not be begun (`payOrder`
   * tries again).
   */
  payUrl: z.string().nullable().optional(),
});
export type PlaceOrderResponse = z.infer<typeof PlaceOrderResponse>;

// ------------------------------------------------------------------------------------------------ reading an order

const AddressShape = z.object({
  ...addressShape(() => z.string()),
  city: z.string(),
  countyAddress: z.string(),
  cityCode: z.string().nullable(),
});

const KIND_SCHEMAS = {
  text: z.string(),
  flag: z.boolean(),
  moment: IsoInstant.nullable(),
  maybeNumber: z.int().nullable(),
  maybeText: z.string().nullable(),
  maybeFlag: z.boolean().nullable(),
  maybeAmount: Lei.nullable(),
};

/** What list entries and whole orders have besides their fields by kind. */
const BasicShape = {
  id: z.int(),
  orderNumber: z.int(),
  version: z.int(),
  orderStatus: z.enum(ORDER_STATUSES),
  status: z.enum(ORDER_STATUSES),
  orderDate: WireDateTime,
  placedAt: IsoInstant,
  /** Ours: where the order came in. */
  source: z.enum(ORDER_SOURCES),
  /** Ours: ids of the stations that have finished their part; empty for guests. */
  stationsDone: z.array(z.int()),
  /** Ours, for staff. */
  courier: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** Ours: changes since staff last confirmed that they saw the order. */
  unseenChanges: z.array(OrderChangeWire),
  asSoonAsPossible: z.boolean(),
  orderPaymentOptions: z.enum(PAYMENT_WORDS),
  /** Ours: what is paid with which means. */
  paymentParts: PaymentParts,
  paymentStatus: z.enum(PAYMENT_STATUSES),
  /** Ours: what became of the money that is paid online; null for an order that is paid at the door. */
  onlineMoney: OnlineMoneyWire.nullable(),
  /** Before the coupon. */
  totalPrice: Lei,
  /** What the guest pays. */
  payable: Lei,
};

/**
 * What was chosen with a dish. `price` is the total it added to one piece, so that the list adds up for every reader.
 */
const SoldExtra = z.object({
  name: z.string(),
  price: Lei,
  /** Ours: not a choice; the dish was sold without a sold-out ingredient. */
  isLeftOut: z.literal(true).optional(),
  /** Ours: set for an option of a group; missing for a flat extra. */
  option: z
    .object({
      id: z.int(),
      groupId: z.int(),
      /** The group's name at that time. */
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
  ...BasicShape,
  ...namedShapeOf(WHOLE_FIELDS, WHOLE_ON_WIRE, KIND_SCHEMAS),
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
      /** Ours: false where they were not all declared when it was sold. */
      allergensDeclared: z.boolean(),
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
          /** Ours, as for products sold on their own. */
          isAgeRestricted: z.boolean(),
          allergens: z.array(z.string()),
          allergensDeclared: z.boolean(),
          station: StationOfDish,
        }),
      ),
    }),
  ),
  /** The method in Romanian, with the documents' labels: 'Livrare la domiciliu', 'Ridicare din restaurant', … */
  deliveryMethodChosen: z.string(),
  deliveryDetailsBean: AddressShape.extend({ deliveryFee: Lei, deliveryMethod: z.enum(DELIVERY_METHODS) }),
  /** Ours: the company for the invoice; null where none is wanted. */
  invoiceCompanyBean: z
    .object({ companyName: z.string(), cui: z.string(), tradeRegister: z.string(), registeredOffice: z.string() })
    .nullable(),
  subTotalPrice: Lei,
  /** Packaging computed from the boxes when the order was placed. */
  totalBoxPrice: Lei,
  /** Packaging set at acceptance; null while the computed one applies. */
  manuallySetPackageCost: Lei.nullable(),
  totalDeposit: Lei,
  /** A sentence: 'Cât mai repede', 'vineri, 20 noiembrie 2026, ora 19:30'. */
  pickupOrDeliveryMoment: z.string(),
  coupon: z.string().nullable(),
  /** The sum of the reductions. */
  discount: Lei,
  reductions: z.array(AppliedReduction),
  /** Payable after reductions; null when there are none. */
  updatedPriceAfterCoupon: Lei.nullable(),
  cashAmount: Lei,
  cardAmount: Lei,
  /** Ours: the open proposal; null for none. */
  proposal: ProposalWire.nullable(),
  /** Ours, for staff: the earlier versions, the latest first; empty for guests. */
  versions: z.array(EarlierVersionWire),
  /** Ours, for staff: the receipt of the fiscal register; null for none, and for guests. */
  fiscalReceipt: z
    .object({
      id: z.int(),
      state: z.enum(RECEIPT_STATES),
      givenAt: IsoInstant.nullable(),
      number: z.string(),
      secondNumber: z.string(),
      failure: z.string(),
    })
    .nullable(),
  timeline: z.array(
    z.object({
      kind: z.enum(ORDER_EVENT_KINDS),
      at: IsoInstant,
      /** Detail text: promised hour, payment, reason; '' for none. */
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
  /** Ours: the guest may still cancel it. */
  mayCancel: z.boolean(),
  /** Ours: the guest cancelled it. */
  isCancelledByGuest: z.boolean(),
  /** Ours: stops of its courier before this one; null while no courier carries it. */
  stopsBefore: z.int().nullable(),
  /** Ours: minutes until an order is usually answered; null once it is, and while too few orders are known. */
  answerMinutes: z.int().nullable(),
  /** Ours: the invoice on a company, once it is issued; `link` is empty where there is no PDF to open. */
  invoice: z.object({ name: z.string(), link: z.string() }).nullable(),
  serverTime: IsoInstant,
});
export type TrackOrderResponse = z.infer<typeof TrackOrderResponse>;

/** The guest cancels; a reason is optional. */
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
  ...BasicShape,
  ...namedShapeOf(LISTED_FIELDS, LISTED_ON_WIRE, KIND_SCHEMAS),
  client: z.string(),
  customer: z.string(),
  phoneNumber: z.string(),
  cartTotal: Lei,
  items: z.array(
    z.object({
      name: z.string(),
      value: z.string(),
      quantity: z.int(),
      /** Ours: names of the extras. */
      extras: z.array(z.string()),
      /** Ours: the guest's message for this line; '' for none. */
      message: z.string(),
      /** Ours, for staff. */
      station: StationOfDish,
    }),
  ),
  deliveryMethod: z.enum(DELIVERY_METHODS),
  /** Short address for delivery, '' otherwise. */
  address: z.string(),
  /** Ours: the same address by fields. */
  deliveryDetailsBean: AddressShape,
  /** Ours: a part of the same address; '' for none. */
  landmark: z.string(),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

/** Numbers of products, the most often ordered first. */
export const FavouritesResponse = z.object({ productIds: z.array(Id) });
export type FavouritesResponse = z.infer<typeof FavouritesResponse>;

export const UserOrdersResponse = z.object({ content: z.array(OrderSummary), totalElements: z.int() });
export type UserOrdersResponse = z.infer<typeof UserOrdersResponse>;

export const AllOrdersResponse = z.object({
  content: z.array(OrderSummary),
  /** Of a search: at most 200, which then stands for at least as many. */
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
/** Accepted by the schema, so that the refusal can name the problem; such an amount need not be whole bani. */
const NegativeLei = z
  .number()
  .negative()
  .describe('Refused with `packaging_invalid`')
  .transform(() => bani(-1));
const NotApplicable = z.enum(['', 'N/A', 'NA']).transform(() => null);

export const ConfirmOrderRequest = z.object({
  orderNumber: OrderNumber,
  /** Minutes, as a number or as the text of the chosen option; null, '' and 'N/A' mean no time. */
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
  /** Lei; replaces the computed packaging, which applies when this is missing. */
  totalPackageCost: z
    .union([LeiInput, NegativeLei])
    .nullish()
    .transform((cost) => cost ?? null),
  /** Ours: the guest agreed to a higher total than announced (readings 4). */
  customerAgreed: z.boolean().default(false),
  /**
   * Ours: the kitchen has read the allergy note. `false` is refused for an order with such a note. Missing: the order
   * is accepted, and the guest is not told that the note was read.
   */
  allergyRead: z
    .boolean()
    .nullish()
    .transform((isRead) => isRead ?? null),
});

const Rejection = z.object({
  orderNumber: OrderNumber,
  /** When missing it is read as empty, so that the answer reports it. */
  reason: z
    .string()
    .max(500)
    .nullish()
    .transform((reason) => reason ?? ''),
  /** Ours: the status that the decision was based on. Missing: an accepted order is cancelled as well. */
  expectedStatus: z.enum(ORDER_STATUSES).optional(),
  /** Ours: what ran out, and until when; marked in the same transaction. */
  soldOut: z
    .object({ subjects: z.array(SoldOutSubject).max(60), until: SoldOutUntil })
    .transform(({ subjects, until }) => ({ subjects, length: until }))
    .nullish(),
});
export const RejectOrderRequest = z.union([
  z.object({ rejectedOrder: Rejection }).transform(({ rejectedOrder }) => rejectedOrder),
  Rejection,
]);

/** Ours: how it was paid at handover; both amounts only for CASH_AND_CARD. Missing: the payment stays unchanged. */
export const PaidWith = z.object({
  method: z.enum(PAYMENT_WORDS),
  cashAmount: LeiInput.nullish(),
  cardAmount: LeiInput.nullish(),
  paymentParts: ChosenParts,
});
export type PaidWith = z.input<typeof PaidWith>;

export function parsePaidWith({ method, ...amounts }: z.output<typeof PaidWith>): PaymentChoice {
  return choiceFromWire(method, amounts);
}

const Payment = PaidWith.transform(parsePaidWith);

const Handover = {
  payment: Payment.nullish(),
  /** Ours: the guest's identity document was seen; missing: not seen. Kept for orders with products for adults. */
  identitySeen: z.boolean().nullish(),
};
export const MarkAsDeliveredRequest = z.union([
  z.object({ orderNumber: OrderNumber, ...Handover }),
  z
    .object({ deliveredOrderNumber: OrderNumber, ...Handover })
    .transform(({ deliveredOrderNumber, ...handover }) => ({ orderNumber: deliveredOrderNumber, ...handover })),
]);

/** Ours: corrects how a handed-over order was paid; without `payment` nothing was received. */
export const CorrectPaymentRequest = z.object({
  orderNumber: OrderNumber,
  payment: Payment.nullish(),
  /** Version that the decision was based on, because another panel may have been faster. */
  expectedVersion: z.int().positive().optional(),
});

export const ChangeStageRequest = z.object({ orderNumber: OrderNumber, stage: z.enum(ORDER_STAGES) });

/** `isDone: false` undoes it. */
export const MarkStationRequest = z.object({
  orderNumber: OrderNumber,
  stationId: z.int().positive(),
  isDone: z.boolean(),
});

export const ChangePromiseRequest = z.object({
  orderNumber: OrderNumber,
  promisedAt: IsoInstant.transform(parseIsoInstant),
  /** Version that the decision was based on, because another panel may have been faster. */
  expectedVersion: z.int().positive().optional(),
});

/** The answer of every staff step: the order after it. */
export const OrderStepResponse = z.object({ message: z.string(), order: OrderDetail });

export const OrderNumberParams = z.object({ id: OrderNumber });
export const OrderTokenParams = z.object({ token: z.string().min(20).max(100) });
export const ProductParams = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });
