/**
 * A place on our own pages, or null: `//evil.example`, `/\evil.example`, `/.//evil.example` and other origins lead
 * nowhere (reliability T54).
 */
export function safePath(wanted: string | undefined): string | null {
  if (wanted === undefined || !wanted.startsWith('/')) return null;
  const here = 'https://here.invalid';
  const url = URL.canParse(wanted, here) ? new URL(wanted, here) : null;
  // Its dots are gone by now: what they hid at the beginning shows.
  if (url === null || url.origin !== here || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Whether a path lies in an area: `/comenzi` and all below it, not `/comenzile`. */
export function isWithin(area: string, path: string): boolean {
  return path === area || path.startsWith(`${area}/`) || path.startsWith(`${area}?`);
}
