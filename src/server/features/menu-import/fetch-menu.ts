/** Fetches a menu from GloriaFood: by the key of "Fetch Menu", or a restaurant's public one. */
import { err, ok, type Result } from '#domain/result.ts';
import type { FetchPublic } from '#server/platform/http/fetch-public.ts';

/** The request; its key is used once and never stored. */
export type MenuAddress = { readonly url: URL; readonly key: string | null };

const KEYED_MENU = 'https://pos.globalfoodsoft.com/pos/menu';
/** Restaurants' ordering pages are on subdomains of these; no other host is requested. */
const HOSTS = ['foodbooking.com', 'gloriafood.com', 'globalfoodsoft.com'];
/** Hosts of menu pictures. */
const PICTURE_HOSTS = [...HOSTS, 'fbgcdn.com'];
const ANY_RESTAURANT = 'www.foodbooking.com';

const UID = '([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})';
/**
 * `ruid=` in links, `data-glf-ruid="…"` in the button's code, the path of the public menu. `cuid` is a different id.
 */
const RESTAURANT = new RegExp(`(?:\\bruid=|\\brestaurant_uid=|/api/restaurant/|data-glf-ruid=["'])${UID}`, 'i');
const KEY = /^[A-Za-z0-9]{8,64}$/;

const MOST_BYTES = 20_000_000;
const PATIENCE_MS = 20_000;

/** Parses a pasted link, the code of GloriaFood's button, or a key; null for anything else. */
export function parseMenuAddress(written: string): MenuAddress | null {
  const text = written.trim();
  if (KEY.test(text)) return { url: new URL(KEYED_MENU), key: text };
  const uid = RESTAURANT.exec(text)?.[1];
  if (uid === undefined) return null;
  const host = URL.canParse(text) ? new URL(text).hostname : '';
  const isKnown = isUnder(host, HOSTS);
  const url = new URL(`https://${isKnown ? host : ANY_RESTAURANT}/api/restaurant/${uid.toLowerCase()}/menu`);
  return { url, key: null };
}

/** A menu contains addresses of pictures; only those on GloriaFood's own servers are requested (SSRF). */
export function isOfGloriaFood(host: string): boolean {
  return isUnder(host, PICTURE_HOSTS);
}

function isUnder(host: string, hosts: readonly string[]): boolean {
  return hosts.some((one) => host === one || host.endsWith(`.${one}`));
}

export async function fetchMenu(
  { fetchPublic }: { readonly fetchPublic: FetchPublic },
  { url, key }: MenuAddress,
): Promise<Result<Uint8Array, 'import_too_large' | 'import_key_refused' | 'import_fetch_failed'>> {
  const fetched = await fetchPublic(url, {
    headers: {
      Accept: 'application/json',
      ...(key === null ? {} : { Authorization: key, 'Glf-Api-Version': '2' }),
    },
    mostBytes: MOST_BYTES,
    patienceMs: PATIENCE_MS,
  });
  if (fetched.ok) return ok(fetched.value);
  const { code, status } = fetched.error;
  if (code === 'too_large') return err('import_too_large');
  return err(key !== null && (status === 401 || status === 403) ? 'import_key_refused' : 'import_fetch_failed');
}
