import { sharePictureAddress } from '#contract/pictures/picture-addresses.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import { productPath } from '#domain/restaurant/public-links.ts';
import { jsonLdText } from '#web/storefront/shell/json-ld.tsx';
import { offerAvailability } from '#web/storefront/shell/offer-availability.ts';
import type { ProductFacts } from './product-facts.ts';

/** A product as JSON-LD for search engines, each size as an offer. */
export function productJsonLd(product: ProductFacts, publicUrl: string): string {
  const address = `${publicUrl}${productPath(product.id)}`;
  return jsonLdText({
    '@type': ['Product', 'MenuItem'],
    name: product.name,
    description: product.plainDescription,
    category: product.category.name,
    url: address,
    ...(product.pictures.length === 0
      ? {}
      : { image: product.pictures.map(({ hash }) => `${publicUrl}${sharePictureAddress(hash)}`) }),
    ...(product.nutrition
      ? {
          nutrition: {
            '@type': 'NutritionInformation',
            calories: `${product.nutrition.energyKcal} kcal`,
            servingSize: product.nutrition.basis,
          },
        }
      : {}),
    ...(product.isVeggie ? { suitableForDiet: 'https://schema.org/VegetarianDiet' } : {}),
    offers: product.sizes.map((size) => ({
      '@type': 'Offer',
      name: size.label,
      price: leiFromBani(size.cut?.price ?? size.priceFrom),
      priceCurrency: 'RON',
      availability: offerAvailability({
        isOrderable: size.isOrderable,
        isAheadOnly: !product.days.today,
        later: product.later,
      }),
      url: address,
    })),
  });
}
