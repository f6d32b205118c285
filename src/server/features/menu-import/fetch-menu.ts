/** Fetches a menu from GloriaFood: by the key of "Fetch Menu", or a restaurant's public one. */
import { MOST_UPLOAD_BYTES } from '#contract/pictures/picture-rules.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { isUnder, type OutboundCaller } from '#server/platform/define/outbound-caller.ts';
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

export const MENUS: OutboundCaller = { name: 'menus', to: HOSTS, timeoutMs: 20_000, mostBytes: 20_000_000 };
/** A menu contains addresses of pictures; only those on GloriaFood's own servers are requested (SSRF). */
export const MENU_PICTURES: OutboundCaller = {
  name: 'menu_pictures',
  to: PICTURE_HOSTS,
  timeoutMs: 15_000,
  mostBytes: MOST_UPLOAD_BYTES,
};

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

export function isOfGloriaFood(host: string): boolean {
  return isUnder(host, PICTURE_HOSTS);
}

export async function fetchMenu(
  { fetchPublic }: { readonly fetchPublic: FetchPublic },
  { url, key }: MenuAddress,
): Promise<Result<Uint8Array, 'import_too_large' | 'import_key_refused' | 'import_fetch_failed'>> {
  const fetched = await fetchPublic(MENUS, url, {
    Accept: 'application/json',
    ...(key === null ? {} : { Authorization: key, 'Glf-Api-Version': '2' }),
  });
  if (fetched.ok) return ok(fetched.value);
  const { code, status } = fetched.error;
  if (code === 'too_large') return err('import_too_large');
  return err(key !== null && (status === 401 || status === 403) ? 'import_key_refused' : 'import_fetch_failed');
}
