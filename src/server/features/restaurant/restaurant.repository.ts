import type { Selectable, Updateable } from 'kysely';
import { z } from 'zod';
import { OWN_CONTAINER_DUTY } from '#domain/cart/own-container.ts';
import { PAYMENT_WAYS, type PaymentWay } from '#domain/orders/payment-means.ts';
import type { Restaurant, RestaurantPicture } from '#domain/restaurant/restaurant.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { Database } from '#server/platform/database.ts';
import type { DB } from '#server/platform/database.types.ts';
import type { Tx } from '#server/platform/in-transaction.ts';

const Text = z.string().default('');

/** As it is stored in `restaurant.company`. */
const Company = z.object({
  companyName: Text,
  cui: Text,
  tradeRegister: Text,
  registeredOffice: Text,
  workPoint: Text,
  shareCapital: Text,
  vatPayer: z.boolean().default(false),
  authorisations: z.array(z.object({ name: Text, number: Text, issuer: Text })).default([]),
});

/** The restaurant before it is set up: without a name and without a payment method. */
const UNNAMED: Restaurant = {
  name: '',
  tagline: '',
  aboutUs: '',
  phone: '',
  email: '',
  county: '',
  postalCode: '',
  street: '',
  streetNumber: '',
  city: '',
  country: 'România',
  latitude: null,
  longitude: null,
  company: Company.parse({}),
  offeredPayments: [],
  isDineInEnabled: false,
  ownContainerFrom: OWN_CONTAINER_DUTY,
  isOpenAroundTheClock: false,
};

type OfferedColumns = Pick<
  Selectable<DB['restaurant']>,
  'cash_payment' | 'card_payment' | 'cash_and_card_payment' | 'other_payments'
>;

/** The columns of the documents' ways to pay; every other way is a name in a list. */
const COLUMN_OF_WAY = {
  cash: 'cash_payment',
  card: 'card_payment',
  'cash-card': 'cash_and_card_payment',
} as const satisfies Partial<Record<PaymentWay, keyof OfferedColumns>>;
const hasColumn = (way: PaymentWay): way is keyof typeof COLUMN_OF_WAY => way in COLUMN_OF_WAY;

function offeredOf(row: OfferedColumns): readonly PaymentWay[] {
  return PAYMENT_WAYS.filter((way) => (hasColumn(way) ? row[COLUMN_OF_WAY[way]] : row.other_payments.includes(way)));
}

export function offeredColumnsOf(offered: readonly PaymentWay[]): OfferedColumns {
  return {
    cash_payment: offered.includes('cash'),
    card_payment: offered.includes('card'),
    cash_and_card_payment: offered.includes('cash-card'),
    other_payments: offered.filter((way) => !hasColumn(way)),
  };
}

export async function loadRestaurant(db: Database): Promise<Restaurant> {
  const row = await db
    .selectFrom('restaurant')
    .select(['name', 'tagline', 'about_us', 'phone', 'email', 'county', 'postal_code', 'street', 'street_number'])
    .select(['city', 'country', 'latitude', 'longitude', 'company', 'cash_payment', 'card_payment'])
    .select([
      'cash_and_card_payment',
      'other_payments',
      'dine_in_enabled',
      'own_container_from',
      'is_open_around_the_clock',
    ])
    .executeTakeFirst();
  if (row === undefined) return UNNAMED;
  return {
    name: row.name,
    tagline: row.tagline,
    aboutUs: row.about_us,
    phone: row.phone,
    email: row.email,
    county: row.county,
    postalCode: row.postal_code,
    street: row.street,
    streetNumber: row.street_number,
    city: row.city,
    country: row.country,
    latitude: row.latitude,
    longitude: row.longitude,
    company: Company.parse(row.company),
    offeredPayments: offeredOf(row),
    isDineInEnabled: row.dine_in_enabled,
    ownContainerFrom: localDate(row.own_container_from),
    isOpenAroundTheClock: row.is_open_around_the_clock,
  };
}

/**
 * Updates columns of the single row; inserts it when missing, without a name and without payment methods that staff did
 * not choose.
 */
export async function updateRestaurant(tx: Tx, columns: Updateable<DB['restaurant']>): Promise<void> {
  await tx
    .insertInto('restaurant')
    .values({
      id: 1,
      name: '',
      phone: '',
      email: '',
      ...offeredColumnsOf([]),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await tx.updateTable('restaurant').set(columns).execute();
}

/** Upper bound, more than a person scrolls through. */
const MOST_PICTURES = 60;

export async function listRestaurantPictures(db: Database): Promise<readonly RestaurantPicture[]> {
  const rows = await db
    .selectFrom('house_pictures')
    .innerJoin('images', 'images.hash', 'house_pictures.image_hash')
    .select(['role', 'alt', 'hash', 'width', 'height', 'placeholder'])
    .orderBy('position')
    .limit(MOST_PICTURES)
    .execute();
  return rows;
}

/** Replaces the restaurant's pictures, each role in this order. */
export async function replaceRestaurantPictures(
  tx: Tx,
  pictures: readonly Pick<RestaurantPicture, 'role' | 'hash' | 'alt'>[],
): Promise<void> {
  await tx.deleteFrom('house_pictures').execute();
  if (pictures.length === 0) return;
  await tx
    .insertInto('house_pictures')
    .values(pictures.map(({ role, hash, alt }, position) => ({ role, position, image_hash: hash, alt })))
    .execute();
}
