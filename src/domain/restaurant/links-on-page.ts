/** Where the ordering links of a page of the restaurant's own site lead. */

/** Systems whose links stay on a site when a restaurant moves, with what their links and scripts contain. */
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
 * Buttons with GloriaFood's class are ours where our script stands: what counts is the script, not the class.
 *
 * @param html of the page, as it was sent
 * @param shop address of the shop, without a slash at its end
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
