/**
 * An order between the checkout and the server: what is sent and what is read stand side by side, and only here the
 * documents' names meet ours. Free of zod: guests' pages write with it. Requests are read generously (alternative
 * spellings are accepted, readings „widen, never narrow”); every price in them is an expectation that is compared and
 * never used (readings 3).
 */

import { ADDRESS_FIELDS } from '#domain/accounts/parse-address.ts';
import type { BundleLine, ProductLine } from '#domain/cart/cart.ts';
import type { PricedCart, PricedLine } from '#domain/cart/priced-cart.ts';
import { entriesOf } from '#domain/keys-of.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import type {
  DeliveryAddress,
  DeliveryMethod,
  ExpectedSums,
  InvoiceCompany,
  OrderRequest,
  WantedMoment,
} from '#domain/orders/order.ts';
import { mapTexts } from '#domain/orders/order-fields.ts';
import type { PaymentChoice } from '#domain/orders/payment-means.ts';
import type { OrderZone } from '#domain/orders/placing/judge-order.ts';
import type { OrderField, OrderProblem } from '#domain/orders/placing/order-problem.ts';
import type { Bundle } from '#domain/promotions/promotion.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import { parseRequestedMoment, type RequestedMomentRefusal } from '#domain/time/parse-requested-moment.ts';
import type { BodyOf } from '../define/define-call.ts';
import { isoInstant } from '../values/convert.ts';
import { ADDRESS_ON_WIRE, addressOfTexts, addressToTexts } from './address-on-wire.ts';
import type { placeOrder } from './calls.ts';
import { LISTED_ON_WIRE, textsByWireName, textsFromWire } from './order-on-wire.ts';
import { choiceFromWire, choiceToWire } from './payment-on-wire.ts';
import type { PlaceOrderRequest } from './wire.ts';

export type OrderBody = BodyOf<typeof placeOrder>;

// ------------------------------------------------------------------------------------------------------- the names

const DELIVERY = 'deliveryDetailsBean';
const LINES = 'orderDetails';

/** The path of each order field in the body; the order as a whole has none. */
const PATHS: Readonly<Record<Exclude<OrderField, 'order'>, string>> = {
  cart: LINES,
  method: `${DELIVERY}.deliveryMethod`,
  table: 'table',
  requestedAt: `${DELIVERY}.chosenOrderDate`,
  firstName: `${DELIVERY}.firstName`,
  lastName: `${DELIVERY}.lastName`,
  phone: `${DELIVERY}.phoneNumber`,
  email: `${DELIVERY}.email`,
  ...(Object.fromEntries(ADDRESS_FIELDS.map((key) => [key, `${DELIVERY}.${ADDRESS_ON_WIRE[key].name}`])) as Record<
    keyof DeliveryAddress,
    string
  >),
  payment: 'orderPaymentEnumValue',
  split: 'cashAmount',
  coupon: 'inputCouponPayloadBean',
  companyName: 'invoiceCompanyBean.companyName',
  companyCui: 'invoiceCompanyBean.cui',
  companyRegister: 'invoiceCompanyBean.tradeRegister',
  companyOffice: 'invoiceCompanyBean.registeredOffice',
  ...mapTexts((field) => `${DELIVERY}.${LISTED_ON_WIRE[field]}`),
  isAdult: 'declaredAdult',
};

/**
 * The body path of a refusal; `null` for the whole order.
 *
 * @param places index of each line's product in the body: older clients send several sizes of one product
 */
export function pathOf(problem: OrderProblem, places: readonly number[] = []): string | null {
  if (problem.field === 'order') return null;
  if ('line' in problem) return `${LINES}.${places[problem.line ?? 0]}.dimensionsBean.preferredMessage`;
  // Clients show a product's hours at the choice of the hour, even when no other hour helps.
  return PATHS[problem.code === 'outside_window' ? 'requestedAt' : problem.field];
}

/** The order field that a body path belongs to. */
export function fieldAt(path: string): OrderField {
  // The keys of the table are fields.
  const found = entriesOf(PATHS).find(([, known]) => known === path);
  return found?.[0] ?? (/^order(Promotion)?Details\b/.test(path) ? 'cart' : 'order');
}

// --------------------------------------------------------------------------------------------------------- sending

/**
 * Encodes an order.
 *
 * @param quote what it costs: every price in the body is what the guest saw
 */
export function orderRequestToWire(
  order: OrderRequest,
  quote: PricedCart,
  { zones, promotions }: { readonly zones: readonly OrderZone[]; readonly promotions: readonly Bundle[] },
): OrderBody {
  const { contact, address, moment, company } = order;
  const { sums } = quote;
  const zone = zones.find(({ code }) => code === address?.zoneCode);
  return {
    orderDetails: quote.lines.flatMap(productToWire),
    orderPromotionDetails: quote.lines.flatMap((line) => bundleToWire(line, promotions)),
    deliveryDetailsBean: {
      firstName: contact.firstName,
      lastName: contact.lastName,
      email: contact.email,
      phoneNumber: contact.phone,
      deliveryMethod: order.method ?? 'PICKUP',
      ...textsByWireName((field) => order[field]),
      ...(moment === null || moment === 'asap'
        ? { asSoonAsPossible: true }
        : { asSoonAsPossible: false, chosenOrderDate: isoInstant(moment) }),
      ...(address === null
        ? {}
        : {
            ...addressToTexts(address),
            city: zone?.city ?? '',
            countyAddress: zone?.county ?? '',
            deliveryFee: leiFromBani(sums.deliveryFee),
          }),
    },
    ...(order.couponCode === null ? {} : { inputCouponPayloadBean: { coupon: order.couponCode } }),
    ...chosenToWire(order.payment),
    totalPrice: leiFromBani(sums.total),
    subTotalPrice: leiFromBani(sums.products),
    totalBoxPrice: leiFromBani(sums.packaging),
    updatedPriceAfterCoupon: leiFromBani(sums.payable),
    ...(order.method === 'RESTAURANT' && order.table ? { table: order.table } : {}),
    ...(order.bringsContainer ? { ownContainer: true } : {}),
    ...(company === null ? {} : { invoiceCompanyBean: companyToWire(company) }),
    ...(quote.hasAgeRestricted ? { declaredAdult: order.declaredAdult } : {}),
  };
}

function productToWire({ line, parts }: PricedLine): NonNullable<OrderBody['orderDetails']> {
  const [part] = parts;
  if (line.kind !== 'product' || part === undefined) return [];
  return [
    {
      productId: part.productId,
      productName: part.productName,
      dimensionsBean: {
        id: part.sizeId,
        value: part.sizeLabel,
        price: leiFromBani(part.unitPrice),
        quantity: line.quantity,
        boxPrice: leiFromBani(part.boxPrice),
        preferredMessage: line.message,
        extraIngredientsBeanList: part.extras.map(({ name, price, option }) => ({
          name,
          price: leiFromBani(price),
          ...(option && { optionId: option.id, parentOptionId: option.parentId, count: option.count }),
        })),
      },
    },
  ];
}

function bundleToWire(
  { line, name, parts, products }: PricedLine,
  promotions: readonly Bundle[],
): NonNullable<OrderBody['orderPromotionDetails']> {
  if (line.kind !== 'bundle' || parts.length === 0) return [];
  // The parts of a bundle are in the order of its sets.
  const sets = promotions.find(({ id }) => id === line.promotionId)?.sets ?? [];
  return [
    {
      promotionId: line.promotionId,
      promotionName: name,
      quantity: line.quantity,
      promotionTotal: leiFromBani(products),
      productBeans: parts.map((part, index) => ({
        ...(sets[index] === undefined ? {} : { setId: sets[index].id }),
        label: part.setLabel,
        isFreeProduct: part.isFree,
        productId: part.productId,
        productName: part.productName,
        productPrice: leiFromBani(part.unitPrice),
        dimensionId: part.sizeId,
        dimensionName: part.sizeLabel,
        packagePrice: leiFromBani(part.boxPrice),
      })),
    },
  ];
}

function companyToWire({ name, cui, tradeRegister, office }: InvoiceCompany) {
  return { companyName: name, cui, tradeRegister, registeredOffice: office };
}

function chosenToWire(payment: PaymentChoice | null) {
  const { word, ...amounts } = choiceToWire(payment ?? { means: 'cash' });
  return { orderPaymentEnumValue: word, ...amounts };
}

// --------------------------------------------------------------------------------------------------------- reading

/** The choice for a set of a bundle; a client that does not know the sets names them by label, or not at all. */
export type AskedChoice = {
  readonly setId: number | null;
  readonly label: string | null;
  readonly isFree: boolean | null;
  readonly productId: number;
  readonly sizeId: number;
};
export type AskedBundle = Omit<BundleLine, 'choices'> & { readonly choices: readonly AskedChoice[] };

/** An order as requested, before the names in it (locality, sets of a bundle) are resolved. */
export type AskedOrder = Omit<OrderRequest, 'lines' | 'method' | 'moment'> & {
  readonly method: DeliveryMethod;
  readonly lines: readonly (ProductLine | AskedBundle)[];
  /** Index of each line's product in the body. */
  readonly places: readonly number[];
  readonly moment: Result<WantedMoment, OrderProblem>;
  /** The client's name for the locality, when it does not know the code. */
  readonly localityNames: readonly string[];
  /** E-mail address of the account that the client assumes to be signed in, '' for a guest; `null` when not sent. */
  readonly expectedAccount: string | null;
};

/**
 * Converts the schema's output to domain values. `parseOrder` and `judgeOrder` validate them.
 *
 * @param today the day that an hour without a date belongs to
 */
export function parseOrderRequest(body: PlaceOrderRequest, today: LocalDate): AskedOrder {
  const details = body.deliveryDetailsBean;
  const products = (body.orderDetails ?? []).flatMap(({ productId, dimensionsBean }, place) =>
    dimensionsBean.map((size) => ({ productId, place, ...size })),
  );
  return {
    lines: [
      ...products.map(({ productId, id, extraIngredientsBeanList, preferredMessage, quantity }) => ({
        kind: 'product' as const,
        productId,
        sizeId: id,
        ...parseExtras(extraIngredientsBeanList ?? []),
        message: preferredMessage ?? '',
        quantity,
      })),
      ...(body.orderPromotionDetails ?? []).map(parseBundle),
    ],
    places: products.map(({ place }) => place),
    contact: {
      firstName: details.firstName,
      lastName: details.lastName,
      email: details.email ?? details.emailAddress ?? details.mail ?? '',
      phone: details.phoneNumber,
    },
    method: details.deliveryMethod,
    address: details.deliveryMethod === 'DELIVERY' ? parseAddressBean(details) : null,
    localityNames: [details.city, details.cityAddress, details.cityCode]
      .map((name) => (name ?? '').trim())
      .filter((name) => name !== ''),
    moment: parseMoment(body, today),
    payment: choiceFromWire(body.orderPaymentEnumValue, body),
    couponCode: parseCoupon(body),
    ...textsFromWire(details),
    declaredAdult: body.declaredAdult === true,
    table: body.table ?? '',
    bringsContainer: body.ownContainer === true,
    company: parseCompany(body),
    expectedMinutes: body.expectedMinutes ?? null,
    expectedPayable: body.updatedPriceAfterCoupon ?? null,
    expectedSums: parseExpectedSums(body),
    expectedPrices: products.map(({ price }) => price),
    expectedAccount: body.expectedAccount ?? null,
  };
}

type WireExtra = NonNullable<
  NonNullable<PlaceOrderRequest['orderDetails']>[number]['dimensionsBean'][number]['extraIngredientsBeanList']
>[number];

/** An entry with an id is an option of a group, one with only a name a flat extra. */
function parseExtras(given: readonly WireExtra[]): Pick<ProductLine, 'extras' | 'options'> {
  const options = given.flatMap(({ optionId, parentOptionId = null, count = 1 }) =>
    optionId === undefined ? [] : [{ optionId, parentId: parentOptionId, count }],
  );
  return {
    extras: given.flatMap(({ name, optionId }) => (optionId === undefined ? [name] : [])),
    ...(options.length > 0 && { options }),
  };
}

function parseBundle({
  promotionId,
  quantity,
  productBeans,
}: NonNullable<PlaceOrderRequest['orderPromotionDetails']>[number]): AskedBundle {
  const choices = productBeans.map((bean) => ({
    setId: bean.setId ?? null,
    label: bean.label ?? bean.productFieldLabel ?? null,
    isFree: bean.isFreeProduct ?? null,
    productId: bean.productId,
    sizeId: bean.dimensionId,
  }));
  return { kind: 'bundle', promotionId, quantity, choices };
}

function parseAddressBean(details: PlaceOrderRequest['deliveryDetailsBean']): DeliveryAddress {
  return addressOfTexts({ ...details, appartmentNumber: details.appartmentNumber ?? details.apartmentNumber });
}

/** Error codes for a moment that cannot be parsed; one made ambiguous by a clock change has its own code. */
export const MOMENT_CODES = {
  moment_missing: 'time_required',
  date_missing: 'time_required',
  time_missing: 'time_required',
  moment_unreadable: 'invalid_time',
} as const satisfies Partial<Record<RequestedMomentRefusal['code'], string>>;

/** As soon as possible when requested, or when nothing was sent. */
function parseMoment(body: PlaceOrderRequest, today: LocalDate): AskedOrder['moment'] {
  const { asSoonAsPossible, chosenOrderDate } = body.deliveryDetailsBean;
  if (asSoonAsPossible === true) return ok('asap');
  const moment = parseRequestedMoment({ chosenOrderDate, arrivalTime: body.arrivalTime, today });
  if (moment.ok) return moment;
  if (moment.error.code === 'moment_missing' && asSoonAsPossible !== false) return ok('asap');
  const refusal = 'nearest' in moment.error ? moment.error : { code: MOMENT_CODES[moment.error.code] };
  return err({ field: 'requestedAt', ...refusal });
}

function parseCoupon({ inputCouponPayloadBean: given }: PlaceOrderRequest): string {
  return typeof given === 'string' ? given : (given?.coupon ?? given?.couponCode ?? '');
}

function parseCompany({ invoiceCompanyBean: given }: PlaceOrderRequest): InvoiceCompany | null {
  if (given == null) return null;
  const { companyName: name, cui, tradeRegister, registeredOffice } = given;
  return { name, cui, tradeRegister: tradeRegister ?? '', office: registeredOffice ?? '' };
}

/** The sums that the client showed; a fee only for delivery. */
function parseExpectedSums(body: PlaceOrderRequest): ExpectedSums {
  const { deliveryFee, deliveryMethod } = body.deliveryDetailsBean;
  return {
    ...(body.subTotalPrice == null ? {} : { products: body.subTotalPrice }),
    ...(body.totalBoxPrice == null ? {} : { packaging: body.totalBoxPrice }),
    ...(body.totalPrice == null ? {} : { total: body.totalPrice }),
    ...(deliveryFee == null || deliveryMethod !== 'DELIVERY' ? {} : { deliveryFee }),
  };
}
