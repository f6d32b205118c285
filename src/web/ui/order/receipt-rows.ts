/** The order as it was sold, in rows; amounts from the wire become bani here. */
import type { OrderDetail } from '#contract/orders.ts';
import { readLei } from '#contract/read-lei.ts';
import { SHORT_ALLERGEN_NAMES } from '#domain/menu/allergen-names.ts';
import { ALLERGENS } from '#domain/menu/menu.ts';
import type { Bani } from '#domain/money/bani.ts';
import { timesBani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { formatAddress } from '#domain/text/format-address.ts';
import { orderText } from '#web/i18n/order.ts';
import { pieceCost } from './piece-cost.ts';

export type ReceiptLine = {
  readonly key: string;
  readonly quantity: number;
  readonly name: string;
  readonly details: readonly string[];
  readonly amount: Bani;
};

export type ReceiptSum = { readonly name: string; readonly text: string };

/** Products and bundles in the order they were bought; `isFull` tells what each piece cost and was packed in, too. */
export function receiptLines(order: OrderDetail, isFull = false): readonly ReceiptLine[] {
  const products = order.productInformationList.flatMap(({ productId, name, dimensionOrders, allergens }) =>
    dimensionOrders.map((dimension, index): ReceiptLine => {
      const extras = dimension.extraIngredientsBeanList;
      return {
        key: `${productId}-${index}`,
        quantity: dimension.quantity,
        name,
        details: [
          isFull ? orderText.sizeAt(dimension.value, formatLei(readLei(dimension.price))) : dimension.value,
          ...extras.map(({ name, price }) => (price > 0 ? `+ ${name} (${formatLei(readLei(price))})` : `+ ${name}`)),
          ...(isFull && dimension.boxPrice > 0 ? [orderText.packagingOf(formatLei(readLei(dimension.boxPrice)))] : []),
          ...(dimension.preferredMessage === '' ? [] : [orderText.message(dimension.preferredMessage)]),
          ...describeAllergens(allergens),
        ],
        amount: timesBani(pieceCost(dimension), dimension.quantity),
      };
    }),
  );
  const bundles = order.orderPromotionDetails.map(
    ({ promotionId, promotionName, quantity, promotionTotal, productBeans }, index): ReceiptLine => ({
      key: `promotion-${promotionId}-${index}`,
      quantity,
      name: promotionName,
      details: [
        ...productBeans.map(({ productName, dimensionName, isFreeProduct, productPrice }) => {
          const cost = isFreeProduct ? orderText.free : isFull ? formatLei(readLei(productPrice)) : '';
          const what = `${productName}, ${dimensionName}`;
          const pieces = isFull ? `${orderText.pieces(quantity)} ${what}` : what;
          return cost === '' ? pieces : orderText.sizeAt(pieces, cost);
        }),
        ...describeAllergens([...new Set(productBeans.flatMap(({ allergens }) => allergens))]),
      ],
      amount: readLei(promotionTotal),
    }),
  );
  return [...products, ...bundles];
}

/** What must be known again when the food is handed over (Regulation 1169/2011 art. 14); no line where there are none. */
function describeAllergens(allergens: readonly string[]): readonly string[] {
  const names = ALLERGENS.filter((one) => allergens.includes(one)).map((one) => SHORT_ALLERGEN_NAMES[one]);
  return names.length === 0 ? [] : [orderText.allergens(names.join(', '))];
}

/** What the total is made of; rows of 0 lei are left out, delivery excepted. */
export function receiptSums(order: OrderDetail): readonly ReceiptSum[] {
  const packaging = order.manuallySetPackageCost ?? order.totalBoxPrice;
  const row = (name: string, lei: number) => (lei > 0 ? [{ name, text: formatLei(readLei(lei)) }] : []);
  const fee = order.deliveryDetailsBean.deliveryFee;
  return [
    { name: orderText.products, text: formatLei(readLei(order.subTotalPrice)) },
    ...row(orderText.packaging, packaging),
    ...row(orderText.deposit, order.totalDeposit),
    ...(order.deliveryDetailsBean.deliveryMethod === 'DELIVERY'
      ? [{ name: orderText.delivery, text: fee > 0 ? formatLei(readLei(fee)) : orderText.freeDelivery }]
      : []),
    ...order.reductions.map(({ name, amount }) => ({ name, text: `−${formatLei(readLei(amount))}` })),
  ];
}

/** How it is paid. „Plătit” only when it is (readings 5). */
export function describePaymentOf(order: OrderDetail): string {
  if (order.paymentStatus === 'paid') return orderText.paid;
  if (order.paymentStatus === 'refunded') return orderText.refunded;
  const method = order.deliveryDetailsBean.deliveryMethod;
  if (order.orderPaymentOptions === 'CASH') return orderText.cash;
  if (order.orderPaymentOptions === 'CARD') return orderText.card[method];
  return orderText.split(formatLei(readLei(order.cashAmount)), formatLei(readLei(order.cardAmount)));
}

/** Where it goes, or where it is fetched. */
export function describePlaceOf(order: OrderDetail, restaurantAddress: string): string {
  const address = order.deliveryDetailsBean;
  if (address.deliveryMethod !== 'DELIVERY') return order.pickupPlace ?? restaurantAddress;
  return formatAddress({
    ...address,
    street: address.streetAddress,
    streetNumber: address.streetNumberAddress,
    building: address.buildingNumber,
    apartment: address.appartmentNumber,
  });
}
