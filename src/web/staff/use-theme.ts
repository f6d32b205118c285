import { useSyncExternalStore } from 'react';

/** Light or dark, as the page shows it: the choice is saved by web/ui/theme.ts. */
export function useTheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'));
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
