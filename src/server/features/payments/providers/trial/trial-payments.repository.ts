/** The books of the provider inside the shop. */
import { type Selectable, sql } from 'kysely';
import { type Bani, bani } from '#domain/money/bani.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { TrialFaults, TrialPayments } from '#server/platform/database.types.ts';
import { maybeInstant, readInstant } from '#server/platform/postgres/read-instant.ts';

export type TrialCall = TrialFaults['call'];
export type TrialFault = TrialFaults['fault'];

/** The fault that is switched on for the next call of this name; null for none. */
export async function takeFault(db: Database, call: TrialCall): Promise<TrialFault | null> {
  const row = await db
    .updateTable('trial_faults')
    .set((eb) => ({ times: eb('times', '-', 1) }))
    .where('call', '=', call)
    .where('times', '>', 0)
    .returning('fault')
    .executeTakeFirst();
  return row?.fault ?? null;
}

export type TrialState = Selectable<TrialPayments>['state'];

export type TrialPayment = {
  readonly reference: string;
  readonly id: string;
  readonly description: string;
  readonly amount: Bani;
  readonly isHold: boolean;
  readonly state: TrialState;
  readonly taken: Bani;
  readonly refunded: Bani;
  readonly declined: string | null;
  readonly noticePath: string;
  readonly returnUrl: string;
  readonly payUntil: Instant;
  readonly heldUntil: Instant | null;
};

/** False when there is one of this name: it is not begun twice. */
export async function insertPayment(db: Database, made: TrialPayment): Promise<boolean> {
  const row = await db
    .insertInto('trial_payments')
    .values({
      reference: made.reference,
      id: made.id,
      description: made.description,
      amount_bani: made.amount,
      is_hold: made.isHold,
      notice_path: made.noticePath,
      return_url: made.returnUrl,
      pay_until: new Date(made.payUntil),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findPayment(
  db: Database,
  by: { readonly reference: string } | { readonly id: string },
): Promise<TrialPayment | null> {
  const row = await db
    .selectFrom('trial_payments')
    .selectAll()
    .where((eb) => ('id' in by ? eb('id', '=', by.id) : eb('reference', '=', by.reference)))
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    reference: row.reference,
    id: row.id,
    description: row.description,
    amount: bani(row.amount_bani),
    isHold: row.is_hold,
    state: row.state,
    taken: bani(row.taken_bani),
    refunded: bani(row.refunded_bani),
    declined: row.decline_reason,
    noticePath: row.notice_path,
    returnUrl: row.return_url,
    payUntil: readInstant(row.pay_until),
    heldUntil: maybeInstant(row.held_until),
  };
}

/** What the guest did on its page; nothing once it was paid or is closed. */
export async function markPaid(
  db: Database,
  id: string,
  {
    isPaid,
    declined,
    heldUntil,
  }: { readonly isPaid: boolean; readonly declined: string | null; readonly heldUntil: Instant },
): Promise<void> {
  await sql`update trial_payments set
      state = case when not ${isPaid}::boolean then 'declined' when is_hold then 'held' else 'paid' end,
      taken_bani = case when ${isPaid}::boolean and not is_hold then amount_bani else 0 end,
      held_until = case when ${isPaid}::boolean and is_hold then ${new Date(heldUntil)}::timestamptz end,
      decline_reason = ${declined}
    where id = ${id} and state in ('open', 'declined')`.execute(db);
}

/** False when it was not held, or less than that. With a known key it was done before. */
export async function takeHeld(db: Database, reference: string, amount: Bani, key: string): Promise<boolean> {
  return changed(
    await sql`update trial_payments set state = 'paid', taken_bani = ${amount}, done_keys = done_keys || ${key}::text
      where reference = ${reference} and state = 'held' and amount_bani >= ${amount} returning id`.execute(db),
    db,
    reference,
    key,
  );
}

export async function releaseHeld(db: Database, reference: string, key: string): Promise<boolean> {
  return changed(
    await sql`update trial_payments set state = 'closed', done_keys = done_keys || ${key}::text
      where reference = ${reference} and state = 'held' returning id`.execute(db),
    db,
    reference,
    key,
  );
}

export async function giveBack(db: Database, reference: string, amount: Bani, key: string): Promise<boolean> {
  return changed(
    await sql`update trial_payments set refunded_bani = refunded_bani + ${amount}, done_keys = done_keys || ${key}::text
      where reference = ${reference} and state = 'paid' and refunded_bani + ${amount} <= taken_bani
        and not done_keys @> array[${key}::text] returning id`.execute(db),
    db,
    reference,
    key,
  );
}

export async function closeUnpaid(db: Database, reference: string): Promise<boolean> {
  const { rows } = await sql`update trial_payments set state = 'closed'
    where reference = ${reference} and state in ('open', 'declined', 'closed') returning id`.execute(db);
  return rows.length > 0;
}

async function changed(
  { rows }: { readonly rows: readonly unknown[] },
  db: Database,
  reference: string,
  key: string,
): Promise<boolean> {
  if (rows.length > 0) return true;
  const done = await db
    .selectFrom('trial_payments')
    .select('id')
    .where('reference', '=', reference)
    .where(sql<boolean>`done_keys @> array[${key}::text]`)
    .executeTakeFirst();
  return done !== undefined;
}

/** Whether rows of the demonstration are there: they go in one step when the owner begins with the own menu. */
export async function hasDemonstration(db: Database): Promise<boolean> {
  return (await db.selectFrom('demo_rows').select('kind').limit(1).executeTakeFirst()) !== undefined;
}
