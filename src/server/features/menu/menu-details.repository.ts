/** Display facts of the menu besides those of the rules: pictures, ingredients, nutrition, suggestions, popularity. */
import { keysOf } from '#domain/keys-of.ts';
import { DETAIL_FIELDS } from '#domain/menu/product-fields.ts';
import type { ProductDetails, StoredPicture } from '#domain/menu/shown-menu.ts';
import type { Database } from '#server/platform/database.ts';
import { byOwner } from '#server/platform/postgres/by-owner.ts';
import { loadOrderingHabits } from './ordering-habits.repository.ts';
import { columnsOf, fieldsOfRow } from './product-columns.ts';

const FIELDS = [...keysOf(DETAIL_FIELDS), 'nutritionNote'] as const;

const PICTURE = ['images.hash', 'images.width', 'images.height', 'images.placeholder'] as const;

/** By product. */
export async function loadProductDetails(db: Database): Promise<ReadonlyMap<number, ProductDetails>> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .select(columnsOf(FIELDS))
    .where('archived_at', 'is', null)
    .execute();
  const pictures = await listPictures(db);
  const similarIds = await listSimilar(db);
  const addOnIds = await listAddOns(db);
  const { ranks, together } = await loadOrderingHabits(db);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...fieldsOfRow(FIELDS, row),
        pictures: pictures.get(row.id) ?? [],
        similarIds: similarIds.get(row.id) ?? [],
        addOnIds: addOnIds.get(row.id) ?? [],
        popularRank: ranks.get(row.id) ?? null,
        orderedWithIds: together.get(row.id) ?? [],
      },
    ]),
  );
}

/** By category; without those that have no picture. */
export async function loadCategoryPictures(db: Database): Promise<ReadonlyMap<number, StoredPicture>> {
  const rows = await db
    .selectFrom('categories')
    .innerJoin('images', 'images.hash', 'categories.image_hash')
    .select('id')
    .select(PICTURE)
    .execute();
  return new Map(rows.map(({ id, ...picture }) => [id, picture]));
}

async function listPictures(db: Database) {
  const rows = await db
    .selectFrom('product_images')
    .innerJoin('images', 'images.hash', 'product_images.image_hash')
    .select(['product_id', 'id', 'alt'])
    .select(PICTURE)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return byOwner(rows, 'product_id', ({ product_id: _, ...picture }) => picture);
}

async function listSimilar(db: Database) {
  const rows = await db
    .selectFrom('similar_products')
    .select(['product_id', 'similar_id'])
    .orderBy('position')
    .orderBy('similar_id')
    .execute();
  return byOwner(rows, 'product_id', (row) => row.similar_id);
}

async function listAddOns(db: Database) {
  const rows = await db
    .selectFrom('product_add_ons')
    .select(['product_id', 'add_on_id'])
    .orderBy('position')
    .orderBy('add_on_id')
    .execute();
  return byOwner(rows, 'product_id', (row) => row.add_on_id);
}
