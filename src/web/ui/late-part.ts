import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { fetchWithRetries } from './when-idle.ts';

/** A part of a page in a file of its own: fetched when it is first drawn, and again until it comes. */
export function latePart<Props>(
  importPart: () => Promise<ComponentType<Props>>,
  fetchPart: typeof fetchWithRetries = fetchWithRetries,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await fetchPart(importPart) }));
}
