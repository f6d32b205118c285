import type { EarlierOrder } from '#domain/cart/order-again.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import type { Database } from '#server/platform/database.ts';

/** Stores a cart, or finds it when it was stored before. */
export async function storeCart(
  db: Database,
  { key, content, usedOn }: { readonly key: Buffer; readonly content: EarlierOrder; readonly usedOn: LocalDate },
): Promise<number> {
  const { id } = await db
    .insertInto('cart_links')
    .values({ key, content: JSON.stringify(content), used_on: usedOn })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ used_on: usedOn }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findSentCart(
  db: Database,
  id: number,
): Promise<{ readonly content: EarlierOrder; readonly usedOn: string } | null> {
  const row = await db.selectFrom('cart_links').select(['content', 'used_on']).where('id', '=', id).executeTakeFirst();
  // Written by `storeCart` only.
  return row === undefined ? null : { content: row.content as unknown as EarlierOrder, usedOn: row.used_on };
}

export async function noteUse(db: Database, id: number, usedOn: LocalDate): Promise<void> {
  await db.updateTable('cart_links').set({ used_on: usedOn }).where('id', '=', id).execute();
}

export async function deleteUnusedSince(db: Database, day: LocalDate): Promise<void> {
  await db.deleteFrom('cart_links').where('used_on', '<', day).execute();
}
