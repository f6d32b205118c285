/** Menu facts for tests: pass only what the test is about. */
import type { AvailabilityWindow } from '#domain/menu/availability-window.ts';
import type { Category, Menu, Option, OptionGroup, Product, Size } from '#domain/menu/menu.ts';
import { bani, ZERO_BANI } from '#domain/money/bani.ts';
import { WEEK, type Weekday } from '#domain/time/local-date.ts';
import { weekly } from './a-schedule.ts';

let lastId = 0;
function nextId(): number {
  lastId += 1;
  return lastId;
}

/** A size in unlimited stock at 30 lei, without box or deposit. */
export function aSize(about: Partial<Size> = {}): Size {
  return {
    id: nextId(),
    label: '350 g',
    price: bani(3000),
    boxPrice: ZERO_BANI,
    deposit: ZERO_BANI,
    isOn: true,
    isSoldOut: false,
    stockUnlimited: true,
    stock: 0,
    minimumQuantity: 1,
    grams: 350,
    ...about,
  };
}

/** A product that may be ordered for today and ahead, with one size. */
export function aProduct(about: Partial<Product> = {}): Product {
  const id = nextId();
  return {
    id,
    slug: `produs-${id}`,
    categoryId: 1,
    name: 'Ciorbă de burtă',
    description: '',
    isOn: true,
    isOrderableToday: true,
    isOrderableAhead: true,
    allowsMessage: false,
    extras: [],
    stationId: null,
    workPoints: 1,
    availabilityWindows: [],
    sizes: [aSize()],
    allergens: [],
    declaresAllergens: true,
    isAgeRestricted: false,
    isFromFrozen: false,
    isMealCardExcluded: false,
    vatBasisPoints: 1100,
    ...about,
  };
}

/** An ordinary category; products of `aProduct` are in category 1. */
export function aCategory(about: Partial<Category> = {}): Category {
  return {
    id: 1,
    slug: 'ciorbe',
    name: 'Ciorbe',
    additionalInformation: '',
    isSpecial: false,
    extras: [],
    pickupPlace: null,
    allowsMessage: false,
    stationId: null,
    availabilityWindows: [],
    ...about,
  };
}

/** `aWindow('11:30-15:30', [2, 3, 4, 5])`: Tuesday to Friday at noon; every day by default. */
export function aWindow(hours: string, weekdays: readonly Weekday[] = WEEK): AvailabilityWindow {
  const [fromMinute = 0, untilMinute = 0] = weekly(hours, [1]).flatMap(({ opensMinute, closesMinute }) => [
    opensMinute,
    closesMinute,
  ]);
  return { weekdays, fromMinute, untilMinute };
}

/** A menu of these products in category 1, unless categories are given. */
export function aMenu(products: readonly Product[], categories: readonly Category[] = [aCategory()]): Menu {
  return { products, categories };
}

/** An option for three lei at every size, at most once. */
export function anOption(about: Partial<Option> = {}): Option {
  const id = nextId();
  return {
    id,
    name: `Opțiunea ${id}`,
    price: bani(300),
    sizePrices: [],
    most: 1,
    isDefault: false,
    opensGroupId: null,
    allergens: [],
    vatBasisPoints: null,
    deposit: ZERO_BANI,
    isAgeRestricted: false,
    isSoldOut: false,
    ...about,
  };
}

/** A group without bounds. */
export function anOptionGroup(about: Partial<OptionGroup> = {}): OptionGroup {
  return {
    id: nextId(),
    name: 'Sosuri',
    minimum: 0,
    maximum: null,
    included: 0,
    pricing: 'sum',
    sizeIds: null,
    options: [],
    ...about,
  };
}
