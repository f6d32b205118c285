import type { Bani } from '#domain/money/bani.ts';
import { chargedPackaging, type OrderView } from './order-view.ts';

export type OrderSum = {
  readonly part: 'products' | 'packaging' | 'deposits' | 'delivery' | 'reduction';
  readonly name: string;
  readonly amount: Bani;
};

/** What the total is made of, in the order and by the names that every receipt tells; a reduction is taken off. */
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
