/** Sold-out marks. An ended mark stays until it is overwritten or cleaned up. */

import { sql } from 'kysely';
import { extraKey } from '#domain/menu/ingredient.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { joinedName } from '#server/platform/joined-name.ts';
import { maybeInstant, readInstant } from '#server/platform/postgres/read-instant.ts';

/** Channel for marks that are set or removed: a trigger of the table notifies it (migration 0215). */
export const SOLD_OUTS_CHANNEL = 'sold_outs';

/** The subject of a mark. An extra is identified by its name, wherever it is offered. */
export type SoldOutSubject =
  | { readonly kind: 'product'; readonly productId: number }
  | { readonly kind: 'size'; readonly sizeId: number }
  | { readonly kind: 'extra'; readonly name: string }
  | { readonly kind: 'ingredient'; readonly ingredientId: number }
  | { readonly kind: 'option'; readonly optionId: number };

/** Names of the ingredients whose lack makes something unavailable; empty when it was marked itself. */
type RanOutOf = readonly string[];

/** Everything unavailable at one moment, with the reason; extras by `extraKey`. */
export type SoldOut = {
  readonly products: ReadonlyMap<number, RanOutOf>;
  readonly sizes: ReadonlyMap<number, RanOutOf>;
  readonly extras: ReadonlyMap<string, RanOutOf>;
  /** Options of groups. */
  readonly options: ReadonlyMap<number, RanOutOf>;
  /** Bundles by promotion: only an ingredient makes one unavailable. */
  readonly bundles: ReadonlyMap<number, RanOutOf>;
  /** What is sold without these ingredients. */
  readonly leftOut: {
    readonly products: ReadonlyMap<number, RanOutOf>;
    readonly sizes: ReadonlyMap<number, RanOutOf>;
  };
};

export const NOTHING_SOLD_OUT: SoldOut = {
  products: new Map(),
  sizes: new Map(),
  extras: new Map(),
  options: new Map(),
  bundles: new Map(),
  leftOut: { products: new Map(), sizes: new Map() },
};

export type SoldOutMark = {
  readonly subject: SoldOutSubject;
  /** „Ciorbă de burtă”, „Ciorbă de burtă (350 g)”, „Smântână”. */
  readonly title: string;
  /** Null: until staff remove the mark. */
  readonly until: Instant | null;
  readonly since: Instant;
  /** Who marked it; null when the account was deleted. */
  readonly by: string | null;
};

/** Upper bound, things affected by ingredients included. */
const MOST_MARKS = 20_000;

/** Things that are marked, and things affected by a marked ingredient. */
export async function loadSoldOut(db: Database, now: Instant): Promise<SoldOut> {
  const rows = await db
    .selectFrom('sold_outs')
    .leftJoin('ingredients', 'ingredients.id', 'sold_outs.ingredient_id')
    .leftJoin('ingredient_uses as use', 'use.ingredient_id', 'ingredients.id')
    .select(['ingredients.name as ingredient', 'use.is_left_out', 'use.promotion_id'])
    .select((eb) => [
      eb.fn.coalesce('sold_outs.product_id', 'use.product_id').as('product_id'),
      eb.fn.coalesce('sold_outs.size_id', 'use.size_id').as('size_id'),
      eb.fn.coalesce('sold_outs.extra_name', 'use.extra_name').as('extra_name'),
      eb.fn.coalesce('sold_outs.option_id', 'use.option_id').as('option_id'),
    ])
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', new Date(now))]))
    .orderBy('ingredients.name')
    .limit(MOST_MARKS)
    .execute();
  const closed = rows.filter((row) => row.is_left_out !== true);
  const leftOut = rows.filter((row) => row.is_left_out === true);
  return {
    products: reasonsBy(closed, ({ product_id }) => product_id),
    sizes: reasonsBy(closed, ({ size_id }) => size_id),
    extras: reasonsBy(closed, ({ extra_name }) => extra_name),
    options: reasonsBy(closed, ({ option_id }) => option_id),
    bundles: reasonsBy(closed, ({ promotion_id }) => promotion_id),
    leftOut: {
      products: reasonsBy(leftOut, ({ product_id }) => product_id),
      sizes: reasonsBy(leftOut, ({ size_id }) => size_id),
    },
  };
}

function reasonsBy<Row extends { readonly ingredient: string | null }, Key>(
  rows: readonly Row[],
  keyOfRow: (row: Row) => Key | null,
): ReadonlyMap<Key, RanOutOf> {
  const reasons = new Map<Key, RanOutOf>();
  for (const row of rows) {
    const key = keyOfRow(row);
    if (key === null) continue;
    reasons.set(key, [...(reasons.get(key) ?? []), ...(row.ingredient === null ? [] : [row.ingredient])]);
  }
  return reasons;
}

/** Active marks at `now`, the latest first. */
export async function listSoldOutMarks(db: Database, now: Instant): Promise<readonly SoldOutMark[]> {
  const rows = await db
    .selectFrom('sold_outs')
    .leftJoin('sizes', 'sizes.id', 'sold_outs.size_id')
    .leftJoin('options', 'options.id', 'sold_outs.option_id')
    .leftJoin('option_groups', 'option_groups.id', 'options.group_id')
    .leftJoin('products', (join) =>
      join.on((eb) =>
        eb('products.id', '=', eb.fn.coalesce('sold_outs.product_id', 'sizes.product_id', 'options.product_id')),
      ),
    )
    .leftJoin('users', 'users.id', 'sold_outs.marked_by')
    .leftJoin('ingredients', 'ingredients.id', 'sold_outs.ingredient_id')
    .select(['sold_outs.product_id', 'sold_outs.size_id', 'sold_outs.extra_name', 'sold_outs.ingredient_id'])
    .select([
      'sold_outs.ends_at',
      'since',
      'ingredients.name as ingredient',
      'products.name',
      'sizes.label',
      'users.first_name',
      'users.last_name',
    ])
    .select(['sold_outs.option_id', 'options.name as option_name', 'option_groups.name as group_name'])
    // An extra is shown by its name on the menu.
    .select((eb) =>
      eb
        .selectFrom('extras')
        .select('extras.name')
        .where(sql<boolean>`lower(extras.name) = sold_outs.extra_name`)
        .orderBy('extras.id')
        .limit(1)
        .as('extra_title'),
    )
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', new Date(now))]))
    .where('products.archived_at', 'is', null)
    .where('sizes.archived_at', 'is', null)
    .orderBy('since', 'desc')
    .orderBy('sold_outs.id', 'desc')
    .limit(MOST_MARKS)
    .execute();
  return rows.map((row) => ({
    subject: subjectOf(row),
    title: titleOf(row),
    until: maybeInstant(row.ends_at),
    since: readInstant(row.since),
    by: joinedName(row),
  }));
}

function titleOf(row: {
  readonly extra_name: string | null;
  readonly extra_title: string | null;
  readonly group_name: string | null;
  readonly option_name: string | null;
  readonly name: string | null;
  readonly label: string | null;
  readonly ingredient: string | null;
}): string {
  if (row.ingredient !== null) return row.ingredient;
  if (row.extra_name !== null) return row.extra_title ?? row.extra_name;
  if (row.group_name !== null) return `${row.option_name || row.name} (${row.group_name})`;
  return row.label === null ? (row.name ?? '') : `${row.name} (${row.label})`;
}

/** Its display name; null when it is not on the menu. */
export async function findSoldOutTitle(tx: Tx, subject: SoldOutSubject): Promise<string | null> {
  if (subject.kind === 'extra') {
    const row = await tx
      .selectFrom('extras')
      .select('name')
      .where(sql<boolean>`lower(trim(name)) = ${extraKey(subject.name)}`)
      .orderBy('id')
      .executeTakeFirst();
    return row?.name ?? null;
  }
  if (subject.kind === 'ingredient') {
    const row = await tx
      .selectFrom('ingredients')
      .select('name')
      .where('id', '=', subject.ingredientId)
      .forKeyShare()
      .executeTakeFirst();
    return row?.name ?? null;
  }
  if (subject.kind === 'option') {
    const row = await tx
      .selectFrom('options')
      .innerJoin('option_groups', 'option_groups.id', 'options.group_id')
      .leftJoin('products', 'products.id', 'options.product_id')
      .select(['options.name', 'option_groups.name as group', 'products.name as product'])
      .where('options.id', '=', subject.optionId)
      .executeTakeFirst();
    return row === undefined ? null : `${row.name || row.product} (${row.group})`;
  }
  if (subject.kind === 'product') {
    const row = await tx
      .selectFrom('products')
      .select('name')
      .where('id', '=', subject.productId)
      .where('archived_at', 'is', null)
      .executeTakeFirst();
    return row?.name ?? null;
  }
  const row = await tx
    .selectFrom('sizes')
    .innerJoin('products', 'products.id', 'sizes.product_id')
    .select(['products.name', 'label'])
    .where('sizes.id', '=', subject.sizeId)
    .where('sizes.archived_at', 'is', null)
    .where('products.archived_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : `${row.name} (${row.label})`;
}

/** The active mark of one thing at `now`. */
export async function findMark(
  tx: Tx,
  subject: SoldOutSubject,
  now: Instant,
): Promise<{ readonly until: Instant | null } | null> {
  const row = await tx
    .selectFrom('sold_outs')
    .select('ends_at')
    .where(columnOf(subject), '=', keyOf(subject))
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', new Date(now))]))
    .executeTakeFirst();
  if (row === undefined) return null;
  return { until: maybeInstant(row.ends_at) };
}

/** The last mark decides the end. */
export async function saveMark(
  tx: Tx,
  subject: SoldOutSubject,
  { until, staffId, now }: { readonly until: Instant | null; readonly staffId: number; readonly now: Instant },
): Promise<void> {
  await deleteMark(tx, subject);
  await tx
    .insertInto('sold_outs')
    .values({
      [columnOf(subject)]: keyOf(subject),
      ends_at: until === null ? null : new Date(until),
      since: new Date(now),
      marked_by: staffId,
    })
    .execute();
}

export async function deleteMark(tx: Tx, subject: SoldOutSubject): Promise<void> {
  await tx.deleteFrom('sold_outs').where(columnOf(subject), '=', keyOf(subject)).execute();
}

const COLUMNS = {
  product: 'product_id',
  size: 'size_id',
  extra: 'extra_name',
  ingredient: 'ingredient_id',
  option: 'option_id',
} as const satisfies Record<SoldOutSubject['kind'], string>;

function columnOf({ kind }: SoldOutSubject) {
  return COLUMNS[kind];
}

function keyOf(subject: SoldOutSubject): string | number {
  switch (subject.kind) {
    case 'product':
      return subject.productId;
    case 'size':
      return subject.sizeId;
    case 'extra':
      return extraKey(subject.name);
    case 'ingredient':
      return subject.ingredientId;
    case 'option':
      return subject.optionId;
  }
}

function subjectOf(row: {
  readonly product_id: number | null;
  readonly size_id: number | null;
  readonly extra_name: string | null;
  readonly ingredient_id: number | null;
  readonly option_id: number | null;
}): SoldOutSubject {
  if (row.product_id !== null) return { kind: 'product', productId: row.product_id };
  if (row.size_id !== null) return { kind: 'size', sizeId: row.size_id };
  if (row.extra_name !== null) return { kind: 'extra', name: row.extra_name };
  if (row.ingredient_id !== null) return { kind: 'ingredient', ingredientId: row.ingredient_id };
  if (row.option_id !== null) return { kind: 'option', optionId: row.option_id };
  throw new Error('A mark is about something: the table checks it');
}
