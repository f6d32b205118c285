import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { updateRestaurant } from './restaurant.repository.ts';

/** Rules for guests that staff work by. */
export type GuestRules = {
  /** Guests may cancel an order until it is accepted. */
  readonly guestsMayCancel: boolean;
  /** Null: seats are not limited. */
  readonly seats: number | null;
  /** Duration of a stay at a table. */
  readonly stayMinutes: number;
};

/** Defaults before the restaurant is set up. */
const USUAL: GuestRules = { guestsMayCancel: true, seats: null, stayMinutes: 120 };

export async function findGuestRules(db: Database): Promise<GuestRules> {
  const row = await db
    .selectFrom('restaurant')
    .select(['guests_may_cancel', 'seats', 'stay_minutes'])
    .executeTakeFirst();
  if (row === undefined) return USUAL;
  return { guestsMayCancel: row.guests_may_cancel, seats: row.seats, stayMinutes: row.stay_minutes };
}

export async function updateGuestRules(tx: Tx, rules: GuestRules): Promise<void> {
  await updateRestaurant(tx, {
    guests_may_cancel: rules.guestsMayCancel,
    seats: rules.seats,
    stay_minutes: rules.stayMinutes,
  });
}
