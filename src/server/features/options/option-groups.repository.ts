/** Writes groups of options. The feature `menu` reads them for display and orders. */
import { sql } from 'kysely';
import type { GroupUse, OptionSheet } from '#domain/menu/options/option-sheet.ts';
import type { RatedGroup, RatedOption } from '#domain/vat/rate-options.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { anyOf } from '#server/platform/postgres/any-of.ts';
import { insertRows, rowsAsTable } from '#server/platform/postgres/insert-rows.ts';

/** Who uses groups. */
export type GroupUser = { readonly productId: number } | { readonly categoryId: number };

/**
 * Writes a group, replacing the one with `id`; groups that its options open must exist. Existing options keep their
 * ids, because carts and orders reference them; missing ones are deleted, because orders have copies.
 *
 * @returns the id of the group
 */
export async function writeOptionGroup(tx: Tx, { options, ...group }: RatedGroup, id: number | null): Promise<number> {
  const groupId =
    id ?? (await tx.insertInto('option_groups').values(group).returning('id').executeTakeFirstOrThrow()).id;
  if (id !== null) await tx.updateTable('option_groups').set(group).where('id', '=', id).execute();
  const placed = options.map((option, position) => ({ ...option, position }));
  const known = placed.flatMap((option) => (option.id === null ? [] : [{ ...option, id: option.id }]));
  if (id !== null) {
    await tx
      .deleteFrom('options')
      .where('group_id', '=', id)
      .where((eb) => eb.not(eb('id', '=', anyOf(known.map((option) => option.id)))))
      .execute();
  }
  await updateOptions(tx, groupId, known);
  const fresh = placed.filter((option) => option.id === null);
  const freshIds = await insertOptions(tx, groupId, fresh);
  await writePrices(tx, [
    ...known,
    // There is one id for each of them, in order.
    ...fresh.map((option, place) => ({ ...option, id: freshIds[place] as number })),
  ]);
  return groupId;
}

type PlacedOption = RatedOption & { readonly position: number };

function optionRow(option: PlacedOption) {
  return {
    position: option.position,
    name: option.name,
    price_bani: option.price,
    most: option.most,
    is_default: option.isDefault,
    product_id: option.productId,
    opens_group_id: option.opensGroupId,
    allergens: [...option.allergens],
    vat_takeaway_rate_id: option.vatTakeawayRateId,
    vat_on_premises_rate_id: option.vatOnPremisesRateId,
    deposit_bani: option.deposit,
    is_age_restricted: option.isAgeRestricted,
  };
}

async function insertOptions(tx: Tx, groupId: number, options: readonly PlacedOption[]): Promise<readonly number[]> {
  if (options.length === 0) return [];
  const rows = options.map((option) => ({ group_id: groupId, ...optionRow(option) }));
  const written = await sql<{ id: number }>`${insertRows('options', rows)} returning id`.execute(tx);
  return written.rows.map(({ id }) => id);
}

async function updateOptions(
  tx: Tx,
  groupId: number,
  options: readonly (PlacedOption & { readonly id: number })[],
): Promise<void> {
  const [first] = options;
  if (first === undefined) return;
  const set = sql.join(
    Object.keys(optionRow(first)).map((column) => sql`${sql.ref(column)} = given.${sql.ref(column)}`),
  );
  const rows = options.map((option) => ({ id: option.id, group_id: groupId, ...optionRow(option) }));
  await sql`update options set ${set} from ${rowsAsTable('options', rows)} as given
    where options.id = given.id and options.group_id = given.group_id`.execute(tx);
}

async function writePrices(tx: Tx, options: readonly (OptionSheet & { readonly id: number })[]): Promise<void> {
  const ids = options.map(({ id }) => id);
  await tx.deleteFrom('option_prices').where('option_id', '=', anyOf(ids)).execute();
  const rows = options.flatMap(({ id, sizePrices }) =>
    sizePrices.map(({ sizeLabel, price }) => ({ option_id: id, size_label: sizeLabel, price_bani: price })),
  );
  if (rows.length > 0) await sql`${insertRows('option_prices', rows)}`.execute(tx);
}

/** Replaces the groups that a product or a category uses, in this order. */
export async function writeGroupUses(tx: Tx, user: GroupUser, uses: readonly GroupUse[]): Promise<void> {
  const owner = 'productId' in user ? { product_id: user.productId } : { category_id: user.categoryId };
  await tx
    .deleteFrom('option_group_uses')
    .where((eb) => eb.and(owner))
    .execute();
  if (uses.length === 0) return;
  await tx
    .insertInto('option_group_uses')
    .values(
      uses.map(({ groupId, sizeLabel }, position) => ({
        ...owner,
        group_id: groupId,
        size_label: sizeLabel,
        position,
      })),
    )
    .execute();
}
