import type { OwnerOfData } from '#server/platform/define/personal-data.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { removeCards } from './payments.repository.ts';

/** Removes the masked card and the provider's page; amounts and moments stay, as the order's do. */
export async function forgetCards(tx: Tx, { orderIds }: Pick<OwnerOfData, 'orderIds'>): Promise<void> {
  await removeCards(tx, orderIds);
}
