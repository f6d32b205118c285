/** A place on our own pages, or null: `//evil.example`, `/\evil.example` and other origins lead nowhere. */
export function safePath(wanted: string | undefined): string | null {
  if (wanted === undefined || !wanted.startsWith('/')) return null;
  const here = 'https://here.invalid';
  const url = URL.canParse(wanted, here) ? new URL(wanted, here) : null;
  return url?.origin === here ? `${url.pathname}${url.search}${url.hash}` : null;
}

/** Whether a path lies in an area: `/comenzi` and all below it, not `/comenzile`. */
export function isWithin(area: string, path: string): boolean {
  return path === area || path.startsWith(`${area}/`) || path.startsWith(`${area}?`);
}
