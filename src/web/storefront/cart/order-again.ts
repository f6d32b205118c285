import type { Api } from '#contract/client.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { addLine } from '#domain/cart/change-cart.ts';
import { isSizeOrderable } from '#domain/menu/availability.ts';
import { availableExtras, canCarryMessage } from '#domain/menu/extras-of.ts';
import { findProduct, findSize } from '#domain/menu/find-product.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { OrderBundle, OrderLine, OrderView } from '#domain/orders/order-view.ts';
import type { Bundle } from '#domain/promotions/promotion.ts';
import { menuFacts } from '#web/storefront/facts/shop-answers.ts';
import { currentCart, saveCart } from './cart-store.ts';

/** What became of it; `missing` names what is no longer sold. */
export type OrderAgain =
  | { readonly kind: 'added'; readonly missing: readonly string[] }
  | { readonly kind: 'nothing_left' }
  | { readonly kind: 'full' };

/** Puts what is still sold of an earlier order into the cart, all of it or, when the cart is full, none. */
export async function orderAgain(api: Api, order: OrderView): Promise<OrderAgain> {
  const { menu, promotions } = await menuFacts(api).load();
  const { lines, missing } = linesAgain(order, menu, promotions);
  if (lines.length === 0) return { kind: 'nothing_left' };
  let cart = currentCart();
  for (const line of lines) {
    const grown = addLine(cart, line);
    if (!grown.ok) return { kind: 'full' };
    cart = grown.value;
  }
  saveCart(cart);
  return { kind: 'added', missing };
}

/** The lines of an order as they can be bought now, at today's prices; names of what cannot. */
export function linesAgain(
  order: Pick<OrderView, 'lines' | 'bundles'>,
  menu: Menu,
  bundles: readonly Bundle[],
): { readonly lines: readonly CartLine[]; readonly missing: readonly string[] } {
  const lines: CartLine[] = [];
  const missing = new Set<string>();
  const take = (line: CartLine | null, name: string) => {
    if (line === null) missing.add(name);
    else lines.push(line);
  };
  for (const sold of order.lines) take(productAgain(menu, sold), sold.productName);
  for (const sold of order.bundles) take(bundleAgain(menu, bundles, sold), sold.name);
  return { lines, missing: [...missing] };
}

/** Extras that are gone are left out; a message stays only where it may. */
function productAgain(menu: Menu, sold: OrderLine): CartLine | null {
  const product = findProduct(menu, sold.productId);
  const size = product === null ? null : findSize(product, sold.sizeId);
  if (product === null || size === null || !isSizeOrderable(product, size)) return null;
  const category = menu.categories.find(({ id }) => id === product.categoryId) ?? null;
  const offered = new Set(availableExtras(product, category).map(({ name }) => name));
  return {
    kind: 'product',
    productId: product.id,
    sizeId: size.id,
    extras: sold.extras.map(({ name }) => name).filter((name) => offered.has(name)),
    message: canCarryMessage(product, category) ? sold.message : '',
    quantity: Math.max(sold.quantity, size.minimumQuantity),
  };
}

/** The same choices in the same sets, or not at all. */
function bundleAgain(menu: Menu, bundles: readonly Bundle[], sold: OrderBundle): CartLine | null {
  const bundle = bundles.find(({ id }) => id === sold.promotionId);
  if (bundle === undefined) return null;
  const left = [...sold.parts];
  const choices = bundle.sets.map((set) => {
    const index = left.findIndex(
      ({ productId, sizeId, isFree }) =>
        isFree === set.isFree &&
        set.options.some((option) => option.productId === productId && option.sizeId === sizeId) &&
        isSold(menu, productId, sizeId),
    );
    const [chosen] = index < 0 ? [] : left.splice(index, 1);
    return chosen ? { setId: set.id, productId: chosen.productId, sizeId: chosen.sizeId } : null;
  });
  const found = choices.filter((choice) => choice !== null);
  if (found.length !== bundle.sets.length || left.length > 0) return null;
  return { kind: 'bundle', promotionId: bundle.id, choices: found, quantity: sold.quantity };
}

function isSold(menu: Menu, productId: number, sizeId: number): boolean {
  const product = findProduct(menu, productId);
  const size = product === null ? null : findSize(product, sizeId);
  return product !== null && size !== null && isSizeOrderable(product, size);
}
