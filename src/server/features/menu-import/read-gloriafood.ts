/**
 * Reads menus of GloriaFood: the answer of its "Fetch Menu" (version 2), or the public one in the same format. The
 * price of a size is a surcharge on its item's; `force_max` 0 means no limit, and `force_min` applies only to required
 * groups.
 *
 * @see docs/decisions/0226
 */
import { z } from 'zod';
import { OPTION_MAX_COUNT } from '#domain/cart/cart.ts';
import type { AvailabilityWindow } from '#domain/menu/availability-window.ts';
import { isPrice } from '#domain/menu/editing/decide-product.ts';
import { judgeDrink } from '#domain/menu/editing/judge-drink.ts';
import { type Bani, bani } from '#domain/money/bani.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Weekday } from '#domain/time/local-date.ts';
import {
  cleanName,
  type NeutralGroup,
  type NeutralItem,
  type NeutralMenu,
  type NeutralPicture,
  type NeutralSize,
  ONLY_SIZE,
  PLAIN_OPTION,
} from './neutral-menu.ts';
import { readAllergens } from './read-allergens.ts';

const Text = z.string().nullish();
const Id = z.union([z.number(), z.string()]).transform(String);
const many = <Item extends z.ZodType>(item: Item, most: number) =>
  z
    .array(item)
    .max(most)
    .nullish()
    .transform((items) => items ?? []);

const Group = z.object({
  name: Text,
  required: z.boolean().nullish(),
  force_min: z.number().nullish(),
  force_max: z.number().nullish(),
  allow_quantity: z.boolean().nullish(),
  options: many(z.object({ name: Text, price: z.number().nullish(), default: z.boolean().nullish() }), 500),
});
const Groups = many(Group, 100);
const Active = {
  active: z.boolean().nullish(),
  active_days: z.number().nullish(),
  active_begin: z.union([z.number(), z.string()]).nullish(),
  active_end: z.union([z.number(), z.string()]).nullish(),
  /** A date; a past one hides nothing. */
  hidden_until: z.union([z.string(), z.number()]).nullish().catch(null),
};
const Item = z.object({
  id: Id,
  name: Text,
  description: Text,
  price: z.number().nullish(),
  picture: Text.catch(null),
  picture_hi_res: Text.catch(null),
  is_out_of_stock: z.boolean().nullish(),
  ...Active,
  sizes: many(z.object({ name: Text, price: z.number().nullish(), groups: Groups }), 100),
  groups: Groups,
  extras: z
    .object({ menu_item_allergens_values: many(z.object({ name: Text }), 100) })
    .nullish()
    .catch(null),
});
const GloriaMenu = z.object({
  categories: z.array(z.object({ name: Text, ...Active, groups: Groups, items: many(Item, 2_000) })).max(300),
});
type GloriaItem = z.output<typeof Item>;
type GloriaActive = Pick<GloriaItem, keyof typeof Active>;

/**
 * The menu in a file of GloriaFood: "Fetch Menu" is one itself; a restaurant's public answer contains it.
 *
 * @throws SyntaxError for invalid JSON
 */
export function parseGloriafood(text: string): unknown {
  const inside = (value: unknown, field: string) =>
    typeof value === 'object' && value !== null && !('categories' in value) && field in value
      ? (value as Readonly<Record<string, unknown>>)[field]
      : value;
  return inside(inside(JSON.parse(text), 'data'), 'menu');
}

export function readGloriafood(json: unknown, now: Instant): Result<NeutralMenu, 'import_not_a_menu'> {
  const read = GloriaMenu.safeParse(json);
  if (!read.success) return err('import_not_a_menu');
  const categories = read.data.categories.map((category) => ({
    name: cleanName(category.name),
    groups: category.groups.map(readGroup),
    items: category.items.map((item) => readItem(item, category, now)),
  }));
  return ok({ source: 'gloriafood', categories });
}

function readItem(item: GloriaItem, category: GloriaActive, now: Instant): NeutralItem {
  const allergens = item.extras?.menu_item_allergens_values.map(({ name }) => name ?? '') ?? [];
  const known = readAllergens(allergens);
  const own = readWindows(item);
  const windows = own.windows.length > 0 ? own.windows : readWindows(category).windows;
  const isHidden = isHiddenAt(item, now) || isHiddenAt(category, now) || item.is_out_of_stock === true;
  return {
    sourceId: item.id,
    name: cleanName(item.name),
    description: item.description ?? '',
    isOn: !isHidden,
    sizes: readSizes(item),
    groups: item.groups.map(readGroup),
    allergens: allergens.length === 0 ? null : known.allergens,
    windows,
    pictures: readPictures(item),
    remarks: [
      ...known.unknown.map((name) => `Alergenul „${name}” nu a fost recunoscut: de verificat.`),
      ...(isHidden ? ['Ascuns sau epuizat în GloriaFood: vine oprit, îl porniți când doriți.'] : []),
      ...(own.isUnclear ? ['Orele în care se vinde nu au putut fi citite: de verificat.'] : []),
    ],
  };
}

/** GloriaFood's picture server; a menu has absolute addresses, or file names on it. */
const PICTURES = 'https://www.fbgcdn.com/pictures/';

function readPictures({ picture_hi_res: large, picture: small }: GloriaItem): readonly NeutralPicture[] {
  const written = [large, small].find((one) => one !== null && one !== undefined && one.trim() !== '');
  if (written === undefined || written === null || !URL.canParse(written.trim(), PICTURES)) return [];
  return [{ address: new URL(written.trim(), PICTURES).href, alt: '' }];
}

function readSizes(item: GloriaItem): readonly NeutralSize[] {
  if (item.sizes.length === 0) return [{ label: ONLY_SIZE, price: toBani(item.price), groups: [] }];
  return item.sizes.map((size) => ({
    label: cleanName(size.name) || ONLY_SIZE,
    price: toBani((item.price ?? 0) + (size.price ?? 0)),
    groups: size.groups.map(readGroup),
  }));
}

function readGroup(group: z.output<typeof Group>): NeutralGroup {
  const maximum = (group.force_max ?? 0) > 0 ? (group.force_max ?? null) : null;
  return {
    name: cleanName(group.name) || 'Opțiuni',
    minimum: group.required === true ? Math.max(1, group.force_min ?? 1) : 0,
    maximum,
    included: 0,
    pricing: 'sum',
    options: group.options.map((option) => ({
      ...PLAIN_OPTION,
      most: group.allow_quantity === true ? Math.min(maximum ?? OPTION_MAX_COUNT, OPTION_MAX_COUNT) : 1,
      name: cleanName(option.name),
      price: toBani(option.price ?? 0),
      isDefault: option.default === true,
      isAgeRestricted: judgeDrink({ name: option.name ?? '', category: group.name ?? '' }).isAlcohol,
    })),
  };
}

/** Rounded to the nearest ban, because the source computes with binary fractions: 1.249999 is 1,25. */
function toBani(lei: number | null | undefined): Bani | null {
  if (lei === null || lei === undefined) return null;
  const rounded = Math.round(lei * 100);
  return Number.isSafeInteger(rounded) && isPrice(bani(rounded)) ? bani(rounded) : null;
}

/** 0 and 127 mean every day; the lowest bit is Sunday. */
function readWindows({ active_days: mask, active_begin: begin, active_end: end }: GloriaActive): {
  readonly windows: readonly AvailabilityWindow[];
  readonly isUnclear: boolean;
} {
  const days = mask === null || mask === undefined || mask % 128 === 0 ? 127 : mask;
  const from = begin === null || begin === undefined ? 0 : readMinute(begin);
  const until = end === null || end === undefined ? 0 : readMinute(end);
  if (from === null || until === null) return { windows: [], isUnclear: true };
  if (days === 127 && from === 0 && until === 0) return { windows: [], isUnclear: false };
  const bits = [0, 1, 2, 3, 4, 5, 6].filter((bit) => (days & (1 << bit)) !== 0);
  // Bits 1 to 6 are Monday to Saturday, as our weekdays are.
  const weekdays = bits.map((bit) => (bit === 0 ? 7 : bit) as Weekday).toSorted();
  return { windows: [{ weekdays, fromMinute: from, untilMinute: until }], isUnclear: false };
}

/** Minutes since midnight, or "HH:mm". */
function readMinute(written: number | string): number | null {
  const clock = /^(\d{1,2}):(\d{2})/.exec(String(written));
  const minute = clock === null ? Number(written) : Number(clock[1]) * 60 + Number(clock[2]);
  return Number.isInteger(minute) && minute >= 0 && minute <= 1_440 ? minute % 1_440 : null;
}

function isHiddenAt({ active, hidden_until: until }: GloriaActive, now: Instant): boolean {
  if (active === false) return true;
  if (until === null || until === undefined || until === '' || until === 0) return false;
  // Numbers are seconds; an unreadable date hides the item.
  const end = typeof until === 'number' ? until * 1000 : Date.parse(until.replace(' ', 'T'));
  return !(end <= now);
}
