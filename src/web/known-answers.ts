/**
 * What pages are drawn from, read once: the menu is asked for by nearly every page, and reading its JSON took a tenth of
 * the time of drawing one (`npm run bench pages`). The server's `ETag` names the content, so an address with the tag of
 * before has the value of before (docs/decisions/0229).
 */
import { readJson } from '#contract/client.ts';

/** Addresses, those asked for last; of each only its present content. */
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

/** Pages share the value: one that changed it would change the others. */
function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
