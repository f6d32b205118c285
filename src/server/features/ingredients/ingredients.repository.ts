import { sql } from 'kysely';
import { MOST_INGREDIENTS } from '#domain/menu/editing/decide-ingredient.ts';
import {
  extraKey,
  type IngredientTarget,
  type IngredientUse,
  type IngredientUseChange,
  mayBeLeftOut,
} from '#domain/menu/ingredient.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { byOwner } from '#server/platform/postgres/by-owner.ts';

/** A use with the display name of the thing: „Pizza Quattro”, „Pizza Quattro (32 cm)”, „Smântână”. */
export type NamedUse = IngredientUse & { readonly title: string };
export type StoredIngredient = { readonly id: number; readonly name: string; readonly uses: readonly NamedUse[] };

/** Upper bound for the uses of an ingredient. */
const MOST_USES = 40_000;

export function listIngredientNames(db: Database): Promise<readonly { readonly id: number; readonly name: string }[]> {
  return db.selectFrom('ingredients').select(['id', 'name']).orderBy('name').limit(MOST_INGREDIENTS).execute();
}

/** Every ingredient with its uses; archived products and sizes are left out. With `id`, only that one. */
export async function listIngredients(db: Database, id: number | null = null): Promise<readonly StoredIngredient[]> {
  const names = await listIngredientNames(db);
  const rows = await db
    .selectFrom('ingredient_uses as use')
    .leftJoin('sizes', 'sizes.id', 'use.size_id')
    .leftJoin('options', 'options.id', 'use.option_id')
    .leftJoin('option_groups', 'option_groups.id', 'options.group_id')
    .leftJoin('products', (join) =>
      join.on((eb) =>
        eb('products.id', '=', eb.fn.coalesce('use.product_id', 'sizes.product_id', 'options.product_id')),
      ),
    )
    .leftJoin('promotions', 'promotions.id', 'use.promotion_id')
    .select(['use.ingredient_id', 'use.product_id', 'use.size_id', 'use.extra_name', 'use.promotion_id'])
    .select(['use.option_id', 'options.name as option', 'option_groups.name as group'])
    .select(['use.is_left_out', 'sizes.label', 'products.name as product', 'promotions.name as promotion'])
    // An extra is shown by its name on the menu.
    .select((eb) =>
      eb
        .selectFrom('extras')
        .select('extras.name')
        .where(sql<boolean>`lower(trim(extras.name)) = use.extra_name`)
        .orderBy('extras.id')
        .limit(1)
        .as('extra'),
    )
    .where('products.archived_at', 'is', null)
    .where('sizes.archived_at', 'is', null)
    .$if(id !== null, (query) => query.where('use.ingredient_id', '=', id ?? 0))
    .orderBy('products.name')
    .orderBy('sizes.position', (order) => order.asc().nullsFirst())
    .orderBy('use.id')
    .limit(MOST_USES)
    .execute();
  const uses = byOwner(
    rows,
    'ingredient_id',
    (row): NamedUse => ({
      target: targetOf(row),
      effect: row.is_left_out ? 'left_out' : 'closes',
      title: titleOf(row),
    }),
  );
  return names.filter((one) => id === null || one.id === id).map((one) => ({ ...one, uses: uses.get(one.id) ?? [] }));
}

type UseRow = {
  readonly product_id: number | null;
  readonly size_id: number | null;
  readonly extra_name: string | null;
  readonly promotion_id: number | null;
  readonly option_id: number | null;
};

function targetOf(row: UseRow): IngredientTarget {
  if (row.product_id !== null) return { kind: 'product', productId: row.product_id };
  if (row.size_id !== null) return { kind: 'size', sizeId: row.size_id };
  if (row.promotion_id !== null) return { kind: 'bundle', promotionId: row.promotion_id };
  if (row.option_id !== null) return { kind: 'option', optionId: row.option_id };
  return { kind: 'extra', name: row.extra_name ?? '' };
}

function titleOf(
  row: UseRow & {
    readonly label: string | null;
    readonly product: string | null;
    readonly promotion: string | null;
    readonly extra: string | null;
    readonly option: string | null;
    readonly group: string | null;
  },
): string {
  if (row.group !== null) return `${row.option || row.product} (${row.group})`;
  const name = row.product ?? row.promotion ?? row.extra ?? row.extra_name ?? '';
  return row.label === null ? name : `${name} (${row.label})`;
}

export async function insertIngredient(tx: Tx, name: string): Promise<number> {
  const { id } = await tx.insertInto('ingredients').values({ name }).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function renameIngredient(tx: Tx, id: number, name: string): Promise<void> {
  await tx.updateTable('ingredients').set({ name }).where('id', '=', id).where('name', '!=', name).execute();
}

/** With all its uses and its sold-out mark. */
export async function deleteIngredientRow(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('ingredients').where('id', '=', id).execute();
}

/** Whether the menu has the target; an extra is identified by name and need not exist yet. */
export async function hasTarget(tx: Tx, target: IngredientTarget): Promise<boolean> {
  if (target.kind === 'extra') return true;
  const row =
    target.kind === 'product'
      ? await tx.selectFrom('products').select('id').where('id', '=', target.productId).executeTakeFirst()
      : target.kind === 'size'
        ? await tx.selectFrom('sizes').select('id').where('id', '=', target.sizeId).executeTakeFirst()
        : target.kind === 'option'
          ? await tx.selectFrom('options').select('id').where('id', '=', target.optionId).executeTakeFirst()
          : await tx.selectFrom('promotions').select('id').where('id', '=', target.promotionId).executeTakeFirst();
  return row !== undefined;
}

/** Inserts, replaces or deletes one use. */
export async function writeUse(tx: Tx, ingredientId: number, { target, effect }: IngredientUseChange): Promise<void> {
  const about = columnsOf(target);
  await tx
    .deleteFrom('ingredient_uses')
    .where('ingredient_id', '=', ingredientId)
    .where(about.column, '=', about.key)
    .execute();
  if (effect === null) return;
  await tx
    .insertInto('ingredient_uses')
    .values({
      ingredient_id: ingredientId,
      [about.column]: about.key,
      is_left_out: effect === 'left_out' && mayBeLeftOut(target),
    })
    .execute();
}

function columnsOf(target: IngredientTarget) {
  switch (target.kind) {
    case 'product':
      return { column: 'product_id', key: target.productId } as const;
    case 'size':
      return { column: 'size_id', key: target.sizeId } as const;
    case 'extra':
      return { column: 'extra_name', key: extraKey(target.name) } as const;
    case 'bundle':
      return { column: 'promotion_id', key: target.promotionId } as const;
    case 'option':
      return { column: 'option_id', key: target.optionId } as const;
  }
}
