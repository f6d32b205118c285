import type { OrderedService, UsualMinutes } from '#domain/schedule/schedule.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';

const ORDERED = ['pickup', 'delivery'] as const satisfies readonly OrderedService[];

export async function findUsualMinutes(db: Database): Promise<UsualMinutes> {
  const rows = await db.selectFrom('usual_minutes').select(['service', 'minutes']).execute();
  const known = new Map(rows.map(({ service, minutes }) => [service, minutes]));
  return { pickup: known.get('pickup') ?? null, delivery: known.get('delivery') ?? null };
}

/** Writes only what changed, because each write invalidates every cache of the restaurant's data. */
export async function writeUsualMinutes(tx: Tx, usual: UsualMinutes): Promise<void> {
  for (const service of ORDERED) {
    const minutes = usual[service];
    if (minutes === null) {
      await tx.deleteFrom('usual_minutes').where('service', '=', service).execute();
    } else {
      await tx
        .insertInto('usual_minutes')
        .values({ service, minutes })
        .onConflict((conflict) =>
          conflict.column('service').doUpdateSet({ minutes }).where('usual_minutes.minutes', '<>', minutes),
        )
        .execute();
    }
  }
}
