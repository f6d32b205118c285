import type { Bani } from '#domain/money/bani.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import { onceFor } from '#domain/once-for.ts';
import { jsonLdText } from '#web/storefront/shell/json-ld.tsx';
import { offerAvailability } from '#web/storefront/shell/offer-availability.ts';
import type { MenuCard, MenuPage } from './menu-page.ts';

/** The menu for search engines: names, prices and what can be had; what else there is stands on each product's own page, and of a long
 * menu what its document shows: the others stand on the pages of their categories. */
export function menuJsonLd(page: MenuPage, publicUrl: string): string {
  const texts = textsOf(page);
  const text = texts.get(publicUrl) ?? writeJsonLd(page, publicUrl);
  texts.set(publicUrl, text);
  return text;
}

/** By address of the shop: one page stands behind many addresses. */
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
