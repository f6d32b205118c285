/**
 * Converts orders between wire and domain: `…ToWire` and `…FromWire` side by side. The only file that maps the
 * documents' names to ours; elsewhere amounts are bani and moments are instants. Free of zod, because guests' pages use
 * it.
 */

import { ALLERGENS } from '#domain/menu/menu.ts';
import type { SoldExtra } from '#domain/menu/options/sold-extra.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import { inPercent } from '#domain/money/percent.ts';
import { describeHandover, METHOD_LABELS } from '#domain/orders/describe-order.ts';
import type { InvoiceCompany, OrderStatus } from '#domain/orders/order.ts';
import type {
  ListedOrder,
  NewOrder,
  OrderAddress,
  OrderBundle,
  OrderCounts,
  OrderLine,
  OrderPiece,
  OrderView,
  PushedOrder,
  TrackedOrder,
} from '#domain/orders/order-view.ts';
import { meansOf, type PaymentChoice } from '#domain/orders/payment-means.ts';
import type { EarlierVersion } from '#domain/orders/proposals/earlier-version.ts';
import type { Proposal } from '#domain/orders/proposals/proposal.ts';
import { couponOfReductions, sumOfReductions } from '#domain/promotions/reduction.ts';
import type { Instant } from '#domain/time/instant.ts';
import { wireDateTime } from '#domain/time/wire-date-time.ts';
import type { NewOrderMessage, RingMessage } from '../panel/live.ts';
import { onlineMoneyFromWire, onlineMoneyToWire } from '../payments/online-money-codec.ts';
import { basisPointsFromWire, isoInstant, parseIsoInstant, readLei } from '../values/convert.ts';
import { addressOfTexts, addressToTexts } from './address-on-wire.ts';
import { fieldsFromWire, fieldsToWire, LISTED_ON_WIRE, WHOLE_ON_WIRE } from './order-on-wire.ts';
import { choiceToWire, partsFromWire, partsToWire, paymentToWire, wordOf } from './payment-on-wire.ts';
import { reductionsToWire } from './quote.ts';
import type {
  AllOrdersResponse,
  OrderDetail,
  OrderSummary,
  PaidWith,
  TrackOrderResponse,
  UserOrdersResponse,
} from './wire.ts';

// ---------------------------------------------------------------------------------------------------- whole orders

/**
 * On the wire `id` is the order number: the documents request details by `{id}`, and the row's id would reveal how many
 * orders there are (readings 30).
 */
export function orderToWire(order: OrderView): OrderDetail {
  return {
    id: order.number,
    orderNumber: order.number,
    version: order.version,
    stationsDone: [...order.stationsDone],
    orderDate: [...wireDateTime(order.placedAt)],
    orderStatus: order.status,
    status: order.status,
    firstName: order.contact.firstName,
    lastName: order.contact.lastName,
    phoneNumber: order.contact.phone,
    email: order.contact.email,
    productInformationList: productsToWire(order.lines),
    orderPromotionDetails: order.bundles.map(bundleToWire),
    deliveryMethodChosen: METHOD_LABELS[order.method],
    deliveryDetailsBean: {
      ...addressToWire(order.address),
      deliveryFee: leiFromBani(order.deliveryFee),
      deliveryMethod: order.method,
    },
    ...fieldsToWire(WHOLE_ON_WIRE, order),
    source: order.source,
    courier: order.courier,
    invoiceCompanyBean: order.company === null ? null : companyToWire(order.company),
    asSoonAsPossible: order.requestedAt === null,
    subTotalPrice: leiFromBani(order.products),
    totalBoxPrice: leiFromBani(order.packaging),
    manuallySetPackageCost: order.manualPackaging === null ? null : leiFromBani(order.manualPackaging),
    totalDeposit: leiFromBani(order.deposits),
    pickupOrDeliveryMoment: describeHandover(order),
    placedAt: isoInstant(order.placedAt),
    coupon: couponOfReductions(order.reductions),
    discount: leiFromBani(sumOfReductions(order.reductions)),
    reductions: reductionsToWire(order.reductions),
    updatedPriceAfterCoupon: order.reductions.length === 0 ? null : leiFromBani(order.payable),
    totalPrice: leiFromBani(order.total),
    payable: leiFromBani(order.payable),
    ...paymentToWire(order.payment),
    paymentStatus: order.paymentStatus,
    onlineMoney: onlineMoneyToWire(order),
    unseenChanges: [...order.unseenChanges],
    proposal: order.proposal === null ? null : proposalToWire(order.proposal),
    versions: order.versions.map(versionToWire),
    fiscalReceipt: order.receipt === null ? null : { ...order.receipt, givenAt: maybeIso(order.receipt.givenAt) },
    timeline: order.timeline.map(({ at, ...step }) => ({ ...step, at: isoInstant(at) })),
  };
}

/** The documents answer with a list whose first item is the order. */
export function onlyOrderFromWire([order]: readonly OrderDetail[]): OrderView {
  if (order === undefined) throw new Error('An order answers with a list of one');
  return orderFromWire(order);
}

export function orderFromWire(wire: OrderDetail): OrderView {
  return {
    number: wire.orderNumber,
    ...fieldsFromWire(WHOLE_ON_WIRE, wire),
    version: wire.version,
    stationsDone: wire.stationsDone,
    status: wire.orderStatus,
    method: wire.deliveryDetailsBean.deliveryMethod,
    contact: {
      firstName: wire.firstName,
      lastName: wire.lastName,
      phone: wire.phoneNumber,
      email: wire.email,
    },
    lines: wire.productInformationList.flatMap(linesFromWire),
    bundles: wire.orderPromotionDetails.map(bundleFromWire),
    address: addressFromWire(wire.deliveryDetailsBean),
    deliveryFee: readLei(wire.deliveryDetailsBean.deliveryFee),
    source: wire.source,
    courier: wire.courier,
    company: wire.invoiceCompanyBean === null ? null : companyFromWire(wire.invoiceCompanyBean),
    products: readLei(wire.subTotalPrice),
    packaging: readLei(wire.totalBoxPrice),
    manualPackaging: wire.manuallySetPackageCost === null ? null : readLei(wire.manuallySetPackageCost),
    deposits: readLei(wire.totalDeposit),
    placedAt: parseIsoInstant(wire.placedAt),
    reductions: wire.reductions.map((one) => ({ ...one, amount: readLei(one.amount) })),
    total: readLei(wire.totalPrice),
    payable: readLei(wire.payable),
    payment: partsFromWire(wire.paymentParts),
    paymentStatus: wire.paymentStatus,
    onlineMoney: onlineMoneyFromWire(wire.onlineMoney),
    unseenChanges: wire.unseenChanges,
    proposal: wire.proposal === null ? null : proposalFromWire(wire.proposal),
    versions: wire.versions.map(versionFromWire),
    receipt:
      wire.fiscalReceipt === null ? null : { ...wire.fiscalReceipt, givenAt: maybeInstant(wire.fiscalReceipt.givenAt) },
    timeline: wire.timeline.map(({ at, ...step }) => ({ ...step, at: parseIsoInstant(at) })),
  };
}

type ProposalWire = NonNullable<OrderDetail['proposal']>;

function proposalToWire({ expiresAt, changes, payable, dueAt, minutes, id, reason }: Proposal): ProposalWire {
  return {
    id,
    reason,
    expiresAt: isoInstant(expiresAt),
    changes: [...changes],
    payable: leiFromBani(payable),
    dueAt: maybeIso(dueAt),
    timeToPrepare: minutes,
  };
}

function proposalFromWire({ expiresAt, payable, dueAt, timeToPrepare, ...wire }: ProposalWire): Proposal {
  return {
    ...wire,
    expiresAt: parseIsoInstant(expiresAt),
    payable: readLei(payable),
    dueAt: maybeInstant(dueAt),
    minutes: timeToPrepare,
  };
}

type VersionWire = OrderDetail['versions'][number];

function versionToWire({ items, method, place, dueAt, means, ...version }: EarlierVersion): VersionWire {
  return {
    changedAt: isoInstant(version.changedAt),
    actor: version.actor,
    consent: version.consent,
    reason: version.reason,
    changes: [...version.changes],
    items: items.map(({ sizeLabel, extras, price, ...item }) => ({
      ...item,
      value: sizeLabel,
      extras: [...extras],
      price: leiFromBani(price),
    })),
    deliveryMethod: method,
    address: place,
    dueAt: maybeIso(dueAt),
    orderPaymentOptions: wordOf(means),
    paymentMeans: [...means],
    payable: leiFromBani(version.payable),
  };
}

function versionFromWire(wire: VersionWire): EarlierVersion {
  return {
    changedAt: parseIsoInstant(wire.changedAt),
    actor: wire.actor,
    consent: wire.consent,
    reason: wire.reason,
    changes: wire.changes,
    items: wire.items.map(({ value, price, ...item }) => ({ ...item, sizeLabel: value, price: readLei(price) })),
    method: wire.deliveryMethod,
    place: wire.address,
    dueAt: maybeInstant(wire.dueAt),
    means: wire.paymentMeans,
    payable: readLei(wire.payable),
  };
}

// -------------------------------------------------------------------------------------------------------- addresses

type AddressWire = Omit<OrderDetail['deliveryDetailsBean'], 'deliveryFee' | 'deliveryMethod'>;

function addressToWire({ city, county, zoneCode, ...fields }: OrderAddress): AddressWire {
  return { ...addressToTexts({ ...fields, zoneCode: '' }), cityCode: zoneCode, city, countyAddress: county };
}

function addressFromWire(wire: AddressWire): OrderAddress {
  return { ...addressOfTexts(wire), zoneCode: wire.cityCode, city: wire.city, county: wire.countyAddress };
}

type CompanyWire = NonNullable<OrderDetail['invoiceCompanyBean']>;

function companyToWire({ name, cui, tradeRegister, office }: InvoiceCompany): CompanyWire {
  return { companyName: name, cui, tradeRegister, registeredOffice: office };
}

function companyFromWire({ companyName, cui, tradeRegister, registeredOffice }: CompanyWire): InvoiceCompany {
  return { name: companyName, cui, tradeRegister, office: registeredOffice };
}

type ProductWire = OrderDetail['productInformationList'][number];

/** On the wire the sizes of one product are grouped under it, in the order they were chosen. */
function productsToWire(lines: readonly OrderLine[]): ProductWire[] {
  const products = new Map<number, ProductWire>();
  for (const line of lines) {
    const known = products.get(line.productId);
    products.set(line.productId, {
      productId: line.productId,
      name: line.productName,
      isAgeRestricted: known?.isAgeRestricted ?? line.isAgeRestricted,
      // Includes the extras' allergens, because two lines of one product may differ.
      allergens: [...new Set([...(known?.allergens ?? []), ...line.allergens])],
      allergensDeclared: known?.allergensDeclared !== false && line.declaresAllergens,
      station: line.station,
      dimensionOrders: [
        ...(known?.dimensionOrders ?? []),
        {
          dimensionId: line.sizeId,
          quantity: line.quantity,
          value: line.sizeLabel,
          price: leiFromBani(line.unitPrice),
          boxPrice: leiFromBani(line.boxPrice),
          depositPrice: leiFromBani(line.deposit),
          extraIngredientsBeanList: line.extras.map(extraToWire),
          preferredMessage: line.message,
        },
      ],
    });
  }
  return [...products.values()];
}

function linesFromWire({
  productId,
  name,
  isAgeRestricted,
  allergens,
  allergensDeclared,
  station,
  dimensionOrders,
}: ProductWire): OrderLine[] {
  return dimensionOrders.map((size) => ({
    productId,
    productName: name,
    isAgeRestricted,
    allergens: allergensFromWire(allergens),
    declaresAllergens: allergensDeclared,
    station,
    sizeId: size.dimensionId,
    sizeLabel: size.value,
    quantity: size.quantity,
    unitPrice: readLei(size.price),
    boxPrice: readLei(size.boxPrice),
    deposit: readLei(size.depositPrice),
    extras: size.extraIngredientsBeanList.map(extraFromWire),
    message: size.preferredMessage,
  }));
}

type ExtraWire = ProductWire['dimensionOrders'][number]['extraIngredientsBeanList'][number];

function extraToWire({ name, price, option, isLeftOut }: SoldExtra): ExtraWire {
  const extra = { name, price: leiFromBani(price), ...(isLeftOut && { isLeftOut }) };
  if (option === undefined) return extra;
  const { vatBasisPoints, deposit, ...chosen } = option;
  return {
    ...extra,
    option: { ...chosen, vatPercent: inPercent(vatBasisPoints), depositPrice: leiFromBani(deposit) },
  };
}

function extraFromWire({ name, price, option, isLeftOut }: ExtraWire): SoldExtra {
  const extra = { name, price: readLei(price), ...(isLeftOut && { isLeftOut }) };
  if (option === undefined) return extra;
  const { vatPercent, depositPrice, ...chosen } = option;
  return {
    ...extra,
    option: { ...chosen, vatBasisPoints: basisPointsFromWire(vatPercent), deposit: readLei(depositPrice) },
  };
}

type BundleWire = OrderDetail['orderPromotionDetails'][number];

function bundleToWire({ promotionId, name, quantity, total, parts }: OrderBundle): BundleWire {
  return {
    promotionId,
    promotionName: name,
    quantity,
    promotionTotal: leiFromBani(total),
    productBeans: parts.map((part) => ({
      label: part.setLabel,
      productId: part.productId,
      productName: part.productName,
      dimensionId: part.sizeId,
      dimensionName: part.sizeLabel,
      productPrice: leiFromBani(part.unitPrice),
      packagePrice: leiFromBani(part.boxPrice),
      depositPrice: leiFromBani(part.deposit),
      isFreeProduct: part.isFree,
      isAgeRestricted: part.isAgeRestricted,
      allergens: [...part.allergens],
      allergensDeclared: part.declaresAllergens,
      station: part.station,
    })),
  };
}

function bundleFromWire({
  promotionId,
  promotionName,
  quantity,
  promotionTotal,
  productBeans,
}: BundleWire): OrderBundle {
  return {
    promotionId,
    name: promotionName,
    quantity,
    total: readLei(promotionTotal),
    parts: productBeans.map((part) => ({
      setLabel: part.label,
      productId: part.productId,
      productName: part.productName,
      sizeId: part.dimensionId,
      sizeLabel: part.dimensionName,
      unitPrice: readLei(part.productPrice),
      boxPrice: readLei(part.packagePrice),
      deposit: readLei(part.depositPrice),
      isFree: part.isFreeProduct,
      isAgeRestricted: part.isAgeRestricted,
      allergens: allergensFromWire(part.allergens),
      declaresAllergens: part.allergensDeclared,
      station: part.station,
    })),
  };
}

/** In the order of the law's list; other names are ignored. */
function allergensFromWire(names: readonly string[]): OrderPiece['allergens'] {
  return ALLERGENS.filter((one) => names.includes(one));
}

// ----------------------------------------------------------------------------------------------------------- lists

export function listedToWire(order: ListedOrder): OrderSummary {
  return {
    ...pushedOrderToWire(order),
    ...fieldsToWire(LISTED_ON_WIRE, order),
    stationsDone: [...order.stationsDone],
    payable: leiFromBani(order.payable),
    items: order.items.map(({ productName, sizeLabel, extras, ...item }) => ({
      ...item,
      name: productName,
      value: sizeLabel,
      extras: [...extras],
    })),
    landmark: order.address.landmark,
    deliveryDetailsBean: addressToWire(order.address),
    orderPaymentOptions: wordOf(meansOf(order.payment)),
    paymentParts: partsToWire(order.payment),
    asSoonAsPossible: order.requestedAt === null,
    paymentStatus: order.paymentStatus,
    onlineMoney: onlineMoneyToWire(order),
    unseenChanges: [...order.unseenChanges],
    source: order.source,
    courier: order.courier,
  };
}

export function listedFromWire(wire: OrderSummary): ListedOrder {
  return {
    ...newOrderFromWire(wire),
    ...fieldsFromWire(LISTED_ON_WIRE, wire),
    stationsDone: wire.stationsDone,
    payable: readLei(wire.payable),
    items: wire.items.map(({ name, value, ...item }) => ({ ...item, productName: name, sizeLabel: value })),
    address: addressFromWire(wire.deliveryDetailsBean),
    payment: partsFromWire(wire.paymentParts),
    paymentStatus: wire.paymentStatus,
    onlineMoney: onlineMoneyFromWire(wire.onlineMoney),
    unseenChanges: wire.unseenChanges,
    source: wire.source,
    courier: wire.courier,
  };
}

function newOrderToWire(order: NewOrder): RingMessage {
  return {
    orderNumber: order.number,
    id: order.number,
    version: order.version,
    orderStatus: order.status,
    orderDate: [...wireDateTime(order.placedAt)],
    placedAt: isoInstant(order.placedAt),
    client: order.client,
    phoneNumber: order.phone,
    totalPrice: leiFromBani(order.total),
    deliveryMethod: order.method,
    address: order.place,
    requestedAt: maybeIso(order.requestedAt),
  };
}

export function pushedOrderToWire(order: PushedOrder): NewOrderMessage {
  return {
    ...newOrderToWire(order),
    status: order.status,
    customer: order.client,
    cartTotal: leiFromBani(order.total),
    items: order.items.map(({ productName, sizeLabel, quantity }) => ({
      name: productName,
      value: sizeLabel,
      quantity,
    })),
  };
}

export function newOrderFromWire(wire: RingMessage): NewOrder {
  return {
    number: wire.orderNumber,
    version: wire.version,
    status: wire.orderStatus,
    placedAt: parseIsoInstant(wire.placedAt),
    client: wire.client,
    phone: wire.phoneNumber,
    total: readLei(wire.totalPrice),
    method: wire.deliveryMethod,
    place: wire.address,
    requestedAt: maybeInstant(wire.requestedAt),
  };
}

/** A page of the orders of an account. */
export type OwnOrders = { readonly orders: readonly ListedOrder[]; readonly found: number };

export function ownOrdersToWire({ orders, found }: OwnOrders): UserOrdersResponse {
  return { content: orders.map(listedToWire), totalElements: found };
}

export function ownOrdersFromWire({ content, totalElements }: UserOrdersResponse): OwnOrders {
  return { orders: content.map(listedFromWire), found: totalElements };
}

/** A page of a list of the panel. */
export type StaffOrders = OwnOrders & { readonly counts: OrderCounts; readonly serverTime: Instant };

/** The wire name of each status count. */
const COUNT_NAMES = {
  NEW: 'numberOfNewOrders',
  SCHEDULED: 'numberOfScheduledOrders',
  CONFIRMED: 'numberOfConfirmedOrders',
  DELIVERED: 'numberOfDeliveredOrders',
  REJECTED: 'numberOfRejectedOrders',
} as const satisfies Record<OrderStatus, keyof AllOrdersResponse>;

export function staffOrdersToWire({ counts, serverTime, ...page }: StaffOrders): AllOrdersResponse {
  return {
    ...ownOrdersToWire(page),
    [COUNT_NAMES.NEW]: counts.NEW,
    [COUNT_NAMES.SCHEDULED]: counts.SCHEDULED,
    [COUNT_NAMES.CONFIRMED]: counts.CONFIRMED,
    [COUNT_NAMES.DELIVERED]: counts.DELIVERED,
    [COUNT_NAMES.REJECTED]: counts.REJECTED,
    serverTime: isoInstant(serverTime),
  };
}

export function staffOrdersFromWire(wire: AllOrdersResponse): StaffOrders {
  return {
    ...ownOrdersFromWire(wire),
    counts: {
      NEW: wire[COUNT_NAMES.NEW],
      SCHEDULED: wire[COUNT_NAMES.SCHEDULED],
      CONFIRMED: wire[COUNT_NAMES.CONFIRMED],
      DELIVERED: wire[COUNT_NAMES.DELIVERED],
      REJECTED: wire[COUNT_NAMES.REJECTED],
    },
    serverTime: parseIsoInstant(wire.serverTime),
  };
}

// ------------------------------------------------------------------------------------------------ the guest's page

export function trackedToWire({ order, restaurant, serverTime, ...tracked }: TrackedOrder): TrackOrderResponse {
  const { phone, ...others } = restaurant;
  return {
    ...tracked,
    order: orderToWire(order),
    restaurant: { ...others, phoneNumber: phone },
    serverTime: isoInstant(serverTime),
  };
}

export function trackedFromWire({ order, restaurant, serverTime, ...tracked }: TrackOrderResponse): TrackedOrder {
  const { phoneNumber, ...others } = restaurant;
  return {
    ...tracked,
    order: orderFromWire(order),
    restaurant: { ...others, phone: phoneNumber },
    serverTime: parseIsoInstant(serverTime),
  };
}

// --------------------------------------------------------------------------------------------------------- payment

/** How it was paid, according to staff. */
export function paidToWire(payment: PaymentChoice): PaidWith {
  const { word, ...amounts } = choiceToWire(payment);
  return { method: word, ...amounts };
}

// --------------------------------------------------------------------------------------------------------- moments

function maybeIso(at: Instant | null): string | null {
  return at === null ? null : isoInstant(at);
}

function maybeInstant(iso: string | null): Instant | null {
  return iso === null ? null : parseIsoInstant(iso);
}
