import type { Api } from '#contract/client.ts';
import { fetchPromotions } from '#contract/menu/client.ts';
import { plainDescription } from '#domain/menu/card-description.ts';
import { nameAllergens } from '#domain/menu/declared-allergens.ts';
import type { OfferedPromotion } from '#domain/promotions/shown-promotion.ts';
import { formatDate } from '#domain/time/format-date.ts';
import { productText } from '#web/i18n/product.ts';
import { notFound } from '#web/router/index.ts';
import { presentPicture } from '#web/storefront/menu/present-card.ts';
import type { BundleFacts } from './bundle-facts.ts';

/** @throws notFound for a promotion that does not run or is not a bundle */
export async function loadBundle(api: Api, id: string): Promise<BundleFacts> {
  const bundle = presentBundle(await fetchPromotions(api), Number(id));
  if (bundle === null) throw notFound();
  return bundle;
}

/** `null` for a promotion that does not run or is not a bundle. */
export function presentBundle(promotions: readonly OfferedPromotion[], id: number): BundleFacts | null {
  const promotion = promotions.find((one) => one.id === id && one.type === 'BUY_X_GET_Y_FREE');
  if (promotion === undefined) return null;
  return {
    id: promotion.id,
    name: promotion.name,
    description: plainDescription(promotion.description),
    picture: presentPicture(promotion.picture),
    until: formatDate(promotion.endDate),
    sets: promotion.sets.map(({ id, label, isFree, options }) => ({
      id,
      label,
      isFree,
      options: options.map(
        ({ allergens, declaresAllergens, isFromFrozen, isAgeRestricted, picture: _, ...option }) => ({
          ...option,
          allergens: nameAllergens({ allergens, declaresAllergens }, productText.allergenNames),
          isFrozen: isFromFrozen,
          isAdult: isAgeRestricted,
        }),
      ),
    })),
  };
}
