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
import type { Allergen } from '#domain/menu/menu.ts';
import { readAllergenNames } from '#domain/menu/read-allergens.ts';
import { ABSENT, EMPTY, type Reading, unclear, understood } from '#domain/menu/reading.ts';
import { type Bani, bani } from '#domain/money/bani.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Weekday } from '#domain/time/local-date.ts';
import { separateRepeats, usesOf } from './draft-groups.ts';
import {
  ARCHIVE_ONLY,
  cleanName,
  type NeutralCategory,
  type NeutralGroup,
  type NeutralItem,
  type NeutralMenu,
  type NeutralPicture,
  type NeutralSize,
  type NeutralUse,
  PLAIN_OPTION,
} from './neutral-menu.ts';

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
/** Null: the menu has no place for groups. */
const Groups = z
  .array(Group)
  .max(100)
  .nullish()
  .transform((groups) => groups ?? null);
const Active = {
  active: z.boolean().nullish(),
  active_days: z.number().nullish(),
  active_begin: z.union([z.number(), z.string()]).nullish(),
  active_end: z.union([z.number(), z.string()]).nullish(),
  /** A date; a past one hides nothing. */
  hidden_until: z.unknown().optional(),
};
const Item = z.object({
  id: Id,
  name: Text,
  description: Text,
  price: z.number().nullish(),
  picture: z.unknown().optional(),
  picture_hi_res: z.unknown().optional(),
  is_out_of_stock: z.boolean().nullish(),
  ...Active,
  sizes: many(z.object({ name: Text, price: z.number().nullish(), groups: Groups }), 100),
  groups: Groups,
  extras: z.unknown().optional(),
});
const Extras = z.object({
  menu_item_allergens_values: z
    .array(z.object({ name: Text }))
    .max(100)
    .nullish(),
});
const GloriaMenu = z.object({
  currency: z.string().nullish().catch(null),
  categories: z.array(z.object({ name: Text, ...Active, groups: Groups, items: many(Item, 2_000) })).max(300),
});
type GloriaCategory = z.output<typeof GloriaMenu>['categories'][number];
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
  const { currency } = read.data;
  const categories = read.data.categories.map((category) => readCategory(category, now));
  const isInLei = currency === null || currency === undefined || /^(?:ron|lei)?$/i.test(currency.trim());
  return ok({
    source: 'gloriafood',
    categories: isInLei ? categories : categories.map((category) => withoutPrices(category, currency)),
    notes: [],
  });
}

/** Amounts of another currency are no prices here, neither of dishes nor of options. */
function withoutPrices(category: NeutralCategory, currency: string): NeutralCategory {
  const foreign = unclear(currency, 'prețurile sunt în altă monedă');
  return {
    ...category,
    uses: foreign,
    items: category.items.map((item) => ({
      ...item,
      uses: foreign,
      sizes: item.sizes.map((size) => ({ ...size, price: foreign })),
    })),
  };
}

function readCategory(category: GloriaCategory, now: Instant): NeutralCategory {
  const separated = separateRepeats({
    name: readText(category.name),
    groups: (category.groups ?? []).map(readGroup),
    items: category.items.map((item) => readItem(item, category, now)),
    uses: ABSENT,
    facts: ABSENT,
  });
  return {
    ...separated,
    uses: readUses(usesOf(separated.groups, []), category.groups !== null),
    items: separated.items.map((item, place) => {
      const { groups = null, sizes = [] } = category.items[place] ?? {};
      const hasPlace = groups !== null || sizes.some((size) => size.groups !== null);
      return { ...item, uses: readUses(usesOf(item.groups, item.sizes), hasPlace) };
    }),
  };
}

function readUses(uses: readonly NeutralUse[], hasPlace: boolean): Reading<readonly NeutralUse[]> {
  if (!hasPlace) return ABSENT;
  return uses.length === 0 ? EMPTY : understood(uses);
}

function readItem(item: GloriaItem, category: GloriaActive, now: Instant): NeutralItem {
  const isHidden = isHiddenAt(item, now) || isHiddenAt(category, now) || item.is_out_of_stock === true;
  const own = readWindows(item);
  const hasNoBase = (item.price ?? null) === null && item.sizes.some(({ price }) => (price ?? null) !== null);
  return {
    ...ARCHIVE_ONLY,
    sourceId: item.id,
    name: readText(item.name),
    description: readText(item.description, trimmed),
    isOn: understood(!isHidden),
    sizes: readSizes(item),
    groups: (item.groups ?? []).map(readGroup),
    allergens: readAllergens(item.extras),
    windows: own.state === 'absent' ? readWindows(category) : own,
    pictures: readPictures(item),
    uses: ABSENT,
    remarks: [
      ...(isHidden ? ['Ascuns sau epuizat în GloriaFood: vine oprit, îl porniți când doriți.'] : []),
      ...(hasNoBase ? ['Fișierul nu are preț de bază: s-au luat prețurile mărimilor.'] : []),
    ],
  };
}

const trimmed = (text: string) => text.trim();

function readText(written: string | null | undefined, clean: (text: string) => string = cleanName): Reading<string> {
  if (written === null || written === undefined) return ABSENT;
  const text = clean(written);
  return text === '' ? EMPTY : understood(text);
}

function readAllergens(extras: unknown): Reading<readonly Allergen[]> {
  if (extras === null || extras === undefined) return ABSENT;
  const read = Extras.safeParse(extras);
  if (!read.success) return unclear('lista de alergeni', 'are altă formă decât o cunoaștem');
  const named = read.data.menu_item_allergens_values;
  return named === null || named === undefined ? ABSENT : readAllergenNames(named.map(({ name }) => name ?? ''));
}

/** GloriaFood's picture server; a menu has absolute addresses, or file names on it. */
const PICTURES = 'https://www.fbgcdn.com/pictures/';

function readPictures({ picture_hi_res: large, picture: small }: GloriaItem): Reading<readonly NeutralPicture[]> {
  const given = [large, small].filter((one) => one !== null && one !== undefined);
  if (given.length === 0) return ABSENT;
  const written = given.find((one) => typeof one !== 'string' || one.trim() !== '');
  if (written === undefined) return EMPTY;
  if (typeof written !== 'string' || !URL.canParse(written.trim(), PICTURES)) {
    return unclear(typeof written === 'string' ? written : 'poza', 'nu e o adresă');
  }
  return understood([{ address: new URL(written.trim(), PICTURES).href, alt: '' }]);
}

function readSizes(item: GloriaItem): readonly NeutralSize[] {
  if (item.sizes.length === 0) return [{ label: ABSENT, price: readLei(item.price), groups: [], facts: ABSENT }];
  return item.sizes.map((size) => ({
    label: readText(size.name),
    price: (item.price ?? size.price ?? null) === null ? ABSENT : readLei((item.price ?? 0) + (size.price ?? 0)),
    groups: (size.groups ?? []).map(readGroup),
    facts: ABSENT,
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

function readLei(lei: number | null | undefined): Reading<Bani> {
  if (lei === null || lei === undefined) return ABSENT;
  const price = toBani(lei);
  return price === null ? unclear(String(lei), 'nu e un preț în lei') : understood(price);
}

/** Rounded to the nearest ban, because the source computes with binary fractions: 1.249999 is 1,25. */
function toBani(lei: number): Bani | null {
  const rounded = Math.round(lei * 100);
  return Number.isSafeInteger(rounded) && isPrice(bani(rounded)) ? bani(rounded) : null;
}

/**
 * 0 and 127 mean every day; the lowest bit is Sunday. Every day around the clock is what GloriaFood writes where nothing
 * was chosen.
 */
function readWindows({
  active_days: mask,
  active_begin: begin,
  active_end: end,
}: GloriaActive): Reading<readonly AvailabilityWindow[]> {
  const days = mask === null || mask === undefined || mask % 128 === 0 ? 127 : mask;
  const from = begin === null || begin === undefined ? 0 : readMinute(begin);
  const until = end === null || end === undefined ? 0 : readMinute(end);
  if (from === null || until === null) return unclear([begin, end].join(' – '), 'nu sunt ore');
  if (days === 127 && from === 0 && until === 0) return ABSENT;
  const bits = [0, 1, 2, 3, 4, 5, 6].filter((bit) => (days & (1 << bit)) !== 0);
  if (bits.length === 0) return unclear(String(mask), 'nu sunt zile');
  // Bits 1 to 6 are Monday to Saturday, as our weekdays are.
  const weekdays = bits.map((bit) => (bit === 0 ? 7 : bit) as Weekday).toSorted();
  return understood([{ weekdays, fromMinute: from, untilMinute: until }]);
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
  const end = typeof until === 'number' ? until * 1000 : Date.parse(String(until).replace(' ', 'T'));
  return !(end <= now);
}
