/**
 * Caches the markup of parts that many pages share (`ui/cached-markup.tsx`). Rendering the cards of the menu was a third
 * of the time of a page (docs/decisions/0217).
 */

/** Cached parts: enough for a menu of two hundred dishes on three pages. About 2 kB each. */
const MOST = 1000;

/** The key contains everything that the markup is rendered from, so nothing expires. */
export function openCachedMarkup(): (key: string, draw: () => string) => string {
  const cached = new Map<string, string>();
  return (key, draw) => {
    const before = cached.get(key);
    if (before !== undefined) return before;
    const markup = draw();
    if (cached.size >= MOST) cached.clear();
    cached.set(key, markup);
    return markup;
  };
}
