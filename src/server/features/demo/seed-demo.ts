/** Creates the demo restaurant: menu, pictures, hours, some weeks of orders. */

import { sql } from 'kysely';
import { weekdayFromWire } from '#contract/values/convert.ts';
import { keysOf } from '#domain/keys-of.ts';
import { orderNumber, orderNumberKey } from '#domain/orders/order-number.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { parseDuration } from '#domain/time/duration.ts';
import type { Instant } from '#domain/time/instant.ts';
import { addDays } from '#domain/time/local-date.ts';
import { hashPassword, newPassword } from '#server/features/accounts/index.ts';
import type { Database } from '#server/platform/database.ts';
import { savePicture } from '#server/platform/images/images.repository.ts';
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts';
import { ADVISORY_LOCKS } from '#server/platform/postgres/advisory-locks.ts';
import { openSecrets } from '#server/platform/security/secrets.ts';
import { type DemoFile, loadDemoFile } from './demo-file.ts';
import { insertMenu, insertPromotions, type SeededSize } from './demo-menu.repository.ts';
import { insertDemoManager, insertInventedOrders } from './demo-orders.repository.ts';
import { type DemoPictures, loadDemoPictures } from './demo-pictures.ts';
import {
  hasRestaurant,
  type IntervalRow,
  insertClosures,
  insertRestaurant,
  insertRestaurantPictures,
  insertServices,
  insertWeek,
  insertZones,
  type ServiceRow,
  type ZoneRow,
} from './demo-restaurant.repository.ts';
import { markDemoRows } from './demo-rows.repository.ts';
import { inventOrders, type OfferedSize } from './invent-orders.ts';
import { loadInventedPeople } from './invented-people.ts';

export type DemoManager = { readonly email: string; readonly password: string };

const MANAGER_EMAIL = 'manager@pofta.local';
const DAYS_OF_ORDERS = 28;
/** Days around the start, so that promotions always run when the demo opens. */
const SEASON = { before: 20, after: 100 };
/** Readings 2: 5 lei in the home city, free from 50 lei on; elsewhere free. */
const HOME_FEE_BANI = 500;
const HOME_FREE_FROM_BANI = 5_000;

/**
 * Fills an empty database with the demo restaurant and returns the password of its manager, which is printed only this
 * once. `null`, and no change, when a restaurant already exists. Of two nodes that start at once only one seeds.
 *
 * @param beforeCommit called when everything is inserted
 */
export async function seedDemo(
  db: Database,
  now: Instant,
  beforeCommit: () => void = () => {},
): Promise<DemoManager | null> {
  if (await inTransaction(db, hasRestaurant)) return null;
  const manager = { email: MANAGER_EMAIL, password: newPassword() };
  const [file, people, pictures, passwordHash, numberKey] = await Promise.all([
    loadDemoFile(),
    loadInventedPeople(),
    loadDemoPictures(),
    hashPassword(manager.password),
    openSecrets(db).load('order_number'),
  ]);
  const key = orderNumberKey(numberKey.toString('hex'));
  return inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCKS.seedDemo)})`.execute(tx);
    if (await hasRestaurant(tx)) return null;
    for (const picture of everyPicture(pictures)) await savePicture(tx, picture);
    await seedRestaurant(tx, file, pictures, now);
    const sizes = await seedMenu(tx, file, pictures, now);
    const actorId = await insertDemoManager(tx, { email: manager.email, passwordHash });
    const orders = inventOrders({
      sizes: offeredSizes(file, sizes),
      places: zonesOf(file),
      people,
      now,
      days: DAYS_OF_ORDERS,
    });
    await insertInventedOrders(tx, orders, { numberOf: (id) => orderNumber(id, key), actorId });
    await markDemoRows(tx);
    beforeCommit();
    return manager;
  });
}

function everyPicture({ products, categories, promotions, gallery, hero }: DemoPictures) {
  return [hero, ...[products, categories, promotions, gallery].flatMap((pictures) => [...pictures.values()])];
}

async function seedRestaurant(tx: Tx, file: DemoFile, pictures: DemoPictures, now: Instant): Promise<void> {
  const today = dateOf(now);
  await insertRestaurant(tx, file);
  await insertServices(tx, servicesOf(file));
  await insertWeek(tx, weekOf(file));
  await insertZones(tx, zonesOf(file));
  await insertClosures(
    tx,
    file.closures
      .filter(({ endDate }) => endDate >= today)
      .map(({ notificationMessage, ...closure }) => ({ ...closure, message: notificationMessage })),
  );
  await insertRestaurantPictures(tx, [
    { role: 'hero', hash: pictures.hero.hash, alt: 'O masă plină: pizza, ciorbă, paste, salată și desert' },
    ...[...pictures.gallery].map(([alt, { hash }]) => ({ role: 'gallery' as const, hash, alt })),
  ]);
}

async function seedMenu(tx: Tx, file: DemoFile, pictures: DemoPictures, now: Instant): Promise<readonly SeededSize[]> {
  const hashesOf = (of: DemoPictures['products']) => new Map([...of].map(([slug, { hash }]) => [slug, hash]));
  const sizes = await insertMenu(tx, file, {
    categories: hashesOf(pictures.categories),
    products: hashesOf(pictures.products),
  });
  const today = dateOf(now);
  await insertPromotions(tx, file, {
    sizes,
    season: { startDate: addDays(today, -SEASON.before), endDate: addDays(today, SEASON.after) },
    hashes: hashesOf(pictures.promotions),
  });
  return sizes;
}

function zonesOf({ deliveryCities }: DemoFile): readonly ZoneRow[] {
  return deliveryCities.map(({ cityCode, city, county, isHomeCity }) => ({
    code: cityCode,
    city,
    county,
    feeBani: isHomeCity ? HOME_FEE_BANI : 0,
    freeFromBani: isHomeCity ? HOME_FREE_FROM_BANI : null,
    isVillage: !isHomeCity,
  }));
}

/** The documents' names of a service's settings: `minimumTimeInAdvanceForPickup` and the like. */
const SERVICE_NAMES = { pickup: 'Pickup', delivery: 'Delivery', booking: 'Bookings', preOrders: 'PreOrders' } as const;

function servicesOf({ services }: DemoFile): readonly ServiceRow[] {
  return keysOf(SERVICE_NAMES).map((service) => ({
    service,
    isEnabled: services[`${service}Enabled`] === true,
    asSoonAsPossible: services[`${service}AsSoonAsPossibleEnabled`] === true,
    minimumMinutes: minutesOf(services[`minimumTimeInAdvanceFor${SERVICE_NAMES[service]}`]),
    maximumMinutes: minutesOf(services[`maximumTimeInAdvanceFor${SERVICE_NAMES[service]}`]),
  }));
}

function minutesOf(text: string | boolean | undefined): number {
  const minutes = parseDuration(String(text));
  if (!minutes.ok) throw new Error(`The demo has no duration ${text}`);
  return minutes.value;
}

function weekOf({ schedules }: DemoFile): readonly IntervalRow[] {
  return schedules.map(({ dayOfWeek, scheduleType, open, openingTime, closingTime }) => ({
    scheduleType,
    weekday: weekdayFromWire(dayOfWeek),
    isOpen: open,
    opensMinute: minuteOf(openingTime),
    closesMinute: minuteOf(closingTime),
  }));
}

function minuteOf(time: string | null): number | null {
  if (time === null) return null;
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** The sizes that an order for today may contain, from the file and the inserted ids. */
function offeredSizes(file: DemoFile, seeded: readonly SeededSize[]): readonly OfferedSize[] {
  const idsOf = new Map(seeded.map((size) => [size.fileId, size]));
  return (
    file.products
      // Invented orders contain no options.
      .filter(({ orderTypes, optionGroups }) => orderTypes.standard && optionGroups.length === 0)
      .flatMap((product) =>
        product.dimensions.flatMap((size): OfferedSize[] => {
          const ids = idsOf.get(size.id);
          if (ids === undefined) return [];
          return [
            {
              productId: ids.productId,
              sizeId: ids.sizeId,
              categorySlug: product.category,
              productName: product.name,
              sizeLabel: size.value,
              priceBani: size.priceBani,
              boxPriceBani: size.boxNeeded ? size.boxPriceBani : 0,
              depositBani: size.sgrDepositBani,
              vatBasisPoints: product.vatPercent.takeawayOrDelivery * 100,
              minimumQuantity: size.minimumQuantityNumber,
              allergens: product.allergens,
              isAgeRestricted: product.ageRestricted18,
              allowsMessage: product.allowPreferredMessage,
              extras: product.extras,
            },
          ];
        }),
      )
  );
}
