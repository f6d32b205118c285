import type { ScheduleType } from '#domain/schedule/schedule.ts';
import { formatStreet } from '#domain/text/format-street.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import type { DemoFile } from './demo-file.ts';

/** A row of a service's settings; only this repository knows the columns. */
export type ServiceRow = {
  readonly service: 'pickup' | 'delivery' | 'booking' | 'preOrders';
  readonly isEnabled: boolean;
  readonly asSoonAsPossible: boolean;
  readonly minimumMinutes: number;
  readonly maximumMinutes: number;
};
export type IntervalRow = {
  readonly scheduleType: ScheduleType;
  readonly weekday: number;
  readonly isOpen: boolean;
  readonly opensMinute: number | null;
  readonly closesMinute: number | null;
};
export type ZoneRow = {
  readonly code: string;
  readonly city: string;
  readonly county: string;
  readonly feeBani: number;
  readonly freeFromBani: number | null;
  readonly isVillage: boolean;
};
export type ClosureRow = {
  readonly name: string;
  readonly message: string;
  readonly startDate: string;
  readonly endDate: string;
};

/** Whether a restaurant already exists; then no demo data may be added. */
export async function hasRestaurant(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('restaurant').select('id').executeTakeFirst()) !== undefined;
}

export async function insertRestaurant(tx: Tx, { restaurant, payments }: DemoFile): Promise<void> {
  const { legal, address: street, streetNumber } = restaurant;
  const place = `${formatStreet({ street, streetNumber })}, ${restaurant.city}, județul ${restaurant.county}`;
  await tx
    .insertInto('restaurant')
    .values({
      id: 1,
      name: restaurant.name,
      tagline: restaurant.tagline,
      about_us: restaurant.aboutUs,
      phone: restaurant.phoneNumber,
      email: restaurant.email,
      county: restaurant.county,
      postal_code: restaurant.postalCode,
      street: restaurant.address,
      street_number: restaurant.streetNumber,
      city: restaurant.city,
      country: restaurant.country,
      latitude: restaurant.latitude,
      longitude: restaurant.longitude,
      company: JSON.stringify({ ...legal, workPoint: place }),
      cash_payment: payments.cashPayment,
      card_payment: payments.cardPayment,
      cash_and_card_payment: payments.cashAndCardPayment,
      // A demonstration answers at any hour.
      is_open_around_the_clock: true,
    })
    .execute();
}

export async function insertServices(tx: Tx, rows: readonly ServiceRow[]): Promise<void> {
  await tx
    .insertInto('services')
    .values(
      rows.map((row) => ({
        service: row.service,
        is_enabled: row.isEnabled,
        as_soon_as_possible: row.asSoonAsPossible,
        minimum_advance_minutes: row.minimumMinutes,
        maximum_advance_minutes: row.maximumMinutes,
      })),
    )
    .execute();
}

export async function insertWeek(tx: Tx, rows: readonly IntervalRow[]): Promise<void> {
  await tx
    .insertInto('schedule_days')
    .values(
      rows.map(({ scheduleType, weekday, isOpen }) => ({ schedule_type: scheduleType, weekday, is_open: isOpen })),
    )
    .execute();
  await tx
    .insertInto('schedule_intervals')
    .values(
      rows.flatMap(({ scheduleType, weekday, opensMinute, closesMinute }) =>
        opensMinute === null || closesMinute === null
          ? []
          : [{ schedule_type: scheduleType, weekday, opens_minute: opensMinute, closes_minute: closesMinute }],
      ),
    )
    .execute();
}

export async function insertZones(tx: Tx, rows: readonly ZoneRow[]): Promise<void> {
  await tx
    .insertInto('delivery_zones')
    .values(
      rows.map((row, position) => ({
        code: row.code,
        city: row.city,
        county: row.county,
        fee_bani: row.feeBani,
        free_from_bani: row.freeFromBani,
        is_village: row.isVillage,
        position,
      })),
    )
    .execute();
}

export async function insertClosures(tx: Tx, rows: readonly ClosureRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('closures')
    .values(
      rows.map((row) => ({
        name: row.name,
        message: row.message,
        start_date: row.startDate,
        end_date: row.endDate,
      })),
    )
    .execute();
}

export async function insertRestaurantPictures(
  tx: Tx,
  pictures: readonly { readonly role: 'hero' | 'gallery'; readonly hash: string; readonly alt: string }[],
): Promise<void> {
  await tx
    .insertInto('house_pictures')
    .values(pictures.map(({ role, hash, alt }, position) => ({ role, position, image_hash: hash, alt })))
    .execute();
}
