/** What guests and panels read of the menu and the promotions, as domain values. */
import type { OfferedCategory, OfferedProduct, OfferedProductPage } from '#domain/menu/shown-menu.ts';
import type { OfferedPromotion } from '#domain/promotions/shown-promotion.ts';
import type { Api } from '../client.ts';
import { promotionsFromWire } from '../promotions/codec.ts';
import { categoryFromWire, productFromWire, productPageFromWire } from './codec.ts';

export async function fetchCategories(api: Api, signal?: AbortSignal): Promise<readonly OfferedCategory[]> {
  return (await api('getCategories', signal && { signal })).map(categoryFromWire);
}

export async function fetchProducts(api: Api, signal?: AbortSignal): Promise<readonly OfferedProduct[]> {
  return (await api('getBaseProducts', signal && { signal })).map(productFromWire);
}

export async function fetchProduct(api: Api, id: number): Promise<OfferedProductPage> {
  return productPageFromWire(await api('getProduct', { params: { id } }));
}

/** Those that come into a cart without a code. */
export async function fetchPromotions(api: Api): Promise<readonly OfferedPromotion[]> {
  return promotionsFromWire((await api('getPromotions')).content);
}
