import { expect, test } from 'vitest';
import type { Api } from '#contract/client.ts';
import { getRestaurant, getRestaurantVersion } from '#contract/restaurant/calls.ts';
import { restaurantToWire } from '#contract/restaurant/codec.ts';
import { A_RESTAURANT } from '#test/support/a-restaurant.ts';
import { keep, readCached, refreshCached, type Vault } from './restaurant-cache.ts';

async function aVault(): Promise<Vault & { readonly kept: Map<string, string> }> {
  const kept = new Map<string, string>();
  return {
    key: await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
    kept,
    shelf: {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, text) => void kept.set(name, text),
      removeItem: (name) => void kept.delete(name),
    },
  };
}

/** Only the fields that the cache reads. */
const restaurantOf = (version: number) => ({ version, name: 'Vatra Frasinilor' }) as Parameters<typeof keep>[1];

function apiAt(version: number): { readonly api: Api; readonly asked: string[] } {
  const asked: string[] = [];
  const answers = new Map<object, unknown>([
    [getRestaurantVersion, version],
    [getRestaurant, restaurantToWire({ ...A_RESTAURANT, version }, [], 'v1', true)],
  ]);
  // Answers only the two calls of the cache.
  const api = (async (call: { readonly path: string }) => {
    asked.push(call.path);
    return answers.get(call);
  }) as Api;
  return { api, asked };
}

test('what is cached is read again, and is unreadable in storage', async () => {
  const vault = await aVault();
  await keep(vault, restaurantOf(7));
  expect([...vault.kept.values()].join()).not.toContain('Vatra');
  expect(await readCached(vault)).toEqual({ version: 7, name: 'Vatra Frasinilor' });
});

test('it is fetched again only when the server’s number is another', async () => {
  const vault = await aVault();
  expect(await refreshCached(vault, apiAt(7).api)).toBe('renewed');
  const same = apiAt(7);
  expect(await refreshCached(vault, same.api)).toBe('fresh');
  expect(same.asked).toEqual([getRestaurantVersion.path]);
  expect(await refreshCached(vault, apiAt(8).api)).toBe('renewed');
  expect(await readCached(vault)).toMatchObject({ version: 8 });
});

test('what another key encrypted, or what was changed, is discarded', async () => {
  const vault = await aVault();
  await keep(vault, restaurantOf(7));
  const other = { ...(await aVault()), shelf: vault.shelf };
  expect(await readCached(other)).toBeNull();
  expect(vault.kept.size).toBe(0);
  vault.kept.set('pofta.restaurant', '{"version":1');
  expect(await readCached(vault)).toBeNull();
});
