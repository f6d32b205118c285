import type { Menu } from '#domain/menu/menu.ts';
import type { DeliveryMethod } from '#domain/orders/order.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { listCategories, listProducts } from './menu.repository.ts';

/**
 * The part of the menu that an order names, as it stands inside the order's own transaction: what is switched off or
 * dearer since the guest looked is seen here. Products that are gone are missing.
 *
 * @param productIds of plain lines and of bundle choices
 * @param method decides the VAT: food served in the house is taxed as a service (romania.md §3.1)
 * @param at what has run out then is not there; null where that does not matter
 */
export async function loadOrderMenu(
  tx: Tx,
  productIds: readonly number[],
  at: Instant | null,
  method: DeliveryMethod = 'PICKUP',
): Promise<Menu> {
  const products = await listProducts(tx, at, { ids: productIds, isOnPremises: method === 'RESTAURANT' });
  const categories = await listCategories(tx, at, [...new Set(products.map(({ categoryId }) => categoryId))]);
  return { categories, products };
}
