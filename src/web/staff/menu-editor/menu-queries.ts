/**
 * The queries of the product editor, each under one key. Lists are fresh for half a minute (back-office.md §9), forms
 * are always refetched.
 */

import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import { FRESH_MS } from '#contract/freshness.ts';
import { fetchProducts } from '#contract/menu/client.ts';
import { LARGEST_PAGE, PAGE_SIZE } from '#contract/page-size.ts';
import {
  type Entry,
  getEntries,
  getEntriesForPromotions,
  getEntry,
  getMenuEditing,
} from '#contract/products/staff-calls.ts';
import { pageIndex } from '#web/ui/page-number.ts';
import type { MenuSearch } from './menu-search.ts';

export const MENU_KEY = ['menu-editor'] as const;
export const ENTRIES_KEY = [...MENU_KEY, 'entries'] as const;

export function entriesQuery(api: Api, { search, category, state, missing, sort, ...at }: MenuSearch) {
  const query = {
    page: pageIndex(at),
    size: PAGE_SIZE,
    ...(search === undefined ? {} : { searchBy: search }),
    ...(category === undefined ? {} : { category }),
    ...(state === undefined ? {} : { state }),
    ...(missing === undefined ? {} : { missing }),
    ...(sort === undefined ? {} : { sort }),
  };
  return queryOptions({
    queryKey: [...ENTRIES_KEY, query],
    queryFn: ({ signal }) => api(getEntries, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS.products,
  });
}

/** Every product of a category, in the order of the menu. */
export function categoryOrderQuery(api: Api, categoryId: number) {
  return queryOptions({
    queryKey: [...MENU_KEY, 'order', categoryId],
    queryFn: ({ signal }) => readEveryEntry(api, { category: String(categoryId) }, signal),
    staleTime: 0,
  });
}

/** Every product of the menu, without the archive. */
export function wholeMenuQuery(api: Api) {
  return queryOptions({
    queryKey: [...MENU_KEY, 'whole'],
    queryFn: ({ signal }) => readEveryEntry(api, {}, signal),
    // It is edited: it must not be stale, nor change under the hands.
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

async function readEveryEntry(api: Api, filter: { readonly category?: string }, signal: AbortSignal) {
  const products: Entry[] = [];
  for (let page = 0; ; page += 1) {
    const { content, totalPages } = await api(getEntries, { query: { ...filter, page, size: LARGEST_PAGE }, signal });
    products.push(...content);
    if (page + 1 >= totalPages) return products;
  }
}

export function entryQuery(api: Api, id: number) {
  return queryOptions({
    queryKey: [...MENU_KEY, 'entry', id],
    queryFn: ({ signal }) => api(getEntry, { params: { id }, signal }),
    // A form is filled from it, so it must not be stale.
    staleTime: 0,
  });
}

export function editingQuery(api: Api) {
  return queryOptions({
    queryKey: [...MENU_KEY, 'editing'],
    queryFn: ({ signal }) => api(getMenuEditing, { signal }),
    staleTime: FRESH_MS.products,
  });
}

/** The menu as guests get it, with the texts and sizes of every product. */
export function offeredMenuQuery(api: Api) {
  return queryOptions({
    queryKey: [...MENU_KEY, 'offered'],
    queryFn: ({ signal }) => fetchProducts(api, signal),
    staleTime: FRESH_MS.products,
  });
}

export function namesQuery(api: Api) {
  return queryOptions({
    queryKey: [...MENU_KEY, 'names'],
    queryFn: ({ signal }) => api(getEntriesForPromotions, { signal }),
    // Forms choose from it: a product created a moment ago, perhaps on another device, must be offered.
    staleTime: 0,
  });
}

/** Refetches all queries of the menu. */
export function useReadMenuAgain() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: MENU_KEY });
}
