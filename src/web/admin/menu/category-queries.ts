import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { getStaffCategories, type StaffCategory } from '#contract/categories/staff-calls.ts';
import type { Api } from '#contract/client.ts';
import { useApi } from '#web/use-api.ts';

const KEY = ['menu', 'staff-categories'] as const;

const categoriesQuery = (api: Api) => queryOptions({ queryKey: KEY, queryFn: () => api(getStaffCategories) });

/** Every category, in the order of the menu. */
export function useStaffCategories() {
  return useQuery(categoriesQuery(useApi()));
}

/** Refetches them now, for every component that shows them. */
export function useReadCategoriesAgain() {
  const api = useApi();
  const queries = useQueryClient();
  return () => queries.fetchQuery({ ...categoriesQuery(api), staleTime: 0 });
}

/** Shows another order until the server has answered (optimistic update). */
export function useShowCategories() {
  const queries = useQueryClient();
  return (categories: readonly StaffCategory[]) => queries.setQueryData(KEY, categories);
}
