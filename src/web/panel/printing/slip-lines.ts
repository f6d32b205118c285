/** An order as a cook or a guest reads it on a narrow strip: one list of lines, bundles with their parts under them. */
import type { OrderDetail } from '#contract/orders.ts';
import { readLei } from '#contract/read-lei.ts';
import { type Bani, timesBani } from '#domain/money/bani.ts';
import { pieceCost } from '#web/ui/order/piece-cost.ts';

export type SlipLine = {
  readonly quantity: number;
  readonly name: string;
  readonly size: string;
  readonly extras: readonly string[];
  readonly message: string;
  readonly allergens: readonly string[];
  readonly isAdult: boolean;
  /** For all pieces, extras included; null where the price stands on the bundle. */
  readonly price: Bani | null;
  readonly isFree: boolean;
  /** A part of the bundle above it. */
  readonly isPart: boolean;
};

export function slipLines(
  order: Pick<OrderDetail, 'productInformationList' | 'orderPromotionDetails'>,
): readonly SlipLine[] {
  const products = order.productInformationList.flatMap(({ name, isAgeRestricted, allergens, dimensionOrders }) =>
    dimensionOrders.map(
      (one): SlipLine => ({
        quantity: one.quantity,
        name,
        size: one.value,
        extras: one.extraIngredientsBeanList.map((extra) => extra.name),
        message: one.preferredMessage,
        allergens,
        isAdult: isAgeRestricted,
        price: timesBani(pieceCost(one), one.quantity),
        isFree: false,
        isPart: false,
      }),
    ),
  );
  const plain = { extras: [], message: '', allergens: [], isAdult: false };
  const bundles = order.orderPromotionDetails.flatMap(
    ({ promotionName, quantity, promotionTotal, productBeans }): SlipLine[] => [
      {
        ...plain,
        quantity,
        name: promotionName,
        size: '',
        price: readLei(promotionTotal),
        isFree: false,
        isPart: false,
      },
      ...productBeans.map(({ productName, dimensionName, isFreeProduct, allergens, isAgeRestricted }) => ({
        ...plain,
        allergens,
        isAdult: isAgeRestricted,
        quantity,
        name: productName,
        size: dimensionName,
        price: null,
        isFree: isFreeProduct,
        isPart: true,
      })),
    ],
  );
  return [...products, ...bundles];
}
