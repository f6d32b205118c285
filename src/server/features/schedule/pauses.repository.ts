/** Pauses and the busy mode. Ended rows stay until the next one overwrites them. */

import type { BusyMinutes } from '#domain/schedule/pauses.ts';
import type { BusyMode, PausableService, Pause } from '#domain/schedule/schedule.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { joinedName } from '#server/platform/joined-name.ts';
import { readInstant } from '#server/platform/postgres/read-instant.ts';

/** Channel for pauses that begin or end: triggers of the tables notify it (migration 0215). */
export const SERVICE_CONTROL_CHANNEL = 'service_control';

/** Since when, and by whom; null where that account was deleted. */
export type SetBy = { readonly since: Instant; readonly by: string | null };

/** The pauses that have not ended at `now`. */
export async function listPauses(db: Database, now: Instant): Promise<readonly (Pause & SetBy)[]> {
  const rows = await db
    .selectFrom('service_pauses')
    .leftJoin('users', 'users.id', 'service_pauses.paused_by')
    .select(['service', 'starts_at', 'ends_at', 'covers_until', 'first_name', 'last_name'])
    .where('ends_at', '>', new Date(now))
    .orderBy('service')
    .execute();
  return rows.map((row) => ({
    service: row.service,
    until: readInstant(row.ends_at),
    coversUntil: readInstant(row.covers_until),
    since: readInstant(row.starts_at),
    by: joinedName(row),
  }));
}

/** The busy mode, unless it has ended at `now`. */
export async function findBusyMode(db: Database, now: Instant): Promise<(BusyMode & SetBy) | null> {
  const row = await db
    .selectFrom('busy_modes')
    .leftJoin('users', 'users.id', 'busy_modes.set_by')
    .select(['extra_minutes', 'starts_at', 'ends_at', 'first_name', 'last_name'])
    .where('ends_at', '>', new Date(now))
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    extraMinutes: row.extra_minutes,
    until: readInstant(row.ends_at),
    since: readInstant(row.starts_at),
    by: joinedName(row),
  };
}

/** The last saved pause decides when it ends. */
export async function savePause(tx: Tx, pause: Pause, staffId: number, now: Instant): Promise<void> {
  const row = {
    starts_at: new Date(now),
    ends_at: new Date(pause.until),
    covers_until: new Date(pause.coversUntil),
    paused_by: staffId,
  };
  await tx
    .insertInto('service_pauses')
    .values({ service: pause.service, ...row })
    .onConflict((conflict) => conflict.column('service').doUpdateSet(row))
    .execute();
}

export async function deletePause(tx: Tx, service: PausableService): Promise<void> {
  await tx.deleteFrom('service_pauses').where('service', '=', service).execute();
}

export async function saveBusyMode(
  tx: Tx,
  { extraMinutes, until }: BusyMode & { readonly extraMinutes: BusyMinutes },
  staffId: number,
  now: Instant,
): Promise<void> {
  const row = {
    extra_minutes: extraMinutes,
    starts_at: new Date(now),
    ends_at: new Date(until),
    set_by: staffId,
  };
  await tx
    .insertInto('busy_modes')
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

export async function deleteBusyMode(tx: Tx): Promise<void> {
  await tx.deleteFrom('busy_modes').execute();
}
