import type { Api } from '#contract/client.ts';
import type { OrderDetail } from '#contract/orders.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { addLine } from '#domain/cart/change-cart.ts';
import { isSizeOrderable } from '#domain/menu/availability.ts';
import { availableExtras, canCarryMessage } from '#domain/menu/extras-of.ts';
import { findProduct, findSize } from '#domain/menu/find-product.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { Bundle } from '#domain/promotions/promotion.ts';
import { menuFacts } from '#web/storefront/facts/shop-answers.ts';
import { currentCart, saveCart } from './cart-store.ts';

/** What became of it; `missing` names what is no longer sold. */
export type OrderAgain =
  | { readonly kind: 'added'; readonly missing: readonly string[] }
  | { readonly kind: 'nothing_left' }
  | { readonly kind: 'full' };

/** Puts what is still sold of an earlier order into the cart, all of it or, when the cart is full, none. */
export async function orderAgain(api: Api, order: OrderDetail): Promise<OrderAgain> {
  const { menu, bundles } = await menuFacts(api).load();
  const { lines, missing } = linesAgain(order, menu, bundles);
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
  order: Pick<OrderDetail, 'productInformationList' | 'orderPromotionDetails'>,
  menu: Menu,
  bundles: readonly Bundle[],
): { readonly lines: readonly CartLine[]; readonly missing: readonly string[] } {
  const lines: CartLine[] = [];
  const missing = new Set<string>();
  const take = (line: CartLine | null, name: string) => {
    if (line === null) missing.add(name);
    else lines.push(line);
  };
  for (const { productId, name, dimensionOrders } of order.productInformationList) {
    for (const sold of dimensionOrders) take(productAgain(menu, productId, sold), name);
  }
  for (const sold of order.orderPromotionDetails) take(bundleAgain(menu, bundles, sold), sold.promotionName);
  return { lines, missing: [...missing] };
}

type SoldSize = OrderDetail['productInformationList'][number]['dimensionOrders'][number];

/** Extras that are gone are left out; a message stays only where it may. */
function productAgain(menu: Menu, productId: number, sold: SoldSize): CartLine | null {
  const product = findProduct(menu, productId);
  const size = product === null ? null : findSize(product, sold.dimensionId);
  if (product === null || size === null || !isSizeOrderable(product, size)) return null;
  const category = menu.categories.find(({ id }) => id === product.categoryId) ?? null;
  const offered = new Set(availableExtras(product, category).map(({ name }) => name));
  return {
    kind: 'product',
    productId,
    sizeId: size.id,
    extras: sold.extraIngredientsBeanList.map(({ name }) => name).filter((name) => offered.has(name)),
    message: canCarryMessage(product, category) ? sold.preferredMessage : '',
    quantity: Math.max(sold.quantity, size.minimumQuantity),
  };
}

/** The same choices in the same sets, or not at all. */
function bundleAgain(
  menu: Menu,
  bundles: readonly Bundle[],
  sold: OrderDetail['orderPromotionDetails'][number],
): CartLine | null {
  const bundle = bundles.find(({ id }) => id === sold.promotionId);
  if (bundle === undefined) return null;
  const left = [...sold.productBeans];
  const choices = bundle.sets.map((set) => {
    const index = left.findIndex(
      ({ productId, dimensionId, isFreeProduct }) =>
        isFreeProduct === set.isFree &&
        set.options.some((option) => option.productId === productId && option.sizeId === dimensionId) &&
        isSold(menu, productId, dimensionId),
    );
    const [chosen] = index < 0 ? [] : left.splice(index, 1);
    return chosen ? { setId: set.id, productId: chosen.productId, sizeId: chosen.dimensionId } : null;
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
