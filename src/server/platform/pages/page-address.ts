/** The cache key of a page's address, and whether the page may be cached at all. */

/**
 * Search parameters that change what the server renders. A page requested with these alone is cached under its
 * normalised address.
 */
const PAGE_PARAMETERS = ['category', 'diet', 'page', 'q', 'search', 'versiune', 'without'] as const;

/** Left by campaigns and mail programs: they change nothing on the page. */
const CAMPAIGN_PARAMETERS = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|ttclid|msclkid|yclid|mc_[ce]id|_ga|ref)$/;

/** Pages of one person, and those with a secret in their address. They are never cached. */
const PERSONAL_PAGES =
  /^\/(admin|auth|comanda|comenzi|confirmare-cont|curier|newsletter|resetare-parola|rezervare|user)(\/|$)/;

/** No address of ours is longer; such a page is rendered but not cached. */
const LONGEST_ADDRESS = 400;

export type PageAddress = {
  /** Path and parameters in one spelling: the same page, the same text. */
  readonly address: string;
  /** May the page be cached and sent to other visitors? */
  readonly isShared: boolean;
};

/**
 * Reads the address of a page. Several slashes at its beginning are one: a redirect to `//evil.example` would lead to
 * another host.
 */
export function parsePageAddress(url: URL): PageAddress {
  const path = url.pathname.replace(/^\/+/, '/');
  const parameters = [...url.searchParams].filter(([name, value]) => !CAMPAIGN_PARAMETERS.test(name) && value !== '');
  const isKnown = parameters.every(([name]) => PAGE_PARAMETERS.some((known) => known === name));
  // A parameter the page does not know may mean something to it tomorrow: it is rendered with it, and not cached.
  const search = new URLSearchParams(
    isKnown ? parameters.sort(([one], [other]) => (one < other ? -1 : 1)) : parameters,
  );
  const address = `${path}${search.size > 0 ? `?${search}` : ''}`;
  return {
    address,
    isShared: isKnown && !PERSONAL_PAGES.test(path) && address.length <= LONGEST_ADDRESS,
  };
}
