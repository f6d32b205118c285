/** Dishes that belong to one journey, on the demo's menu. */
import { randomInt } from 'node:crypto';
import { bani } from '#domain/money/bani.ts';
import { type AProduct, aProduct, type ProductFacts } from '#test/support/factories.ts';
import type { JourneyShop } from './open-journey-shop.ts';

/** A dish for 32,00 lei with a unique name. */
export async function aDish(shop: JourneyShop, facts: ProductFacts = {}): Promise<AProduct> {
  const { id: categoryId } = await shop.db
    .selectFrom('categories')
    .select('id')
    .where('slug', '=', 'specialitati')
    .executeTakeFirstOrThrow();
  const name = `${facts.name ?? 'Tocană de casă'} ${randomInt(100_000, 999_999)}`;
  return aProduct(shop.db, { categoryId, price: bani(3200), ...facts, name });
}

/** How many pieces of a size are left. */
export async function stockOf(shop: JourneyShop, sizeId: number): Promise<number> {
  const { stock } = await shop.db
    .selectFrom('sizes')
    .select('stock')
    .where('id', '=', sizeId)
    .executeTakeFirstOrThrow();
  return stock;
}

/** A guest's orders in the database. */
export function ordersOf(shop: JourneyShop, email: string) {
  return shop.db.selectFrom('orders').selectAll().where('email', '=', email).orderBy('id').execute();
}
