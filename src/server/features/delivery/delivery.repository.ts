import { bani } from '#domain/money/bani.ts';
import type { OrderZone } from '#domain/orders/decide-order.ts';
import type { Database } from '#server/platform/database.ts';

/** Far more localities than a kitchen can reach. */
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
