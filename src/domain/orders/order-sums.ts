import { keysOf } from '#domain/keys-of.ts';
import type { Bani } from '#domain/money/bani.ts';
import { ORDER_SUMS, type OrderSumName } from './charged-sums.ts';
import { chargedPackaging, type OrderView } from './order-view.ts';

export type OrderSum = {
  readonly part: OrderSumName | 'reduction';
  readonly name: string;
  readonly amount: Bani;
};

/** The parts of the total, in the order and with the labels of every receipt; reductions are subtracted. */
export function orderSums(
  order: Pick<OrderView, OrderSumName | 'manualPackaging' | 'reductions'>,
): readonly OrderSum[] {
  const charged = { ...order, packaging: chargedPackaging(order) };
  return [
    ...keysOf(ORDER_SUMS).map((part) => ({ part, name: ORDER_SUMS[part].name, amount: charged[part] })),
    ...order.reductions.map(({ name, amount }) => ({ part: 'reduction', name, amount }) as const),
  ];
}
