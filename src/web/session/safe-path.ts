/**
 * A path on this site, or null: `//evil.example`, `/\evil.example`, `/.//evil.example` and other origins are refused
 * (reliability T54).
 */
export function safePath(wanted: string | undefined): string | null {
  if (wanted === undefined || !wanted.startsWith('/')) return null;
  const here = 'https://here.invalid';
  const url = URL.canParse(wanted, here) ? new URL(wanted, here) : null;
  // `URL` has removed dot segments, so a hidden `//` at the beginning is visible now.
  if (url === null || url.origin !== here || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Whether a path belongs to an area: `/comenzi` and all paths below it, not `/comenzile`. */
export function isWithin(area: string, path: string): boolean {
  return path === area || path.startsWith(`${area}/`) || path.startsWith(`${area}?`);
}
