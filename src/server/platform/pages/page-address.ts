/** What an address of a page means for keeping it: which page it is, and whether it may be kept at all. */

/**
 * Search parameters that change what the server draws. A page asked for with these alone is kept under its address,
 * written in one way.
 */
const PAGE_PARAMETERS = ['category', 'page', 'q', 'search', 'versiune'] as const;

/** Left by campaigns and mail programs: they change nothing on the page. */
const CAMPAIGN_PARAMETERS = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|ttclid|msclkid|yclid|mc_[ce]id|_ga|ref)$/;

/** Pages of one person, and those with a secret in their address. Their answer is kept nowhere. */
const PERSONAL_PAGES =
  /^\/(admin|auth|comanda|comenzi|confirmare-cont|newsletter|resetare-parola|rezervare|user)(\/|$)/;

/** A longer address is no address of ours; it is drawn but not kept. */
const LONGEST_ADDRESS = 400;

export type PageAddress = {
  /** Path and parameters in one spelling: the same page, the same text. */
  readonly address: string;
  /** May the page be kept and sent to others? */
  readonly isShared: boolean;
};

/** Reads the address of a page. */
export function parsePageAddress(url: URL): PageAddress {
  const parameters = [...url.searchParams].filter(([name, value]) => !CAMPAIGN_PARAMETERS.test(name) && value !== '');
  const isKnown = parameters.every(([name]) => PAGE_PARAMETERS.some((known) => known === name));
  // A parameter the page does not know may mean something to it tomorrow: it is drawn as asked, and not kept.
  const search = new URLSearchParams(
    isKnown ? parameters.sort(([one], [other]) => (one < other ? -1 : 1)) : parameters,
  );
  const address = `${url.pathname}${search.size > 0 ? `?${search}` : ''}`;
  return {
    address,
    isShared: isKnown && !PERSONAL_PAGES.test(url.pathname) && address.length <= LONGEST_ADDRESS,
  };
}
