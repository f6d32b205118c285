/**
 * Caches parsed API answers: nearly every page needs the menu, and parsing its JSON took a tenth of the time of
 * rendering one (`npm run bench pages`). The server's `ETag` names the content, so an address with an unchanged ETag
 * has an unchanged value (docs/decisions/0229).
 */
import { readJson } from '#contract/client.ts';

/** Cached addresses, least recently used dropped first; one content each. */
const MOST = 32;

type Known = { readonly tag: string; readonly value: unknown };

export function openKnownAnswers(): (response: Response, address: string) => Promise<unknown> {
  const known = new Map<string, Known>();
  return async (response, address) => {
    const tag = response.headers.get('ETag');
    if (!response.ok || tag === null) return readJson(response);
    const before = known.get(address);
    const value = before?.tag === tag ? before.value : frozen(await readJson(response));
    known.delete(address);
    if (value !== null) known.set(address, { tag, value });
    for (const oldest of known.keys()) {
      if (known.size <= MOST) break;
      known.delete(oldest);
    }
    return value;
  };
}

/** Frozen, because pages share the value. */
function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
