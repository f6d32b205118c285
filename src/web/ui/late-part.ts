import { type ComponentType, type LazyExoticComponent, lazy, startTransition, useEffect, useState } from 'react';
import { fetchWithRetries } from './when-idle.ts';

/** A part of a page in a file of its own: fetched when it is first drawn, and again until it comes. */
export function latePart<Props>(
  importPart: () => Promise<ComponentType<Props>>,
  fetchPart: typeof fetchWithRetries = fetchWithRetries,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await fetchPart(importPart) }));
}

/** A file that a page is drawn without. */
export type LateFile<File> = { readonly importFile: () => Promise<File>; fetched: File | null };

export function lateFile<File extends object>(importFile: () => Promise<File>): LateFile<File> {
  return { importFile, fetched: null };
}

/** Fetched once the page stands, and again until it comes; `null` until then. */
export function useLateFile<File extends object>(file: LateFile<File>): File | null {
  const [late, setLate] = useState(file.fetched);
  // Outside system: the line.
  useEffect(() => {
    if (late !== null) return;
    void fetchWithRetries(file.importFile).then((fetched) => {
      file.fetched = fetched;
      startTransition(() => setLate(fetched));
    });
  }, [file, late]);
  return late;
}
