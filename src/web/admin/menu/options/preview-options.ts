/** Options for the preview: the edited group as a dish would offer it, for the guests' own rules. */
import type { Product, ProductOptions, Size } from '#domain/menu/menu.ts';
import { offerOptions } from '#domain/menu/options/offer-options.ts';
import type { OptionGroupSheet, StoredGroup } from '#domain/menu/options/option-sheet.ts';
import type { OfferedProduct } from '#domain/menu/shown-menu.ts';
import { ZERO_BANI } from '#domain/money/bani.ts';
import { fold } from '#domain/text/fold.ts';

export const PREVIEW_GROUP = 1;

export type Preview = { readonly sizes: readonly Size[]; readonly options: ProductOptions };

/**
 * @param labels of the size that no option names: the only one, or one beside those that are named, at which the other
 * prices hold
 */
export function previewOptions(
  group: OptionGroupSheet,
  products: readonly OfferedProduct[],
  { everySize, otherSize }: { readonly everySize: string; readonly otherSize: string },
): Preview {
  const named = products.filter(({ id }) => group.options.some(({ productId }) => productId === id));
  const labels = [
    ...group.options.flatMap(({ sizePrices }) => sizePrices.map(({ sizeLabel }) => sizeLabel)),
    ...named.flatMap(({ sizes }) => (sizes.length > 1 ? sizes.map(({ label }) => label) : [])),
  ];
  const byName = new Map(labels.map((label) => [fold(label), label]));
  // An option that stands for no product is offered at every size, whatever sizes are named.
  const isElsewhere = group.options.some(({ productId }) => productId === null);
  const unnamed = byName.size === 0 ? [everySize] : isElsewhere ? [otherSize] : [];
  const sizes = [...unnamed, ...byName.values()].map((label, place) => previewSize(place + 1, label));
  const stored: StoredGroup = {
    ...group,
    id: PREVIEW_GROUP,
    // Opened groups are edited on their own pages.
    options: group.options.map((option, place) => ({ ...option, id: place + 1, opensGroupId: null, isSoldOut: false })),
  };
  const dish = previewDish(sizes);
  const options = offerOptions(dish, {
    book: {
      groups: new Map([[PREVIEW_GROUP, stored]]),
      ofProducts: new Map([[dish.id, [{ groupId: PREVIEW_GROUP, sizeLabel: '' }]]]),
      ofCategories: new Map(),
    },
    productOf: (id) => products.find((one) => one.id === id),
    onPremisesVat: null,
  });
  return { sizes, options };
}

function previewSize(id: number, label: string): Size {
  return {
    id,
    label,
    price: ZERO_BANI,
    boxPrice: ZERO_BANI,
    deposit: ZERO_BANI,
    isOn: true,
    stockUnlimited: true,
    stock: 0,
    minimumQuantity: 1,
    grams: null,
  };
}

function previewDish(sizes: readonly Size[]): Product {
  return {
    id: 0,
    slug: '',
    categoryId: 0,
    name: '',
    description: '',
    isOn: true,
    isOrderableToday: true,
    isOrderableAhead: true,
    allowsMessage: false,
    extras: [],
    workPoints: 0,
    stationId: null,
    availabilityWindows: [],
    sizes,
    allergens: [],
    declaresAllergens: true,
    isAgeRestricted: false,
    isFromFrozen: false,
    isMealCardExcluded: false,
    vatBasisPoints: 0,
  };
}
