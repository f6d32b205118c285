import { bani } from '#domain/money/bani.ts';
import type { OrderZone } from '#domain/orders/placing/judge-order.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';

/** Upper bound, far more localities than a kitchen can reach. */
const MOST_ZONES = 500;

export async function listZones(db: Database): Promise<readonly OrderZone[]> {
  const rows = await db
    .selectFrom('delivery_zones')
    .select(['code', 'city', 'county', 'is_enabled', 'minimum_order_bani', 'fee_bani', 'free_from_bani'])
    .select(['extra_minutes', 'is_village'])
    .orderBy('position')
    .orderBy('city')
    .limit(MOST_ZONES)
    .execute();
  return rows.map((row) => ({
    code: row.code,
    city: row.city,
    county: row.county,
    enabled: row.is_enabled,
    minimumOrder: bani(row.minimum_order_bani),
    fee: bani(row.fee_bani),
    freeFrom: row.free_from_bani === null ? null : bani(row.free_from_bani),
    extraMinutes: row.extra_minutes,
    isVillage: row.is_village,
  }));
}

/** Replaces all localities by these, in this order. */
export async function replaceZones(tx: Tx, zones: readonly OrderZone[]): Promise<void> {
  const obsolete = tx.deleteFrom('delivery_zones');
  const codes = zones.map(({ code }) => code);
  await (codes.length === 0 ? obsolete : obsolete.where('code', 'not in', codes)).execute();
  for (const [position, zone] of zones.entries()) {
    const columns = {
      city: zone.city,
      county: zone.county,
      is_enabled: zone.enabled,
      minimum_order_bani: zone.minimumOrder,
      fee_bani: zone.fee,
      free_from_bani: zone.freeFrom,
      extra_minutes: zone.extraMinutes,
      is_village: zone.isVillage,
      position,
    };
    await tx
      .insertInto('delivery_zones')
      .values({ code: zone.code, ...columns })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(columns))
      .execute();
  }
}
