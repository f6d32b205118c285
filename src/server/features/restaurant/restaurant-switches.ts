import type { LocalDate } from '#domain/time/local-date.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { loadRestaurant, updateRestaurant } from './restaurant.repository.ts';

/** What is simply on or off for the whole house, or begins on a day. */
export type RestaurantSwitches = {
  /** Every hour of every day; the weekly hours stay stored. */
  readonly isOpenAroundTheClock: boolean;
  /** Guests may order to a table (readings 33). */
  readonly isDineInEnabled: boolean;
  /** From this day guests may bring their own container. */
  readonly ownContainerFrom: LocalDate;
};

export async function loadRestaurantSwitches(db: Database): Promise<RestaurantSwitches> {
  const { isOpenAroundTheClock, isDineInEnabled, ownContainerFrom } = await loadRestaurant(db);
  return { isOpenAroundTheClock, isDineInEnabled, ownContainerFrom };
}

/** Switches what is named, also of a restaurant that has no name yet. */
export async function switchRestaurant(tx: Tx, switches: Partial<RestaurantSwitches>): Promise<void> {
  const { isOpenAroundTheClock, isDineInEnabled, ownContainerFrom } = switches;
  await updateRestaurant(tx, {
    ...(isOpenAroundTheClock === undefined ? {} : { is_open_around_the_clock: isOpenAroundTheClock }),
    ...(isDineInEnabled === undefined ? {} : { dine_in_enabled: isDineInEnabled }),
    ...(ownContainerFrom === undefined ? {} : { own_container_from: ownContainerFrom }),
  });
}
