import { sql } from 'kysely';
import { keysOf } from '#domain/keys-of.ts';
import { type LocalDate, localDate } from '#domain/time/local-date.ts';
import { VAT_ROLES, type VatChange, type VatRate } from '#domain/vat/vat-rates.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';

/** Every rate with its changes: those that the program proposes first, then the added ones by age. */
export async function listVatRates(db: Database): Promise<readonly VatRate[]> {
  const rows = await db
    .selectFrom('vat_rates')
    .leftJoin('vat_changes', 'vat_changes.rate_id', 'vat_rates.id')
    .select(['vat_rates.id', 'name', 'role', 'vat_rates.basis_points as first'])
    .select(['vat_changes.valid_from', 'vat_changes.basis_points'])
    .orderBy(sql`array_position(${[...VAT_ROLES]}::text[], role)`)
    .orderBy('vat_rates.id')
    .orderBy('vat_changes.valid_from')
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((ofRate) => {
    const [rate] = ofRate;
    if (rate === undefined) return [];
    const { id, name, role, first } = rate;
    const changes = ofRate.flatMap(({ valid_from: from, basis_points: basisPoints }): VatChange[] =>
      from === null || basisPoints === null ? [] : [{ from: localDate(from), basisPoints }],
    );
    return { id, name, role, basisPoints: first, changes };
  });
}

/** Whether the restaurant pays VAT; false before it is set up. */
export async function isVatPayer(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('restaurant')
    .select(sql<boolean>`coalesce((company ->> 'vatPayer')::boolean, false)`.as('pays_vat'))
    .executeTakeFirst();
  return row?.pays_vat ?? false;
}

export async function insertVatRate(
  tx: Tx,
  { name, basisPoints }: { readonly name: string; readonly basisPoints: number },
): Promise<number> {
  const { id } = await tx
    .insertInto('vat_rates')
    .values({ name, basis_points: basisPoints })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function renameVatRate(tx: Tx, id: number, name: string): Promise<void> {
  await tx.updateTable('vat_rates').set({ name }).where('id', '=', id).execute();
}

export async function deleteVatRate(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('vat_rates').where('id', '=', id).execute();
}

/** Writes a change; one on the same day is replaced. */
export async function writeVatChange(tx: Tx, rateId: number, { from, basisPoints }: VatChange): Promise<void> {
  await tx
    .insertInto('vat_changes')
    .values({ rate_id: rateId, valid_from: from, basis_points: basisPoints })
    .onConflict((conflict) => conflict.columns(['rate_id', 'valid_from']).doUpdateSet({ basis_points: basisPoints }))
    .execute();
}

export async function deleteVatChange(tx: Tx, rateId: number, from: LocalDate): Promise<void> {
  await tx.deleteFrom('vat_changes').where('rate_id', '=', rateId).where('valid_from', '=', from).execute();
}

/** How much points to a rate: products on the menu, archived ones, options. */
export type VatUse = { readonly products: number; readonly archived: number; readonly options: number };

const UNUSED: VatUse = { products: 0, archived: 0, options: 0 };

/** Uses by the id of their rate. A product that has it both ways counts once. */
export async function countVatUses(db: Database): Promise<(rateId: number) => VatUse> {
  const { rows } = await sql<VatUse & { readonly id: number }>`
    select vat_rates.id,
      (select count(*)::int from products
        where vat_rates.id in (vat_takeaway_rate_id, vat_on_premises_rate_id) and archived_at is null) as products,
      (select count(*)::int from products
        where vat_rates.id in (vat_takeaway_rate_id, vat_on_premises_rate_id) and archived_at is not null) as archived,
      (select count(*)::int from options where vat_rates.id in (vat_takeaway_rate_id, vat_on_premises_rate_id)) as options
    from vat_rates`.execute(db);
  const uses = new Map(rows.map(({ id, ...use }) => [id, use]));
  return (rateId) => uses.get(rateId) ?? UNUSED;
}

/** Points every product and option of one rate to another. */
export async function moveVatUses(tx: Tx, fromId: number, toId: number): Promise<void> {
  for (const table of ['products', 'options'] as const) {
    for (const column of keysOf({ vat_takeaway_rate_id: 1, vat_on_premises_rate_id: 1 })) {
      await tx
        .updateTable(table)
        .set({ [column]: toId })
        .where(column, '=', fromId)
        .execute();
    }
  }
}

/** The last year whose rates were compared with the law; `null` before the first. */
export async function findCheckedYear(db: Database): Promise<number | null> {
  const row = await db
    .selectFrom('vat_checks')
    .select(({ fn }) => fn.max('year').as('year'))
    .executeTakeFirst();
  return row?.year ?? null;
}

export async function insertCheckedYear(tx: Tx, year: number, at: number): Promise<void> {
  await tx
    .insertInto('vat_checks')
    .values({ year, checked_at: new Date(at) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
