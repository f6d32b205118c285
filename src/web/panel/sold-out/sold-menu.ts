/** The menu in the order in which the kitchen looks for what ran out: by category, and each extra once. */
import { isSizeOrderable, productState } from '#domain/menu/availability.ts';
import { countReach, type IngredientReach } from '#domain/menu/ingredient.ts';
import { flatExtraNames } from '#domain/menu/options/sold-extra.ts';
import type { OfferedProduct } from '#domain/menu/shown-menu.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { fold } from '#domain/text/fold.ts';
import type { Ingredient } from '#web/staff/ingredients.ts';
import type { SoldOutSubject } from './sold-out-queries.ts';

type Products = readonly OfferedProduct[];

/** One thing that can be marked. */
export type Markable = {
  readonly key: string;
  readonly name: string;
  readonly subject: SoldOutSubject;
  readonly state: 'available' | 'sold_out' | 'no_stock' | 'off';
  /** The ingredients that are missing: it comes back when they do. */
  readonly ranOutOf: readonly string[];
  /** Of an ingredient: what is no longer orderable when it is marked. */
  readonly reach: IngredientReach | null;
  /** Its sizes, when there are several. */
  readonly sizes: readonly Markable[];
};

export type MarkableGroup = { readonly name: string; readonly items: readonly Markable[] };

/** Groups in the order of the menu, extras last; with `search`, only names that contain it. */
export function groupMarkables(products: Products, search: string, extrasTitle: string): readonly MarkableGroup[] {
  const wanted = fold(search).trim();
  const isWanted = (name: string) => wanted === '' || fold(name).includes(wanted);
  const groups = new Map<string, Markable[]>();
  const extras = new Map<string, Markable>();
  for (const product of products) {
    for (const { name, isSoldOut, ranOutOf = [] } of product.extras) {
      const key = fold(name);
      if (isWanted(name)) extras.set(key, extras.get(key) ?? anExtra(name, isSoldOut === true, ranOutOf));
    }
    if (!isWanted(product.name)) continue;
    const group = groups.get(product.category.name) ?? [];
    group.push(aProduct(product));
    groups.set(product.category.name, group);
  }
  return [
    ...[...groups].map(([name, items]) => ({ name, items })),
    ...(extras.size === 0
      ? []
      : [
          {
            name: extrasTitle,
            items: [...extras.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'ro')),
          },
        ]),
  ];
}

/** Ingredients by name; with `search`, only names that contain it. */
export function markableIngredients(
  ingredients: readonly Ingredient[],
  {
    products,
    soldOut,
    search,
  }: { readonly products: Products; readonly soldOut: ReadonlySet<number>; readonly search: string },
): readonly Markable[] {
  const wanted = fold(search).trim();
  const owners = new Map(products.flatMap(({ id, sizes }) => sizes.map((size) => [size.id, id] as const)));
  return ingredients
    .filter(({ name }) => fold(name).includes(wanted))
    .map(({ id, name, uses }) => ({
      key: `ingredient-${id}`,
      name,
      subject: { kind: 'ingredient', ingredientId: id },
      state: soldOut.has(id) ? 'sold_out' : 'available',
      ranOutOf: [],
      // A size that guests do not see counts as a product of its own: the negative number cannot clash with a product
      // id.
      reach: countReach(uses, (sizeId) => owners.get(sizeId) ?? -sizeId),
      sizes: [],
    }));
}

/** What of an order may have run out: its products, the ordered sizes of products with several, its extras. */
export function markablesOf(order: Pick<OrderView, 'lines' | 'bundles'>, products: Products): readonly Markable[] {
  const pieces = [...order.lines, ...order.bundles.flatMap(({ parts }) => parts)];
  const sizeIds = new Set(pieces.map(({ sizeId }) => sizeId));
  const productIds = new Set(pieces.map(({ productId }) => productId));
  const extras = new Map(order.lines.flatMap((line) => flatExtraNames(line.extras)).map((name) => [fold(name), name]));
  const ordered = products
    .filter(({ id }) => productIds.has(id))
    .map((product) => {
      const whole = aProduct(product);
      const isOrdered = ({ subject }: Markable) => subject.kind === 'size' && sizeIds.has(subject.sizeId);
      return { ...whole, sizes: whole.sizes.filter(isOrdered) };
    });
  return [...ordered, ...[...extras.values()].map((name) => anExtra(name, false, []))];
}

function aProduct(product: OfferedProduct): Markable {
  const sizes = product.sizes.map(
    (size): Markable => ({
      key: `size-${size.id}`,
      name: size.label,
      subject: { kind: 'size', sizeId: size.id },
      state: isSizeOrderable(product, size)
        ? 'available'
        : size.isSoldOut
          ? 'sold_out'
          : size.isOn
            ? 'no_stock'
            : 'off',
      ranOutOf: size.ranOutOf ?? [],
      reach: null,
      sizes: [],
    }),
  );
  const isSoldOut = sizes.length > 0 && product.sizes.every((size) => size.isSoldOut);
  const state = productState(product);
  return {
    key: `product-${product.id}`,
    name: product.name,
    subject: { kind: 'product', productId: product.id },
    state: state === 'orderable' ? 'available' : isSoldOut ? 'sold_out' : state === 'unavailable' ? 'off' : 'no_stock',
    // One reason for the whole product; when only some sizes are sold out, each has its own.
    ranOutOf: isSoldOut ? [...new Set(sizes.flatMap(({ ranOutOf }) => ranOutOf))] : [],
    reach: null,
    sizes: sizes.length > 1 ? sizes : [],
  };
}

function anExtra(name: string, soldOut: boolean, ranOutOf: readonly string[]): Markable {
  return {
    key: `extra-${name}`,
    name,
    subject: { kind: 'extra', name },
    state: soldOut ? 'sold_out' : 'available',
    ranOutOf,
    reach: null,
    sizes: [],
  };
}
