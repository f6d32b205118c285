/**
 * The public facts of the restaurant, cached encrypted in this browser for offline use (storefront.md §4, readings 52).
 * The key never leaves the browser's own store and cannot be exported: this is convenience, not secrecy.
 */

import type { Api } from '#contract/client.ts';
import { getRestaurantVersion } from '#contract/restaurant/calls.ts';
import { fetchRestaurant } from '#contract/restaurant/client.ts';
import type { ShownRestaurant } from '#domain/restaurant/restaurant.ts';
import { parseJson } from '#domain/text/parse-json.ts';

const STORAGE_KEY = 'pofta.restaurant';
const KEY_STORE = 'pofta-chei';
const KEY_NAME = 'restaurant';
/** Increase it when the stored shape changes: what an earlier version stored is then ignored. */
const SHAPE = 2;
const CIPHER = 'AES-GCM';
const IV_BYTES = 12;

type Kept = { readonly shape: typeof SHAPE; readonly version: number; readonly iv: string; readonly text: string };

/** The browser features that the cache needs; `null` without encryption (plain http, old private windows). */
export type Vault = { readonly key: CryptoKey; readonly shelf: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> };

/** Opens this browser's vault; creates its key the first time. */
export async function openVault(): Promise<Vault | null> {
  if (!globalThis.isSecureContext || !globalThis.indexedDB) return null;
  try {
    return { key: await ownKey(), shelf: localStorage };
  } catch {
    // A browser without storage is not an error: everything works without the cache.
    return null;
  }
}

/** Fetches and stores the facts when the server's version differs from the stored one. */
export async function refreshCached(vault: Vault, api: Api): Promise<'fresh' | 'renewed'> {
  const version = await api(getRestaurantVersion);
  if (readShelf(vault)?.version === version) return 'fresh';
  await keep(vault, await fetchRestaurant(api));
  return 'renewed';
}

export async function keep({ key, shelf }: Vault, restaurant: ShownRestaurant): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const plain = new TextEncoder().encode(JSON.stringify(restaurant));
  const text = await crypto.subtle.encrypt({ name: CIPHER, iv }, key, plain);
  const kept: Kept = {
    shape: SHAPE,
    version: restaurant.version,
    iv: toBase64(iv),
    text: toBase64(new Uint8Array(text)),
  };
  shelf.setItem(STORAGE_KEY, JSON.stringify(kept));
}

/** The stored facts; null when there are none, or when this key cannot decrypt them. */
export async function readCached(vault: Vault): Promise<ShownRestaurant | null> {
  const kept = readShelf(vault);
  if (kept === null) return null;
  try {
    const plain = await crypto.subtle.decrypt(
      { name: CIPHER, iv: fromBase64(kept.iv) },
      vault.key,
      fromBase64(kept.text),
    );
    // Only `keep` writes it, encrypted with a key that only this origin has.
    return JSON.parse(new TextDecoder().decode(plain)) as ShownRestaurant;
  } catch {
    vault.shelf.removeItem(STORAGE_KEY);
    return null;
  }
}

function readShelf({ shelf }: Vault): Kept | null {
  const { shape, version, iv, text }: Readonly<Record<string, unknown>> = Object(parseJson(shelf.getItem(STORAGE_KEY)));
  return shape === SHAPE && typeof version === 'number' && typeof iv === 'string' && typeof text === 'string'
    ? { shape, version, iv, text }
    : null;
}

async function ownKey(): Promise<CryptoKey> {
  const opening = indexedDB.open(KEY_STORE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('keys');
  const database = await asked(opening);
  try {
    const existing: unknown = await asked(database.transaction('keys').objectStore('keys').get(KEY_NAME));
    if (existing instanceof CryptoKey) return existing;
    const made = await crypto.subtle.generateKey({ name: CIPHER, length: 256 }, false, ['encrypt', 'decrypt']);
    await asked(database.transaction('keys', 'readwrite').objectStore('keys').put(made, KEY_NAME));
    return made;
  } finally {
    database.close();
  }
}

function asked<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'));
  });
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
