/** Lists of products do not carry options: each product's come with its own answer and are put into the menu here. */
import type { OptionChoice, Product, ProductOptions } from '#domain/menu/menu.ts';

type Listed = Pick<Product, 'id'> & { readonly optionChoice: OptionChoice; readonly options?: ProductOptions };

/** Those of the products that have options. */
export function idsWithChoice(
  { products }: { readonly products: readonly Listed[] },
  productIds: readonly number[],
): readonly number[] {
  return products
    .filter(({ id, optionChoice }) => optionChoice !== 'none' && productIds.includes(id))
    .map(({ id }) => id);
}

/** The same menu with the options that are known by now. */
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
