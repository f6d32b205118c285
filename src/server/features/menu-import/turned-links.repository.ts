import type { PublicPlace } from '#domain/restaurant/public-links.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { joinedName } from '#server/platform/joined-name.ts';
import { readInstant } from '#server/platform/postgres/read-instant.ts';

export type TurnedLink = {
  readonly place: PublicPlace;
  readonly turnedAt: Instant;
  /** Null for a deleted account. */
  readonly staff: string | null;
};

export async function listTurnedLinks(db: Database): Promise<readonly TurnedLink[]> {
  const rows = await db
    .selectFrom('turned_links')
    .leftJoin('users', 'users.id', 'turned_links.staff_id')
    .select(['place', 'turned_at', 'first_name', 'last_name'])
    .orderBy('turned_at')
    .orderBy('place')
    .execute();
  return rows.map(({ place, turned_at, ...staff }) => ({
    place,
    turnedAt: readInstant(turned_at),
    staff: joinedName(staff),
  }));
}

/** A link already ticked keeps its moment and its name. */
export async function insertTurnedLink(
  db: Database,
  { place, staffId, at }: { readonly place: PublicPlace; readonly staffId: number; readonly at: Instant },
): Promise<void> {
  await db
    .insertInto('turned_links')
    .values({ place, staff_id: staffId, turned_at: new Date(at) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteTurnedLink(db: Database, place: PublicPlace): Promise<void> {
  await db.deleteFrom('turned_links').where('place', '=', place).execute();
}
