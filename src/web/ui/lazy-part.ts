import { type ComponentType, type LazyExoticComponent, lazy, startTransition, useEffect, useState } from 'react';
import { fetchWithRetries } from './when-idle.ts';

/** A component in a chunk of its own: fetched when it is first rendered, and retried until it arrives. */
export function lazyPart<Props>(
  importPart: () => Promise<ComponentType<Props>>,
  fetchPart: typeof fetchWithRetries = fetchWithRetries,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await fetchPart(importPart) }));
}

/** A chunk that the page does not need for its first render. */
export type LazyFile<File> = { readonly importFile: () => Promise<File>; fetched: File | null };

export function lazyFile<File extends object>(importFile: () => Promise<File>): LazyFile<File> {
  return { importFile, fetched: null };
}

/** Fetches the chunk once the page is rendered, and retries until it arrives; `null` until then. */
export function useLazyFile<File extends object>(file: LazyFile<File>): File | null {
  const [loaded, setLoaded] = useState(file.fetched);
  // Outside system: the network.
  useEffect(() => {
    if (loaded !== null) return;
    void fetchWithRetries(file.importFile).then((fetched) => {
      file.fetched = fetched;
      startTransition(() => setLoaded(fetched));
    });
  }, [file, loaded]);
  return loaded;
}
