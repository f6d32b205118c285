import { type ExpressionBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { CHANGE_ACTIONS } from '#contract/changes/wire.ts';
import type { ChangedField } from '#domain/changes/changed-fields.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { DB } from '#server/platform/database.types.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { joinedName } from '#server/platform/joined-name.ts';
import { countRows } from '#server/platform/postgres/count-rows.ts';
import { readInstant } from '#server/platform/postgres/read-instant.ts';

export type ChangeAction = (typeof CHANGE_ACTIONS)[number];

export type NewChange = {
  readonly subject: string;
  /** Display name of the thing: „Produs: Ciorbă de burtă”. */
  readonly title: string;
  readonly action: ChangeAction;
  readonly fields: readonly ChangedField[];
  readonly staffId: number | null;
  readonly at: Instant;
};

export type LastChange = { readonly id: number; readonly at: Instant; readonly staffName: string | null };

export type StoredChange = NewChange & { readonly id: number; readonly staffName: string | null };

const Fields = z.array(z.object({ name: z.string(), before: z.string(), after: z.string() }));

export async function findLastChange(db: Database, subject: string): Promise<LastChange | null> {
  const row = await db
    .selectFrom('changes')
    .leftJoin('users', 'users.id', 'changes.staff_id')
    .select(['changes.id', 'changes.at', 'users.first_name', 'users.last_name'])
    .where('changes.subject', '=', subject)
    .orderBy('changes.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { id: row.id, at: readInstant(row.at), staffName: joinedName(row) };
}

/** By subject. */
export async function findLastChangeTimes(
  db: Database,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, Instant>> {
  if (subjects.length === 0) return new Map();
  const rows = await db
    .selectFrom('changes')
    .distinctOn('subject')
    .select(['subject', 'at'])
    .where('subject', 'in', subjects)
    .orderBy('subject')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ subject, at }) => [subject, readInstant(at)]));
}

export async function insertChange(tx: Tx, change: NewChange): Promise<number> {
  const { id } = await tx
    .insertInto('changes')
    .values({
      subject: change.subject,
      title: change.title,
      action: change.action,
      fields: JSON.stringify(change.fields),
      staff_id: change.staffId,
      at: new Date(change.at),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type ChangeFilter = { readonly subject: string | null; readonly staffId: number | null };

/** The newest first. */
export async function listStoredChanges(
  db: Database,
  filter: ChangeFilter,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<readonly StoredChange[]> {
  const rows = await db
    .selectFrom('changes')
    .leftJoin('users', 'users.id', 'changes.staff_id')
    .select(['changes.id', 'at', 'staff_id', 'subject', 'title', 'action', 'fields', 'first_name', 'last_name'])
    .where(matching(filter))
    .orderBy('changes.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: readInstant(row.at),
    staffId: row.staff_id,
    staffName: joinedName(row),
    subject: row.subject,
    title: row.title,
    action: row.action,
    fields: Fields.parse(row.fields),
  }));
}

export function countStoredChanges(db: Database, filter: ChangeFilter): Promise<number> {
  return countRows(db.selectFrom('changes').where(matching(filter)));
}

function matching({ subject, staffId }: ChangeFilter) {
  return ({ eb, and, or }: ExpressionBuilder<DB, 'changes'>) =>
    and([
      ...(subject === null ? [] : [or([eb('subject', '=', subject), eb('subject', 'like', `${subject}:%`)])]),
      ...(staffId === null ? [] : [eb('staff_id', '=', staffId)]),
    ]);
}

/** Removes the content of changes about a person, keeping only that they happened; the only update of these rows. */
export async function anonymiseChangesOfUser(tx: Tx, userId: number, title: string): Promise<void> {
  await sql`select forget_changes_of_user(${userId}, ${title})`.execute(tx);
}
