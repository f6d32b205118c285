import type { Bani } from '#domain/money/bani.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import { jsonLdText } from '#web/storefront/shell/json-ld.tsx';
import type { MenuPage } from './menu-page.ts';

/** The menu for search engines: names and prices; what else there is stands on each product's own page. */
export function menuJsonLd(page: MenuPage, publicUrl: string): string {
  return jsonLdText({
    '@type': 'Menu',
    name: page.restaurant,
    inLanguage: 'ro',
    hasMenuSection: page.sections.map(({ name, cards }) => ({
      '@type': 'MenuSection',
      name,
      hasMenuItem: cards.map((card) => ({
        '@type': 'MenuItem',
        name: card.name,
        url: `${publicUrl}/meniu/${card.id}`,
        ...(card.from === null ? {} : { offers: offer(card.from) }),
      })),
    })),
  });
}

function offer(price: Bani) {
  return { '@type': 'Offer', price: leiFromBani(price), priceCurrency: 'RON' };
}
