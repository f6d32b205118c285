/**
 * The public facts of the restaurant, cached encrypted in this browser for when there is no network (storefront.md
 * §4, readings 52). The key never leaves the browser's own store and cannot be exported: convenience, not secrecy.
 */
import type { Api } from '#contract/client.ts';
import { fetchRestaurant } from '#contract/restaurant/calls.ts';
import type { ShownRestaurant } from '#domain/restaurant/restaurant.ts';
import { parseJson } from '#domain/text/parse-json.ts';

const STORAGE_KEY = 'pofta.restaurant';
const KEY_STORE = 'pofta-chei';
const KEY_NAME = 'restaurant';
/** Another shape in a later version of the shop is another number: what an earlier one kept is then as if not there. */
const SHAPE = 2;
const CIPHER = 'AES-GCM';
const IV_BYTES = 12;

type Kept = { readonly shape: typeof SHAPE; readonly version: number; readonly iv: string; readonly text: string };

/** The part of a browser that is needed; `null` where there is no encryption (plain http, private windows of old). */
export type Vault = { readonly key: CryptoKey; readonly shelf: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> };

/** Opens the vault of this browser, making its key the first time. */
export async function openVault(): Promise<Vault | null> {
  if (!globalThis.isSecureContext || !globalThis.indexedDB) return null;
  try {
    return { key: await ownKey(), shelf: localStorage };
  } catch {
    // A browser that keeps nothing is no reason to fail: everything works without.
    return null;
  }
}

/** Fetches and keeps the details when the server's version is another than the one kept. */
export async function refreshKept(vault: Vault, api: Api): Promise<'fresh' | 'renewed'> {
  const version = await api('getRestaurantVersion');
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

/** What was kept; null when there is nothing, or nothing that this key opens. */
export async function readKept(vault: Vault): Promise<ShownRestaurant | null> {
  const kept = readShelf(vault);
  if (kept === null) return null;
  try {
    const plain = await crypto.subtle.decrypt(
      { name: CIPHER, iv: fromBase64(kept.iv) },
      vault.key,
      fromBase64(kept.text),
    );
    // Written by `keep` alone, under a key that only this origin has.
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
