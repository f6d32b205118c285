/** The menu and the promotions for guests and panels, as domain values. */

import type { OfferedCategory, OfferedProduct, OfferedProductPage } from '#domain/menu/shown-menu.ts';
import { onceFor } from '#domain/once-for.ts';
import type { OfferedPromotion } from '#domain/promotions/shown-promotion.ts';
import type { Api } from '../client.ts';
import type { AnswerOf } from '../define/define-call.ts';
import { getPromotions } from '../promotions/calls.ts';
import { promotionsFromWire } from '../promotions/codec.ts';
import { getBaseProducts, getCategories, getProduct } from './calls.ts';
import { categoryFromWire, productFromWire, productPageFromWire } from './codec.ts';

const decodeCategories = onceFor((wire: AnswerOf<typeof getCategories>): readonly OfferedCategory[] =>
  wire.map(categoryFromWire),
);
const decodeProducts = onceFor((wire: AnswerOf<typeof getBaseProducts>): readonly OfferedProduct[] =>
  wire.map(productFromWire),
);
const decodePromotions = onceFor(({ content }: AnswerOf<typeof getPromotions>): readonly OfferedPromotion[] =>
  promotionsFromWire(content),
);

export async function fetchCategories(api: Api, signal?: AbortSignal): Promise<readonly OfferedCategory[]> {
  return decodeCategories(await api(getCategories, signal && { signal }));
}

export async function fetchProducts(api: Api, signal?: AbortSignal): Promise<readonly OfferedProduct[]> {
  return decodeProducts(await api(getBaseProducts, signal && { signal }));
}

export async function fetchProduct(api: Api, id: number): Promise<OfferedProductPage> {
  return productPageFromWire(await api(getProduct, { params: { id } }));
}

/** Promotions that apply without a code. */
export async function fetchPromotions(api: Api): Promise<readonly OfferedPromotion[]> {
  return decodePromotions(await api(getPromotions));
}
