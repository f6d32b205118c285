/** The cache key of a page's address, and whether the page may be cached. */

/** Search parameters that affect rendering. A page with only these is cached under its normalised address. */
const PAGE_PARAMETERS = ['category', 'diet', 'page', 'q', 'search', 'versiune', 'without'] as const;

/** Added by campaigns and mail programs; they do not affect the page. */
const CAMPAIGN_PARAMETERS = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|ttclid|msclkid|yclid|mc_[ce]id|_ga|ref)$/;

/** Pages of one person, and those with a token in their address. Never cached. */
const PERSONAL_PAGES =
  /^\/(admin|auth|comanda|comenzi|confirmare-cont|curier|newsletter|resetare-parola|rezervare|user)(\/|$)/;

/** No address of ours is longer; a longer one is rendered but not cached. */
const LONGEST_ADDRESS = 400;

export type PageAddress = {
  /** Path and parameters, normalised: the same page has the same text. */
  readonly address: string;
  /** Whether the page may be cached and sent to other visitors. */
  readonly isShared: boolean;
};

/**
 * Parses the address of a page. Several leading slashes count as one, because a redirect to `//evil.example` would lead
 * to another host.
 */
export function parsePageAddress(url: URL): PageAddress {
  const path = url.pathname.replace(/^\/+/, '/');
  const parameters = [...url.searchParams].filter(([name, value]) => !CAMPAIGN_PARAMETERS.test(name) && value !== '');
  const isKnown = parameters.every(([name]) => PAGE_PARAMETERS.some((known) => known === name));
  // An unknown parameter may get a meaning later, so the page is rendered with it, and not cached.
  const search = new URLSearchParams(
    isKnown ? parameters.sort(([one], [other]) => (one < other ? -1 : 1)) : parameters,
  );
  const address = `${path}${search.size > 0 ? `?${search}` : ''}`;
  return {
    address,
    isShared: isKnown && !PERSONAL_PAGES.test(path) && address.length <= LONGEST_ADDRESS,
  };
}
