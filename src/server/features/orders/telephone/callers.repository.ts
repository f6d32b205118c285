import { STANDING_STATUSES } from '#domain/orders/status-sets.ts';
import type { Database } from '#server/platform/database.ts';

/** Numbers of the orders of a telephone number that were not rejected, the newest first, and their count. */
export async function listOrdersOfPhone(
  db: Database,
  phone: string,
  most: number,
): Promise<{ readonly numbers: readonly number[]; readonly found: number }> {
  const rows = await db
    .selectFrom('orders')
    .select(['number', (eb) => eb.fn.countAll<number>().over().as('found')])
    .where('phone', '=', phone)
    .where('status', 'in', STANDING_STATUSES)
    .where('number', 'is not', null)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return {
    numbers: rows.flatMap(({ number }) => (number === null ? [] : [number])),
    found: Number(rows[0]?.found ?? 0),
  };
}
