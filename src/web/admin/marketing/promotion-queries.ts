import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import { getDeliveryZones } from '#contract/delivery/staff-calls.ts';
import { FRESH_MS } from '#contract/freshness.ts';
import { getEntriesForPromotions } from '#contract/products/staff-calls.ts';
import { getAdminPromotions } from '#contract/promotions/staff-calls.ts';
import { useSetup } from '#web/admin/setup/use-setup.ts';
import { useApi } from '#web/use-api.ts';

export const PROMOTIONS_KEY = ['promotions', 'all'] as const;

const promotionsQuery = (api: Api) =>
  queryOptions({
    queryKey: PROMOTIONS_KEY,
    queryFn: () => api(getAdminPromotions, { query: {} }),
    staleTime: FRESH_MS.adminPromotions,
  });

/** Every promotion, the active ones first. */
export function usePromotions() {
  return useQuery(promotionsQuery(useApi()));
}

/** Refetches them now, for every screen that shows them. */
export function useReadPromotionsAgain() {
  const api = useApi();
  const queries = useQueryClient();
  return () => queries.fetchQuery({ ...promotionsQuery(api), staleTime: 0 });
}

/** The products that a bundle can contain. */
export function useBundleProducts() {
  const api = useApi();
  return useQuery({
    queryKey: ['promotions', 'products'],
    queryFn: () => api(getEntriesForPromotions),
    staleTime: FRESH_MS.products,
  });
}

/** The localities the restaurant delivers to. */
export function useDeliveryPlaces() {
  return useSetup(getDeliveryZones).query;
}
