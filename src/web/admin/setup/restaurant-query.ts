import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import { fetchSetup } from '#contract/restaurant/staff-calls.ts';
import { TODAY_KEY } from '#web/admin/shell/today-query.ts';
import { useApi } from '#web/use-api.ts';

const KEY = ['setup', 'restaurant'] as const;

const restaurantQuery = (api: Api) => queryOptions({ queryKey: KEY, queryFn: () => api(fetchSetup) });

/** Name, contact and address of the restaurant, with the versions of the forms. */
export function useRestaurantSetup() {
  return useQuery(restaurantQuery(useApi()));
}

/** Refetches it now, for every component that shows it. */
export function useReadRestaurantAgain() {
  const api = useApi();
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: TODAY_KEY });
    return queries.fetchQuery({ ...restaurantQuery(api), staleTime: 0 });
  };
}
