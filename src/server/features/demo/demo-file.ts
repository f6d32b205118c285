/** Reads the demo restaurant from `db/demo`. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { CompanyIdentity } from '#contract/restaurant/wire.ts';
import { DAYS_OF_WEEK } from '#contract/values/convert.ts';
import { PROMOTION_TYPES } from '#domain/promotions/kinds.ts';
import { SCHEDULE_TYPES } from '#domain/schedule/schedule.ts';
import { MenuDocument } from '#server/features/archive/index.ts';

const FOLDER = fileURLToPath(new URL('../../../../db/demo/', import.meta.url));

const Bani = z.int().min(0);

const DemoFile = z.object({
  restaurant: z.object({
    name: z.string(),
    tagline: z.string(),
    phoneNumber: z.string(),
    email: z.string(),
    county: z.string(),
    postalCode: z.string(),
    address: z.string(),
    streetNumber: z.string(),
    city: z.string(),
    country: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    aboutUs: z.string(),
    legal: CompanyIdentity.omit({ workPoint: true }),
  }),
  services: z.record(z.string(), z.union([z.boolean(), z.string()])),
  payments: z.object({
    cashPayment: z.boolean(),
    cardPayment: z.boolean(),
    cashAndCardPayment: z.boolean(),
    cardOnline: z.boolean(),
  }),
  schedules: z.array(
    z.object({
      dayOfWeek: z.enum(DAYS_OF_WEEK),
      scheduleType: z.enum(SCHEDULE_TYPES),
      open: z.boolean(),
      openingTime: z.string().nullable(),
      closingTime: z.string().nullable(),
    }),
  ),
  closures: z.array(
    z.object({ name: z.string(), startDate: z.string(), endDate: z.string(), notificationMessage: z.string() }),
  ),
  deliveryCities: z.array(
    z.object({ cityCode: z.string(), city: z.string(), county: z.string(), isHomeCity: z.boolean() }),
  ),
  promotions: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      description: z.string(),
      type: z.enum(PROMOTION_TYPES),
      sets: z.array(
        z.object({
          label: z.string(),
          isFree: z.boolean(),
          options: z.array(z.object({ product: z.string(), size: z.string() })),
        }),
      ),
    }),
  ),
  coupons: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      type: z.enum(PROMOTION_TYPES),
      /** Null where every subscriber is given a code of their own. */
      couponCode: z.string().nullable(),
      discountPercentage: z.number(),
      discountAmountBani: Bani,
      minOrderValueBani: Bani,
      validityInDays: z.int(),
      conditions: z.array(z.object({ conditionType: z.string(), conditionValue: z.string() })),
    }),
  ),
});
export type DemoFile = z.infer<typeof DemoFile>;

/**
 * Reads the restaurant without its menu.
 *
 * @throws ZodError when it is incomplete
 */
export async function loadDemoFile(): Promise<DemoFile> {
  return DemoFile.parse(await readJson('restaurant'));
}

/** Reads the menu, as an archive has it. */
export async function loadDemoMenu(): Promise<MenuDocument> {
  return MenuDocument.parse(await readJson('menu'));
}

async function readJson(name: string): Promise<unknown> {
  return JSON.parse(await readFile(`${FOLDER}${name}.json`, 'utf8'));
}
