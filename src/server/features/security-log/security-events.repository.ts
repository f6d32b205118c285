/** The security log, for administrators. */

import type { ExpressionBuilder } from 'kysely';
import { SECURITY_KINDS, type SecurityKind } from '#contract/security-log/kinds.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { DB } from '#server/platform/database.types.ts';
import { countRows } from '#server/platform/postgres/count-rows.ts';
import { readInstant } from '#server/platform/postgres/read-instant.ts';

export type EventFilter = { readonly kind: SecurityKind | null; readonly userId: number | null };

type Person = { readonly id: number; readonly name: string };

export type StoredEvent = {
  readonly id: number;
  readonly at: Instant;
  readonly kind: SecurityKind;
  readonly user: Person | null;
  readonly actor: Person | null;
  readonly ip: string;
  readonly userAgent: string;
  readonly detail: string;
  readonly times: number;
};

/** The newest first. */
export async function listEvents(
  db: Database,
  filter: EventFilter,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<readonly StoredEvent[]> {
  const rows = await db
    .selectFrom('security_events')
    .leftJoin('users as owner', 'owner.id', 'security_events.user_id')
    .leftJoin('users as actor', 'actor.id', 'security_events.actor_id')
    .selectAll('security_events')
    .select([
      'owner.first_name as owner_first_name',
      'owner.last_name as owner_last_name',
      'actor.first_name as actor_first_name',
      'actor.last_name as actor_last_name',
    ])
    .where(matching(filter))
    .orderBy('security_events.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: readInstant(row.at),
    kind: SECURITY_KINDS.find((kind) => kind === row.kind) ?? 'access_refused',
    user: personOf(row.user_id, row.owner_first_name, row.owner_last_name),
    actor: personOf(row.actor_id, row.actor_first_name, row.actor_last_name),
    ip: row.ip,
    userAgent: row.user_agent,
    detail: row.detail,
    times: row.times,
  }));
}

export function countEvents(db: Database, filter: EventFilter): Promise<number> {
  return countRows(db.selectFrom('security_events').where(matching(filter)));
}

function matching({ kind, userId }: EventFilter) {
  return ({ eb, and }: ExpressionBuilder<DB, 'security_events'>) =>
    and([
      ...(kind === null ? [] : [eb('security_events.kind', '=', kind)]),
      ...(userId === null ? [] : [eb('security_events.user_id', '=', userId)]),
    ]);
}

function personOf(id: number | null, firstName: string | null, lastName: string | null): Person | null {
  return id === null ? null : { id, name: fullName({ firstName: firstName ?? '', lastName: lastName ?? '' }) };
}
