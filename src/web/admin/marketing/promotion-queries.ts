import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import { FRESH_MS } from '#contract/freshness.ts';
import { sizesForPromotions } from '#contract/menu/entries-calls.ts';
import { adminPromotions } from '#contract/promotions/calls.ts';
import { zonesSetup } from '#contract/restaurant/setup-calls.ts';
import type { PromotionType } from '#domain/promotions/kinds.ts';
import { useSetup } from '#web/admin/setup/use-setup.ts';
import { useApi } from '#web/use-api.ts';

const keyOf = (type: PromotionType) => ['promotions', type] as const;

const promotionsQuery = (api: Api, type: PromotionType) =>
  queryOptions({
    queryKey: keyOf(type),
    queryFn: () => adminPromotions.fetch(api, { query: { type } }),
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
    queryFn: () => sizesForPromotions.fetch(api),
    staleTime: FRESH_MS.products,
  });
}

/** The localities the restaurant delivers to. */
export function useDeliveryPlaces() {
  return useSetup('getDeliveryZones', zonesSetup.fetch).query;
}
