import type { Bani } from '#domain/money/bani.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import { onceFor } from '#domain/once-for.ts';
import { jsonLdText } from '#web/storefront/shell/json-ld.tsx';
import { offerAvailability } from '#web/storefront/shell/offer-availability.ts';
import type { MenuCard, MenuPage } from './menu-page.ts';

/**
 * The menu as JSON-LD for search engines: names, prices and availability. Details are on each product's own page. Of a
 * long menu only the cards of the document; the others are on the pages of their categories.
 */
export function menuJsonLd(page: MenuPage, publicUrl: string): string {
  const texts = textsOf(page);
  const text = texts.get(publicUrl) ?? writeJsonLd(page, publicUrl);
  texts.set(publicUrl, text);
  return text;
}

/** By address of the shop: one page may be served at several addresses. */
const textsOf = onceFor((_: MenuPage) => new Map<string, string>());

function writeJsonLd(page: MenuPage, publicUrl: string): string {
  return jsonLdText({
    '@type': 'Menu',
    name: page.restaurant,
    inLanguage: 'ro',
    hasMenuSection: page.sections.flatMap(({ name, cards }) =>
      cards.length === 0
        ? []
        : [
            {
              '@type': 'MenuSection',
              name,
              hasMenuItem: cards.map((card) => ({
                '@type': 'MenuItem',
                name: card.name,
                url: `${publicUrl}/meniu/${card.id}`,
                ...(card.from === null ? {} : { offers: offer(card, card.cut?.price ?? card.from) }),
              })),
            },
          ],
    ),
  });
}

function offer({ state, marks, later }: MenuCard, price: Bani) {
  const availability = offerAvailability({
    isOrderable: state === 'orderable',
    isAheadOnly: marks.includes('ahead'),
    later,
  });
  return { '@type': 'Offer', price: leiFromBani(price), priceCurrency: 'RON', availability };
}
