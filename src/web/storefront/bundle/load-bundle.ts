import { notFound } from '@tanstack/react-router';
import type { Api } from '#contract/client.ts';
import { readLei } from '#contract/values/read-lei.ts';
import { plainDescription } from '#domain/menu/card-description.ts';
import { formatDate } from '#domain/time/format-date.ts';
import { productText } from '#web/i18n/product.ts';
import { readDate } from '#web/storefront/facts/read-schedule.ts';
import { presentPicture } from '#web/storefront/menu/present-card.ts';
import type { BundleFacts } from './bundle-facts.ts';

/** @throws notFound for a promotion that does not run, or is none to build */
export async function loadBundle(api: Api, id: string): Promise<BundleFacts> {
  const { content } = await api('getPromotions');
  const promotion = content.find((one) => String(one.id) === id && one.type === 'BUY_X_GET_Y_FREE');
  if (!promotion) throw notFound();
  return {
    id: promotion.id,
    name: promotion.name,
    description: plainDescription(promotion.description),
    picture: presentPicture(promotion.picture),
    until: formatDate(readDate(promotion.endDate)),
    sets: promotion.promotionProductBeans.map((set) => ({
      id: set.id,
      label: set.productFieldLabel,
      isFree: set.isFreeProduct,
      options: set.products.flatMap((product) =>
        product.dimensions.map((dimension) => ({
          productId: product.id,
          sizeId: dimension.id,
          name: product.name,
          sizeLabel: dimension.value,
          price: readLei(dimension.price),
          deposit: readLei(dimension.depositPrice),
          isOrderable: dimension.orderable,
          allergens: product.allergens.map((allergen) => productText.allergenNames[allergen]),
          isFrozen: product.fromFrozen,
          isAdult: product.ageRestricted18,
        })),
      ),
    })),
  };
}
