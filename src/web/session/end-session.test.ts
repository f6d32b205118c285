import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '#contract/client.ts';
import { CallFailure } from '#contract/client.ts';
import { CART_KEY, REMEMBERED_KEY, STAFF_SESSION_KEY } from './device-keys.ts';
import { endSession } from './end-session.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('window', { dispatchEvent: () => true });
  vi.stubGlobal('StorageEvent', Event);
  for (const key of [REMEMBERED_KEY, STAFF_SESSION_KEY, CART_KEY]) localStorage.setItem(key, 'x');
});
afterEach(() => vi.unstubAllGlobals());

const serverThat = (answers: () => Promise<unknown>) => answers as unknown as Api;
const left = () => [REMEMBERED_KEY, STAFF_SESSION_KEY, CART_KEY].map((key) => localStorage.getItem(key));

test('signing out deletes the person here; the cart stays', async () => {
  await endSession(serverThat(async () => ({})));
  expect(left()).toEqual([null, null, 'x']);
});

test('without a line the person is deleted all the same, and told that the session is still open', async () => {
  const away = new CallFailure(0, null);
  await expect(endSession(serverThat(() => Promise.reject(away)))).rejects.toBe(away);
  expect(left()).toEqual([null, null, 'x']);
});
