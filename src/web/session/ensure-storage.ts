/**
 * Browsers with storage turned off throw when storage is accessed or written. Then storage is replaced by one in
 * memory, which lasts until the page is left, so that all other files can rely on storage.
 */
export function ensureStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[name].setItem('', '');
      window[name].getItem('');
      window[name].removeItem('');
    } catch {
      Object.defineProperty(window, name, { value: inMemory() });
    }
  }
}

function inMemory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
}
