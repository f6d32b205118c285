import { type ComponentType, type LazyExoticComponent, lazy, startTransition, useEffect, useState } from 'react';
import { fetchWithRetries } from './when-idle.ts';

/** A component in a chunk of its own: fetched when it is first rendered, and retried until it arrives. */
export function latePart<Props>(
  importPart: () => Promise<ComponentType<Props>>,
  fetchPart: typeof fetchWithRetries = fetchWithRetries,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await fetchPart(importPart) }));
}

/** A chunk that the page does not need for its first render. */
export type LateFile<File> = { readonly importFile: () => Promise<File>; fetched: File | null };

export function lateFile<File extends object>(importFile: () => Promise<File>): LateFile<File> {
  return { importFile, fetched: null };
}

/** Fetches the chunk once the page is rendered, and retries until it arrives; `null` until then. */
export function useLateFile<File extends object>(file: LateFile<File>): File | null {
  const [late, setLate] = useState(file.fetched);
  // Outside system: the network.
  useEffect(() => {
    if (late !== null) return;
    void fetchWithRetries(file.importFile).then((fetched) => {
      file.fetched = fetched;
      startTransition(() => setLate(fetched));
    });
  }, [file, late]);
  return late;
}
