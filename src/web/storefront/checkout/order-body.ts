import type { CallInput } from '#contract/client.ts';
import type { BundleLine } from '#domain/cart/cart.ts';
import type { PricedCart, PricedLine, PricedPart } from '#domain/cart/priced-cart.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import type { Bundle } from '#domain/promotions/promotion.ts';
import type { CheckoutFacts } from './checkout-facts.ts';
import type { CheckoutForm } from './checkout-form.ts';
import { addressOf, companyOf, notesOf, splitOf } from './order-request.ts';
import { bringsContainer } from './price-checkout.ts';

export type OrderBody = NonNullable<CallInput<'placeOrder'>['body']>;
type DeliveryDetails = OrderBody['deliveryDetailsBean'];

/** The order in the documents' words. Every price in it is what the guest saw, for the server to compare (readings 3). */
export function orderBody(form: CheckoutForm, priced: PricedCart, facts: CheckoutFacts): OrderBody {
  const { sums } = priced;
  return {
    orderDetails: priced.lines.flatMap(orderedProduct),
    orderPromotionDetails: priced.lines.flatMap((line) => orderedBundle(line, facts.promotions)),
    deliveryDetailsBean: deliveryDetails(form, priced, facts),
    ...(form.coupon === null ? {} : { inputCouponPayloadBean: { coupon: form.coupon.code } }),
    ...paymentPart(form, priced),
    totalPrice: leiFromBani(sums.total),
    subTotalPrice: leiFromBani(sums.products),
    totalBoxPrice: leiFromBani(sums.packaging),
    updatedPriceAfterCoupon: leiFromBani(sums.payable),
    ...(bringsContainer(form, facts) ? { ownContainer: true } : {}),
    ...companyPart(form),
    ...(priced.hasAgeRestricted ? { declaredAdult: form.isAdult } : {}),
  };
}

function orderedProduct({ line, parts }: PricedLine): NonNullable<OrderBody['orderDetails']> {
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
        extraIngredientsBeanList: part.extras.map(({ name, price }) => ({ name, price: leiFromBani(price) })),
      },
    },
  ];
}

function orderedBundle(
  { line, name, parts, products }: PricedLine,
  bundles: readonly Bundle[],
): NonNullable<OrderBody['orderPromotionDetails']> {
  if (line.kind !== 'bundle' || parts.length === 0) return [];
  const sets = bundles.find(({ id }) => id === line.promotionId)?.sets ?? [];
  return [
    {
      promotionId: line.promotionId,
      promotionName: name,
      quantity: line.quantity,
      promotionTotal: leiFromBani(products),
      productBeans: parts.map((part, index) => orderedChoice(part, sets[index]?.id ?? choiceOf(line, part))),
    },
  ];
}

function orderedChoice(part: PricedPart, setId: number | undefined) {
  return {
    ...(setId === undefined ? {} : { setId }),
    label: part.setLabel,
    isFreeProduct: part.isFree,
    productId: part.productId,
    productName: part.productName,
    productPrice: leiFromBani(part.unitPrice),
    dimensionId: part.sizeId,
    dimensionName: part.sizeLabel,
    packagePrice: leiFromBani(part.boxPrice),
  };
}

function choiceOf(line: BundleLine, { productId, sizeId }: PricedPart): number | undefined {
  return line.choices.find((choice) => choice.productId === productId && choice.sizeId === sizeId)?.setId;
}

function deliveryDetails(form: CheckoutForm, { sums }: PricedCart, facts: CheckoutFacts): DeliveryDetails {
  const address = addressOf(form);
  const zone = facts.zones.find(({ code }) => code === address?.zoneCode);
  return {
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    email: form.email.trim(),
    phoneNumber: form.phone.trim(),
    deliveryMethod: form.method ?? 'PICKUP',
    additionalInformation: notesOf(form),
    ...(form.when === 'chosen' && form.requestedAt !== null
      ? { asSoonAsPossible: false, chosenOrderDate: new Date(form.requestedAt).toISOString() }
      : { asSoonAsPossible: true }),
    ...(address === null
      ? {}
      : {
          cityCode: address.zoneCode,
          city: zone?.city ?? '',
          countyAddress: zone?.county ?? '',
          streetAddress: address.street.trim(),
          streetNumberAddress: address.streetNumber.trim(),
          buildingNumber: address.building.trim(),
          staircase: address.staircase.trim(),
          floor: address.floor.trim(),
          appartmentNumber: address.apartment.trim(),
          intercom: address.intercom.trim(),
          landmark: address.landmark.trim(),
          deliveryFee: leiFromBani(sums.deliveryFee),
        }),
  };
}

function companyPart(form: CheckoutForm) {
  const company = companyOf(form);
  if (company === null) return {};
  const { name, cui, tradeRegister, office } = company;
  return {
    invoiceCompanyBean: {
      companyName: name.trim(),
      cui: cui.trim(),
      tradeRegister: tradeRegister.trim(),
      registeredOffice: office.trim(),
    },
  };
}

function paymentPart(form: CheckoutForm, { sums }: PricedCart) {
  const method = form.payment ?? 'CASH';
  const split = method === 'CASH_AND_CARD' ? splitOf(form, sums.payable) : null;
  return {
    orderPaymentEnumValue: method,
    ...(split?.ok === true
      ? { cashAmount: leiFromBani(split.value.cash), cardAmount: leiFromBani(split.value.card) }
      : {}),
  };
}
