import type { OrderDetail } from '#contract/orders.ts';
import { readLei } from '#contract/read-lei.ts';
import { type Bani, sumBani } from '#domain/money/bani.ts';

type Sold = OrderDetail['productInformationList'][number]['dimensionOrders'][number];

/** What one piece cost, its extras included. */
export function pieceCost({ price, extraIngredientsBeanList }: Pick<Sold, 'price' | 'extraIngredientsBeanList'>): Bani {
  return sumBani([price, ...extraIngredientsBeanList.map((extra) => extra.price)].map(readLei));
}
