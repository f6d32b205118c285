import { afterEach, expect, test, vi } from 'vitest';
import { ensureStorage } from './ensure-storage.ts';

afterEach(() => vi.unstubAllGlobals());

const refused = {
  configurable: true,
  get: () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  },
};

test('where the browser refuses storage, the page remembers by itself', () => {
  vi.stubGlobal('window', Object.defineProperties({}, { localStorage: refused, sessionStorage: refused }));
  ensureStorage();
  window.localStorage.setItem('pofta.cos', 'x');
  expect(window.localStorage.getItem('pofta.cos')).toBe('x');
  expect(window.sessionStorage.getItem('pofta.cos')).toBeNull();
  window.localStorage.removeItem('pofta.cos');
  expect(window.localStorage.getItem('pofta.cos')).toBeNull();
});

test('storage that refuses only reading is replaced as well', () => {
  const refuses = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  const storage = { getItem: refuses, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage });
  ensureStorage();
  expect(window.localStorage.getItem('pofta.cos')).toBeNull();
});

test('storage that works stays, with what is in it', () => {
  const kept = new Map([['pofta.cos', 'x']]);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage });
  ensureStorage();
  expect(window.localStorage).toBe(storage);
  expect([...kept]).toEqual([['pofta.cos', 'x']]);
});
