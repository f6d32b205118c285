/** Groups of options with their uses, for the office's lists. */
import type { GroupPricing } from '#domain/menu/menu.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { byOwner } from '#server/platform/postgres/by-owner.ts';
import type { GroupUser } from './option-groups.repository.ts';

export type UsedBy = {
  readonly kind: 'product' | 'category';
  readonly id: number;
  readonly name: string;
  /** '' for every size. */
  readonly sizeLabel: string;
};

export type ListedGroup = {
  readonly id: number;
  readonly name: string;
  readonly minimum: number;
  readonly maximum: number | null;
  readonly included: number;
  readonly pricing: GroupPricing;
  readonly numberOfOptions: number;
  readonly usedBy: readonly UsedBy[];
  /** Names of the groups with an option that opens it. */
  readonly openedBy: readonly string[];
};

/** Upper bound for the number of groups. */
const MOST_GROUPS = 2_000;
const MOST_USES = 20_000;

/** Every group by name; with `id`, only that one. Archived products are left out. */
export async function listOptionGroups(db: Database, id: number | null = null): Promise<readonly ListedGroup[]> {
  const groups = await db
    .selectFrom('option_groups')
    .select(['id', 'name', 'minimum', 'maximum', 'included', 'pricing'])
    .select((eb) =>
      eb
        .selectFrom('options')
        .whereRef('options.group_id', '=', 'option_groups.id')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .as('number_of_options'),
    )
    .$if(id !== null, (query) => query.where('id', '=', id ?? 0))
    .orderBy('name')
    .orderBy('id')
    .limit(MOST_GROUPS)
    .execute();
  const uses = await db
    .selectFrom('option_group_uses as use')
    .leftJoin('products', 'products.id', 'use.product_id')
    .leftJoin('categories', 'categories.id', 'use.category_id')
    .select(['use.group_id', 'use.product_id', 'use.category_id', 'use.size_label'])
    .select((eb) => eb.fn.coalesce('products.name', 'categories.name').as('name'))
    .where('products.archived_at', 'is', null)
    .$if(id !== null, (query) => query.where('use.group_id', '=', id ?? 0))
    .orderBy('name')
    .limit(MOST_USES)
    .execute();
  const openers = await db
    .selectFrom('options')
    .innerJoin('option_groups', 'option_groups.id', 'options.group_id')
    .select(['options.opens_group_id', 'option_groups.name'])
    .where('options.opens_group_id', 'is not', null)
    .$if(id !== null, (query) => query.where('options.opens_group_id', '=', id ?? 0))
    .groupBy(['options.opens_group_id', 'option_groups.name'])
    .orderBy('option_groups.name')
    .limit(MOST_USES)
    .execute();
  const usersOf = byOwner(
    uses,
    'group_id',
    (row): UsedBy => ({
      kind: row.product_id === null ? 'category' : 'product',
      id: row.product_id ?? row.category_id ?? 0,
      name: row.name ?? '',
      sizeLabel: row.size_label,
    }),
  );
  const openersOf = byOwner(openers, 'opens_group_id', ({ name }) => name);
  return groups.map(({ number_of_options, ...group }) => ({
    ...group,
    numberOfOptions: Number(number_of_options),
    usedBy: usersOf.get(group.id) ?? [],
    openedBy: openersOf.get(group.id) ?? [],
  }));
}

export async function deleteOptionGroupRow(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('option_groups').where('id', '=', id).execute();
}

/** Groups that a product or a category uses, in their order, with their names. */
export async function listGroupUses(
  db: Database,
  user: GroupUser,
): Promise<readonly { readonly groupId: number; readonly sizeLabel: string; readonly name: string }[]> {
  const rows = await db
    .selectFrom('option_group_uses as use')
    .innerJoin('option_groups', 'option_groups.id', 'use.group_id')
    .select(['use.group_id', 'use.size_label', 'option_groups.name'])
    .where((eb) => eb.and('productId' in user ? { product_id: user.productId } : { category_id: user.categoryId }))
    .orderBy('use.position')
    .orderBy('use.id')
    .execute();
  return rows.map((row) => ({ groupId: row.group_id, sizeLabel: row.size_label, name: row.name }));
}

/** Display name of a product or a category; null when it does not exist. */
export async function findUserName(tx: Tx, user: GroupUser): Promise<string | null> {
  const row =
    'productId' in user
      ? await tx.selectFrom('products').select('name').where('id', '=', user.productId).executeTakeFirst()
      : await tx.selectFrom('categories').select('name').where('id', '=', user.categoryId).executeTakeFirst();
  return row?.name ?? null;
}
