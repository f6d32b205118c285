/** The title of a page: its own words and the name of the site, unless they contain it. */
export function pageTitle(own: string, site: string): string {
  return own.includes(site) ? own : `${own} – ${site}`;
}
