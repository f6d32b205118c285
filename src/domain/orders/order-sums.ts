import type { Bani } from '#domain/money/bani.ts';
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
    { part: 'products', name: 'Produse', amount: order.products },
    { part: 'packaging', name: 'Ambalaje', amount: chargedPackaging(order) },
    { part: 'deposits', name: 'Garanție SGR', amount: order.deposits },
    { part: 'delivery', name: 'Livrare', amount: order.deliveryFee },
    ...order.reductions.map(({ name, amount }) => ({ part: 'reduction', name, amount }) as const),
  ];
}
