/** What a replay reads of the menu of today. */
import type { Database } from '#server/platform/database.ts';

/** The category of each product, archived ones too. */
export async function listProductCategories(db: Database): Promise<ReadonlyMap<number, number>> {
  const rows = await db.selectFrom('products').select(['id', 'category_id']).execute();
  return new Map(rows.map(({ id, category_id: categoryId }) => [id, categoryId]));
}
