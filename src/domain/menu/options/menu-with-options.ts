/** Lists of products have no options: they are loaded with each product and added to the menu here. */
import type { OptionChoice, Product, ProductOptions } from '#domain/menu/menu.ts';

type Listed = Pick<Product, 'id'> & { readonly optionChoice: OptionChoice; readonly options?: ProductOptions };

/** Ids of the products that have options. */
export function idsWithChoice(
  { products }: { readonly products: readonly Listed[] },
  productIds: readonly number[],
): readonly number[] {
  return products
    .filter(({ id, optionChoice }) => optionChoice !== 'none' && productIds.includes(id))
    .map(({ id }) => id);
}

/** The same menu with the options loaded so far. */
export function addOptions<Shown extends { readonly products: readonly Listed[] }>(
  menu: Shown,
  known: ReadonlyMap<number, ProductOptions>,
): Shown {
  const products = menu.products.map((product) => {
    const options = known.get(product.id);
    return options === undefined || product.optionChoice === 'none' ? product : { ...product, options };
  });
  return { ...menu, products };
}
