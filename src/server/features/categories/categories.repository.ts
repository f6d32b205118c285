import type { CategorySheet } from '#domain/menu/editing/decide-category.ts';
import type { StoredPicture } from '#domain/menu/shown-menu.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';

export type CategoryFacts = {
  readonly picture: StoredPicture | null;
  /** '' for none. */
  readonly stationName: string;
  readonly products: number;
  readonly archivedProducts: number;
};

/** Pictures and numbers of products, by category. */
export async function loadCategoryFacts(db: Database): Promise<ReadonlyMap<number, CategoryFacts>> {
  const rows = await db
    .selectFrom('categories')
    .leftJoin('images', 'images.hash', 'categories.image_hash')
    .leftJoin('products', 'products.category_id', 'categories.id')
    .leftJoin('stations', 'stations.id', 'categories.station_id')
    .select(['categories.id', 'images.hash', 'images.width', 'images.height', 'images.placeholder'])
    .select('stations.name as station_name')
    .select(({ fn }) => [
      fn.count<string>('products.id').filterWhere('products.archived_at', 'is', null).as('products'),
      fn.count<string>('products.id').filterWhere('products.archived_at', 'is not', null).as('archived'),
    ])
    .groupBy(['categories.id', 'images.hash', 'stations.id'])
    .execute();
  return new Map(
    rows.map(({ id, hash, width, height, placeholder, station_name: stationName, products, archived }) => [
      id,
      {
        // These three columns are set together with the hash.
        picture:
          hash === null || width === null || height === null || placeholder === null
            ? null
            : { hash, width, height, placeholder },
        stationName: stationName ?? '',
        products: Number(products),
        archivedProducts: Number(archived),
      },
    ]),
  );
}

/** Names and slugs in use, without those of the category itself. */
export async function listTakenNames(
  db: Database,
  exceptId: number | null,
): Promise<readonly { readonly name: string; readonly slug: string }[]> {
  return db
    .selectFrom('categories')
    .select(['name', 'slug'])
    .$if(exceptId !== null, (query) => query.where('id', '<>', exceptId))
    .execute();
}

/** At the end of the menu. */
export async function insertCategory(
  tx: Tx,
  {
    sheet,
    slug,
    imageHash,
  }: { readonly sheet: CategorySheet; readonly slug: string; readonly imageHash: string | null },
): Promise<number> {
  const { id } = await tx
    .insertInto('categories')
    .values(({ selectFrom, fn, lit, eb }) => ({
      ...columnsOf(sheet),
      slug,
      image_hash: imageHash,
      position: selectFrom('categories').select(
        eb(fn.coalesce(fn.max('position'), lit(-1)), '+', lit(1)).as('position'),
      ),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** `imageHash` undefined keeps the picture. */
export async function updateCategory(
  tx: Tx,
  id: number,
  { sheet, imageHash }: { readonly sheet: CategorySheet; readonly imageHash: string | null | undefined },
): Promise<void> {
  await tx
    .updateTable('categories')
    .set({ ...columnsOf(sheet), ...(imageHash === undefined ? {} : { image_hash: imageHash }) })
    .where('id', '=', id)
    .execute();
}

function columnsOf(sheet: CategorySheet) {
  return {
    name: sheet.name,
    is_special: sheet.isSpecial,
    pickup_place: sheet.pickupPlace,
    allows_message: sheet.allowsMessage,
    additional_information: sheet.additionalInformation,
    station_id: sheet.stationId,
    availability_windows: JSON.stringify(sheet.availabilityWindows),
  };
}

/** Replaces the extras of a category; an extra with the same name keeps its allergens. */
export async function replaceExtras(tx: Tx, categoryId: number, extras: CategorySheet['extras']): Promise<void> {
  const names = extras.map(({ name }) => name);
  await tx
    .deleteFrom('extras')
    .where('category_id', '=', categoryId)
    .$if(names.length > 0, (query) => query.where('name', 'not in', names))
    .execute();
  if (names.length === 0) return;
  await tx
    .insertInto('extras')
    .values(extras.map(({ name, price }, position) => ({ category_id: categoryId, name, price_bani: price, position })))
    .onConflict((conflict) =>
      conflict
        .columns(['category_id', 'name'])
        .doUpdateSet(({ ref }) => ({ price_bani: ref('excluded.price_bani'), position: ref('excluded.position') })),
    )
    .execute();
}

/** Locked until the transaction ends, so that no product is added to it meanwhile. */
export async function lockCategory(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.selectFrom('categories').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return row !== undefined;
}

export async function deleteCategoryRow(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('categories').where('id', '=', id).execute();
}

/** Sets the order; rows already in place are not written. */
export async function placeCategories(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const [position, id] of ids.entries()) {
    await tx
      .updateTable('categories')
      .set({ position })
      .where('id', '=', id)
      .where('position', '<>', position)
      .execute();
  }
}
