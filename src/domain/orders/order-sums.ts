import type { Bani } from '#domain/money/bani.ts';
import { ORDER_SUMS } from './charged-sums.ts';
import { chargedPackaging, type OrderView } from './order-view.ts';

export type OrderSum = {
  readonly part: 'products' | 'packaging' | 'deposits' | 'delivery' | 'reduction';
  readonly name: string;
  readonly amount: Bani;
};

/** The parts of the total, in the order and with the labels of every receipt; reductions are subtracted. */
export function orderSums(
  order: Pick<OrderView, 'products' | 'packaging' | 'manualPackaging' | 'deposits' | 'deliveryFee' | 'reductions'>,
): readonly OrderSum[] {
  return [
    { part: 'products', name: ORDER_SUMS.products.name, amount: order.products },
    { part: 'packaging', name: ORDER_SUMS.packaging.name, amount: chargedPackaging(order) },
    { part: 'deposits', name: ORDER_SUMS.deposits.name, amount: order.deposits },
    { part: 'delivery', name: ORDER_SUMS.deliveryFee.name, amount: order.deliveryFee },
    ...order.reductions.map(({ name, amount }) => ({ part: 'reduction', name, amount }) as const),
  ];
}
