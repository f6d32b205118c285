/** An order as a cook or a guest reads it on a narrow strip: one list of lines, bundles with their parts under them. */
import type { OrderDetail } from '#contract/orders.ts';
import { readLei } from '#contract/read-lei.ts';
import { type Bani, sumBani, timesBani } from '#domain/money/bani.ts';
import { fold } from '#domain/text/fold.ts';

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
    dimensionOrders.map((one): SlipLine => {
      const unit = sumBani([one.price, ...one.extraIngredientsBeanList.map(({ price }) => price)].map(readLei));
      return {
        quantity: one.quantity,
        name,
        size: one.value,
        extras: one.extraIngredientsBeanList.map((extra) => extra.name),
        message: one.preferredMessage,
        allergens,
        isAdult: isAgeRestricted,
        price: timesBani(unit, one.quantity),
        isFree: false,
        isPart: false,
      };
    }),
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

/** Whether the guest wrote of an allergy, anywhere: the cook must see it before anything else. */
export function mentionsAllergy(order: Pick<OrderDetail, 'productInformationList' | 'additionalInformation'>): boolean {
  const messages = order.productInformationList.flatMap(({ dimensionOrders }) =>
    dimensionOrders.map(({ preferredMessage }) => preferredMessage),
  );
  return [order.additionalInformation, ...messages].some((text) => /alerg|intoleran|celiac/.test(fold(text)));
}
