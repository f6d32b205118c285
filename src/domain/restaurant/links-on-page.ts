/** Finds where the ordering links on the restaurant's own site lead. */

/** Ordering systems whose links may remain on a site after a move, with patterns of their links and scripts. */
const OTHER_SYSTEMS = {
  GloriaFood: /fbgcdn\.com\/embedder|foodbooking\.com|gloriafood\.com/i,
  Square: /\.square\.site|squareup\.com/i,
  Toast: /toasttab\.com/i,
} as const;
export type OtherSystem = keyof typeof OTHER_SYSTEMS;

export type LinksOnPage = {
  readonly isOurs: boolean;
  readonly others: readonly OtherSystem[];
};

/**
 * Buttons with GloriaFood's class are ours when our script is on the page: the script counts, not the class.
 *
 * @param html of the page, as sent
 * @param shop address of the shop, without a trailing slash
 */
export function linksOnPage(html: string, shop: string): LinksOnPage {
  const host = shop.replace(/^https?:/i, '').toLowerCase();
  const others = Object.entries(OTHER_SYSTEMS).flatMap(([name, mark]) =>
    mark.test(html) ? [name as OtherSystem] : [],
  );
  return { isOurs: new RegExp(`${escaped(host)}(?![\\w.-])`).test(html.toLowerCase()), others };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
