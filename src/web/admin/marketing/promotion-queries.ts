import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import { getDeliveryZones } from '#contract/delivery/staff-calls.ts';
import { FRESH_MS } from '#contract/freshness.ts';
import { getEntriesForPromotions } from '#contract/products/staff-calls.ts';
import { getAdminPromotions } from '#contract/promotions/staff-calls.ts';
import type { PromotionType } from '#domain/promotions/kinds.ts';
import { useSetup } from '#web/admin/setup/use-setup.ts';
import { useApi } from '#web/use-api.ts';

const keyOf = (type: PromotionType) => ['promotions', type] as const;

const promotionsQuery = (api: Api, type: PromotionType) =>
  queryOptions({
    queryKey: keyOf(type),
    queryFn: () => api(getAdminPromotions, { query: { type } }),
    staleTime: FRESH_MS.adminPromotions,
  });

/** Every promotion of a type, the active ones first. */
export function usePromotions(type: PromotionType) {
  return useQuery(promotionsQuery(useApi(), type));
}

/** Refetches them now, for every screen that shows them. */
export function useReadPromotionsAgain(type: PromotionType) {
  const api = useApi();
  const queries = useQueryClient();
  return () => queries.fetchQuery({ ...promotionsQuery(api, type), staleTime: 0 });
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
