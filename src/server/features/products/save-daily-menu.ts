import type { z } from 'zod';
import { sentenceOf } from '#contract/errors.ts';
import type { SaveDailyMenuRequest } from '#contract/products/daily-menu-wire.ts';
import {
  type DailyDishDraft,
  type DailyProblem,
  dailyHours,
  judgeDailyMenu,
  withDailyHours,
} from '#domain/menu/daily-menu.ts';
import { describeWindows } from '#domain/menu/describe-windows.ts';
import { NEW_PRODUCT, proposedFacts } from '#domain/menu/editing/new-product.ts';
import { type ProductSheet, STOCK_KEPT } from '#domain/menu/product-sheet.ts';
import { type Bani, ZERO_BANI } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { err, type Result } from '#domain/result.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { formatLongDate } from '#domain/time/format-date.ts';
import { parseMinuteOfDay } from '#domain/time/minute-of-day.ts';
import { type ChangedMeanwhile, type Save, saveByStaff } from '#server/features/changes/index.ts';
import { announceWindowTurns } from '#server/features/menu/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import {
  findDailyCategory,
  insertDailyCategory,
  offerProducts,
  replaceOfferedDay,
  setDailySize,
  setDailyWindows,
  turnOffOthers,
} from './daily-menus.repository.ts';
import { NEW_PRODUCTS, productSubject } from './describe-product.ts';
import type { Fields } from './draft-from-entry.ts';
import { type Editor, loadMenuRights } from './editor.ts';
import { DAILY_MENU, listDailyProducts } from './load-daily-menu.ts';
import { copyPictures, placeProducts } from './product-writing.repository.ts';
import { findProduct, type StoredProduct } from './products.repository.ts';
import { recordProduct, writeProduct } from './save-product.ts';

type Request = z.output<typeof SaveDailyMenuRequest>;
type Asked = Request['dishes'][number];

export type DailyMenuRefusal =
  | ChangedMeanwhile
  | { readonly code: 'entry_not_found' | 'prices_not_granted' }
  | { readonly code: 'invalid_request'; readonly fields: Fields };

/** An offered dish: a product with one size. */
type Offered = {
  readonly id: number;
  readonly sizeId: number;
  readonly name: string;
  readonly price: Bani;
  readonly portions: number | null | typeof STOCK_KEPT;
  /** The kept stock, where it is kept. */
  readonly left: number | null;
};

/**
 * Offers these dishes today and no others of the category. A known dish gets its price and portions, a dish of the menu
 * is copied, a new one is created; all in one transaction (docs/decisions/0216).
 */
export function saveDailyMenu(
  services: DbServices,
  editor: Editor,
  request: Request,
): Promise<Result<{ readonly version: number }, DailyMenuRefusal>> {
  const known = request.dishes.flatMap(({ productId }) => (productId == null ? [] : [productSubject(productId)]));
  const subject = [DAILY_MENU, NEW_PRODUCTS, ...new Set(known)];
  const saving = { subject, staffId: editor.staffId, version: request.version };
  return saveByStaff<{ version: number }, DailyMenuRefusal>(services, saving, async (tx, save, at) => {
    const [from, until] = [parseMinuteOfDay(request.from), parseMinuteOfDay(request.until)];
    const hours = from.ok && until.ok ? { fromMinute: from.value, untilMinute: until.value } : null;
    const judged = judgeDailyMenu(request.dishes.map(draftOf), hours);
    if (!judged.ok) return err({ code: 'invalid_request', fields: sentencesOf(judged.error) });
    const category = (await findDailyCategory(tx)) ?? { id: await insertDailyCategory(tx), windows: [] };
    const stored = await listDailyProducts(tx, category.id);
    const { mayChangePrices } = await loadMenuRights(tx, editor);
    if (!mayChangePrices && request.dishes.some((dish) => isPriced(dish, stored))) {
      return err({ code: 'prices_not_granted' });
    }
    const offered: Offered[] = [];
    for (const dish of request.dishes) {
      const product = stored.find(({ id }) => id === dish.productId) ?? null;
      const one =
        product === null
          ? await addDish(tx, dish, { categoryId: category.id, stored, save, at })
          : offerKnown(product, dish);
      if (one === null) return err({ code: 'entry_not_found' });
      offered.push(one);
    }
    const ids = offered.map(({ id }) => id);
    // In ascending order, like orders lock stock.
    for (const { sizeId, ...size } of offered.toSorted((one, other) => one.sizeId - other.sizeId)) {
      await setDailySize(tx, sizeId, size);
    }
    await offerProducts(tx, ids);
    await turnOffOthers(tx, category.id, ids);
    await placeProducts(tx, [...ids, ...stored.map(({ id }) => id).filter((id) => !ids.includes(id))]);
    const before = dailyHours(category.windows);
    const isSameHours = before.fromMinute === hours?.fromMinute && before.untilMinute === hours.untilMinute;
    const windows = category.windows.length > 0 && isSameHours ? category.windows : withDailyHours(hours ?? before);
    await setDailyWindows(tx, category.id, windows);
    await announceWindowTurns(tx, at);
    await replaceOfferedDay(tx, {
      day: dateOf(at),
      dishes: offered.map(({ id, price, portions, left }) => ({
        productId: id,
        price,
        portions: portions === STOCK_KEPT ? left : portions,
      })),
    });
    return save({
      subject: DAILY_MENU,
      title: `Meniul zilei: ${formatLongDate(dateOf(at))}`,
      before: {
        Ore: describeWindows(category.windows),
        Feluri: stored
          .filter(({ isOn }) => isOn)
          .map(describe)
          .join('; '),
      },
      after: { Ore: describeWindows(windows), Feluri: offered.map(describeOffered).join('; ') },
    });
  });
}

function draftOf({ name, price, portions, productId, copyOf, grams, allergens }: Asked): DailyDishDraft {
  const isNew = productId == null && copyOf == null;
  return {
    name,
    price,
    portions: portions === undefined ? STOCK_KEPT : portions,
    isNew: isNew ? { grams: grams ?? null, areAllergensTold: allergens != null } : null,
  };
}

function sentencesOf(problems: Readonly<Record<string, DailyProblem>>): Fields {
  return Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, sentenceOf(problem)]));
}

/** A dish new in the category, and one with another price, need the right to change prices. */
function isPriced({ productId, price }: Asked, stored: readonly StoredProduct[]): boolean {
  const size = stored.find(({ id }) => id === productId)?.sizes[0];
  return size === undefined || size.price !== price;
}

function offerKnown({ id, name, sizes: [size] }: StoredProduct, { price, portions }: Asked): Offered | null {
  if (size === undefined || price === null) return null;
  const left = size.stockUnlimited ? null : size.stock;
  return { id, sizeId: size.id, name, price, portions: portions === undefined ? STOCK_KEPT : portions, left };
}

type Adding = {
  readonly categoryId: number;
  readonly stored: readonly StoredProduct[];
  readonly save: Save;
  readonly at: Parameters<typeof writeProduct>[3];
};

/**
 * Creates a product of the category: a copy of a dish of the menu, or a new one. Null when the dish to copy no longer
 * exists.
 */
async function addDish(tx: Tx, dish: Asked, { categoryId, stored, save, at }: Adding): Promise<Offered | null> {
  const original = dish.copyOf == null ? null : await findProduct(tx, dish.copyOf);
  if (dish.productId != null || (dish.copyOf != null && original === null)) return null;
  const sheet = {
    ...(original === null
      ? newSheet(
          dish,
          stored.filter(({ isAgeRestricted }) => !isAgeRestricted),
        )
      : copySheet(original, dish)),
    categoryId,
  };
  const id = await writeProduct(tx, { ...sheet, name: dish.name.trim() }, null, at);
  if (original !== null) await copyPictures(tx, original.id, id);
  await recordProduct(tx, save, id, null);
  const product = await findProduct(tx, id);
  return product && offerKnown(product, { ...dish, portions: dish.portions ?? null });
}

type Sheet = Omit<ProductSheet, 'categoryId' | 'name'>;

const OFFERED = { isOn: true, isOrderableToday: true, isOrderableAhead: false, availabilityWindows: [] } as const;

/** Everything declared about a dish, with its first size. */
function copySheet({ sizes, ...product }: StoredProduct, { price }: Asked): Sheet {
  return {
    ...product,
    ...OFFERED,
    sizes: sizes.slice(0, 1).map((size) => ({ ...size, id: null, price: price ?? size.price })),
  };
}

/**
 * VAT and box like the dishes beside it, but alcohol by its name: for adults, and with its own VAT. The station is the
 * category's.
 */
function newSheet({ name, price, grams, allergens }: Asked, [sibling]: readonly StoredProduct[]): Sheet {
  const box = sibling?.sizes[0];
  const { isAgeRestricted, ...vat } = proposedFacts({ name, category: '' });
  return {
    ...NEW_PRODUCT,
    ...OFFERED,
    description: `<p>${escapeHtml(name.trim())}</p>`,
    allowsMessage: sibling?.allowsMessage ?? false,
    isAgeRestricted,
    allergens: allergens ?? [],
    hasNoAllergens: allergens?.length === 0,
    ...(isAgeRestricted ? vat : { ...vat, ...vatOf(sibling) }),
    stationId: sibling?.stationId ?? null,
    extras: [],
    sizes: [
      {
        id: null,
        label: `${grams} g`,
        price: price ?? ZERO_BANI,
        isOn: true,
        stockUnlimited: true,
        stock: 0,
        minimumQuantity: 1,
        boxNeeded: box?.boxNeeded ?? false,
        boxPrice: box?.boxPrice ?? ZERO_BANI,
        deposit: ZERO_BANI,
        grams: grams ?? null,
      },
    ],
  };
}

function vatOf(sibling: StoredProduct | undefined) {
  if (sibling === undefined) return {};
  const { vatTakeawayBasisPoints, vatOnPremisesBasisPoints } = sibling;
  return { vatTakeawayBasisPoints, vatOnPremisesBasisPoints };
}

function describe({ name, sizes: [size] }: StoredProduct): string {
  return size === undefined
    ? name
    : `${name} ${formatLei(size.price)}${portionsText(size.stockUnlimited ? null : size.stock)}`;
}

function describeOffered({ name, price, portions, left }: Offered): string {
  return `${name} ${formatLei(price)}${portionsText(portions === STOCK_KEPT ? left : portions)}`;
}

function portionsText(portions: number | null): string {
  return portions === null ? '' : ` × ${portions}`;
}
