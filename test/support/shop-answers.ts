/** Answers of the wire about a shop: two products on the menu, open at noon, delivered in Blaj. */
import { categoryToWire, productPageToWire, productToWire } from '#contract/menu/codec.ts';
import { restaurantToWire } from '#contract/restaurant/codec.ts';
import { emptyFields, GUEST_FIELDS } from '#domain/menu/product-fields.ts';
import type { ShownProduct } from '#domain/menu/shown-menu.ts';
import type { OrderZone } from '#domain/orders/placing/judge-order.ts';
import type { RestaurantFacts } from '#domain/restaurant/restaurant.ts';
import { WEEK } from '#domain/time/local-date.ts';
import { aZone, NOON, SOUP } from './a-checkout.ts';
import { aCategory, aProduct, aSize } from './a-menu.ts';
import { A_RESTAURANT } from './a-restaurant.ts';
import type { Answers } from './wire-of-literals.ts';

/** A product as the shop shows it, with what the tests do not speak of. */
export function shownProduct(product: ReturnType<typeof aProduct>): ShownProduct {
  return {
    ...emptyFields(GUEST_FIELDS),
    ...product,
    nutritionNote: '',
    pictures: [],
    similarIds: [],
    addOnIds: [],
    popularRank: null,
    orderedWithIds: [],
  };
}

export const TIRAMISU = aProduct({ name: 'Tiramisu', sizes: [aSize({ label: '180 g' })] });

type Shop = {
  readonly products?: readonly ReturnType<typeof aProduct>[];
  readonly zones?: readonly OrderZone[];
  /** False: closed the whole week. */
  readonly isOpen?: boolean;
  /** False: neither pickup nor delivery. */
  readonly isOffered?: boolean;
  readonly restaurant?: Partial<RestaurantFacts['restaurant']>;
};

const CATEGORY = aCategory();
const TERMS = { enabled: true, asSoonAsPossible: true, minimumAdvanceMinutes: 30, maximumAdvanceMinutes: null };

/** What checkout, telephone and change of an order read of the shop. */
export function shopAnswers({
  products = [SOUP, TIRAMISU],
  zones = [aZone()],
  isOpen = true,
  isOffered = true,
  restaurant = {},
}: Shop = {}): Answers {
  const offered = { ...TERMS, enabled: isOffered };
  const shown = products.map(shownProduct);
  const listed = shown.map((product) => productToWire(product, CATEGORY, { goesWithIds: [], optionChoice: 'none' }));
  const facts: RestaurantFacts = {
    ...A_RESTAURANT,
    at: NOON,
    restaurant: {
      ...A_RESTAURANT.restaurant,
      city: 'Blaj',
      isDineInEnabled: false,
      offeredPayments: ['cash', 'card', 'cash-card'],
      ...restaurant,
    },
    schedule: {
      days: WEEK.map((weekday) => ({
        scheduleType: 'REGULAR',
        weekday,
        isOpen,
        intervals: [{ weekday, opensMinute: 600, closesMinute: 1320 }],
      })),
      closures: [],
      services: { pickup: offered, delivery: offered, booking: TERMS, preOrders: TERMS },
      pauses: [],
      usualMinutes: { pickup: 20, delivery: 40 },
      capacity: null,
      busy: null,
    },
    zones,
    pictures: [],
  };
  return {
    getCategories: [categoryToWire({ ...CATEGORY, picture: null }, products.length)],
    getBaseProducts: listed,
    getPromotions: { content: [], totalElements: 0 },
    getRestaurant: restaurantToWire(facts, [], 'v1', true),
    getProduct: ({ path }) => {
      const place = products.findIndex(({ id }) => path.endsWith(`/${id}`));
      const [product, wire] = [shown[place], listed[place]];
      if (product === undefined || wire === undefined) throw new Error(`No product at ${path}`);
      return productPageToWire(product, wire, { similarProducts: [], options: { groups: [], opened: [] } });
    },
  };
}
