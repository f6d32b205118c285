/**
 * Browsers that are told to store nothing throw as soon as storage is named or written. The shop then remembers until the
 * page is left: every other file may take storage for granted.
 */
export function ensureStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[name].setItem('', '');
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
