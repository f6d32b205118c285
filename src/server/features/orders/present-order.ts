import { isoInstant } from '#contract/moments.ts';
import type { AppliedReduction, OrderDetail, OrderSummary } from '#contract/orders.ts';
import { timesBani } from '#domain/money/bani.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import { couponOfReductions, type Reduction, sumOfReductions } from '#domain/promotions/reduction.ts';
import type { Instant } from '#domain/time/instant.ts';
import { wireDateTime } from '#domain/time/wire-date-time.ts';
import { clientName } from './client-name.ts';
import { describeEvent, describeHandover, METHOD_LABELS, shortAddress } from './describe-order.ts';
import { allergyReadAt, mentionsAllergy, type OrderHead, type StoredLine, type StoredOrder } from './stored-order.ts';

/** Who reads: guests are not told which member of staff did what. */
export type Reader = 'guest' | 'staff';

/**
 * On the wire `id` is the order number: the documents ask for details by `{id}`, and a row's own number would tell how
 * many orders there are (readings 30).
 */
export function presentOrder(
  order: StoredOrder,
  reader: Reader,
  {
    livePage = null,
    closedDay = null,
  }: {
    /** For its owner, while it opens. */
    readonly livePage?: string | null;
    /** For staff: the closed day it falls on. */
    readonly closedDay?: string | null;
  } = {},
): OrderDetail {
  const { address } = order;
  return {
    id: order.number,
    orderNumber: order.number,
    version: order.version,
    orderDate: [...wireDateTime(order.placedAt)],
    orderStatus: order.status,
    status: order.status,
    firstName: order.contact.firstName,
    lastName: order.contact.lastName,
    phoneNumber: order.contact.phone,
    email: order.contact.email,
    productInformationList: presentProducts(order.lines.filter(({ bundleId }) => bundleId === null)),
    orderPromotionDetails: presentBundles(order),
    deliveryMethodChosen: METHOD_LABELS[order.method],
    deliveryDetailsBean: {
      streetAddress: address.street,
      streetNumberAddress: address.streetNumber,
      buildingNumber: address.building,
      staircase: address.staircase,
      floor: address.floor,
      appartmentNumber: address.apartment,
      intercom: address.intercom,
      landmark: address.landmark,
      city: address.city,
      countyAddress: address.county,
      cityCode: address.zoneCode,
      deliveryFee: leiFromBani(order.deliveryFee),
      deliveryMethod: order.method,
    },
    pickupPlace: order.pickupPlace,
    ownContainer: order.hasOwnContainer,
    invoiceCompanyBean: presentCompany(order.company),
    asSoonAsPossible: order.requestedAt === null,
    subTotalPrice: leiFromBani(order.products),
    totalBoxPrice: leiFromBani(order.packaging),
    manuallySetPackageCost: order.manualPackaging === null ? null : leiFromBani(order.manualPackaging),
    totalDeposit: leiFromBani(order.deposits),
    pickupOrDeliveryMoment: describeHandover(order),
    requestedAt: maybeIso(order.requestedAt),
    promisedAt: maybeIso(order.promisedAt),
    acceptedAt: maybeIso(order.acceptedAt),
    placedAt: isoInstant(order.placedAt),
    additionalInformation: order.additionalInformation,
    hasAllergyNote: mentionsAllergy(order),
    allergyReadAt: maybeIso(allergyReadAt(order)),
    closedDay,
    coupon: couponOfReductions(order.reductions),
    discount: leiFromBani(sumOfReductions(order.reductions)),
    reductions: presentReductions(order.reductions),
    updatedPriceAfterCoupon: order.reductions.length === 0 ? null : leiFromBani(order.payable),
    totalPrice: leiFromBani(order.total),
    payable: leiFromBani(order.payable),
    orderPaymentOptions: order.payment.method,
    paymentStatus: order.paymentStatus,
    cashAmount: leiFromBani(order.payment.cash),
    cardAmount: leiFromBani(order.payment.card),
    orderTimeToPrepare: order.minutesToPrepare,
    rejectionReason: order.rejectionReason,
    isAgeRestricted: isAgeRestricted(order.lines),
    trackingPath: livePage,
    timeline: order.timeline.map(({ kind, at, actor, facts }) => ({
      kind,
      at: isoInstant(at),
      note: describeEvent(facts),
      actor: reader === 'staff' ? actor : null,
    })),
  };
}

export function presentReductions(reductions: readonly Reduction[]): AppliedReduction[] {
  return reductions.map(({ name, code, amount }) => ({ name, code, amount: leiFromBani(amount) }));
}

function presentCompany(company: OrderHead['company']): OrderDetail['invoiceCompanyBean'] {
  if (company === null) return null;
  const { name, cui, tradeRegister, office } = company;
  return { companyName: name, cui, tradeRegister, registeredOffice: office };
}

/** Sizes of one product stand under it, in the order they were chosen. */
function presentProducts(lines: readonly StoredLine[]): OrderDetail['productInformationList'] {
  const products = new Map<number, OrderDetail['productInformationList'][number]>();
  for (const line of lines) {
    const product = products.get(line.productId) ?? {
      productId: line.productId,
      name: line.productName,
      isAgeRestricted: line.isAgeRestricted,
      allergens: [],
      dimensionOrders: [],
    };
    products.set(line.productId, {
      ...product,
      // Of the extras, too: two lines of one product may differ.
      allergens: [...new Set([...product.allergens, ...line.allergens])],
      dimensionOrders: [
        ...product.dimensionOrders,
        {
          dimensionId: line.sizeId,
          quantity: line.quantity,
          value: line.sizeLabel,
          price: leiFromBani(line.unitPrice),
          boxPrice: leiFromBani(line.boxPrice),
          depositPrice: leiFromBani(line.deposit),
          extraIngredientsBeanList: line.extras.map(({ name, price }) => ({ name, price: leiFromBani(price) })),
          preferredMessage: line.message,
        },
      ],
    });
  }
  return [...products.values()];
}

function presentBundles({ bundles, lines }: StoredOrder): OrderDetail['orderPromotionDetails'] {
  return bundles.map(({ id, promotionId, name, quantity, unitPrice }) => ({
    promotionId,
    promotionName: name,
    quantity,
    promotionTotal: leiFromBani(timesBani(unitPrice, quantity)),
    productBeans: lines
      .filter(({ bundleId }) => bundleId === id)
      .map((line) => ({
        label: line.setLabel ?? '',
        productId: line.productId,
        productName: line.productName,
        dimensionId: line.sizeId,
        dimensionName: line.sizeLabel,
        productPrice: leiFromBani(line.unitPrice),
        packagePrice: leiFromBani(line.boxPrice),
        depositPrice: leiFromBani(line.deposit),
        isFreeProduct: line.isFree,
        isAgeRestricted: line.isAgeRestricted,
        allergens: [...line.allergens],
      })),
  }));
}

export function presentOrderSummary(
  order: OrderHead & Pick<StoredOrder, 'lines'>,
  closedDay: string | null = null,
): OrderSummary {
  const client = clientName(order);
  return {
    id: order.number,
    orderNumber: order.number,
    version: order.version,
    orderStatus: order.status,
    status: order.status,
    orderDate: [...wireDateTime(order.placedAt)],
    placedAt: isoInstant(order.placedAt),
    client,
    customer: client,
    phoneNumber: order.contact.phone,
    totalPrice: leiFromBani(order.total),
    cartTotal: leiFromBani(order.total),
    payable: leiFromBani(order.payable),
    items: order.lines.map(({ productName, sizeLabel, quantity, extras, message }) => ({
      name: productName,
      value: sizeLabel,
      quantity,
      extras: extras.map(({ name }) => name),
      message,
    })),
    deliveryMethod: order.method,
    address: shortAddress(order),
    additionalInformation: order.additionalInformation,
    landmark: order.address.landmark,
    hasAllergyNote: mentionsAllergy(order),
    closedDay,
    orderPaymentOptions: order.payment.method,
    asSoonAsPossible: order.requestedAt === null,
    requestedAt: maybeIso(order.requestedAt),
    promisedAt: maybeIso(order.promisedAt),
    orderTimeToPrepare: order.minutesToPrepare,
    paymentStatus: order.paymentStatus,
    isAgeRestricted: isAgeRestricted(order.lines),
    ownContainer: order.hasOwnContainer,
  };
}

function isAgeRestricted(lines: readonly StoredLine[]): boolean {
  return lines.some((line) => line.isAgeRestricted);
}

function maybeIso(at: Instant | null): string | null {
  return at === null ? null : isoInstant(at);
}
