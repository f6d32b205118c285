import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import { getCouriers, type ListedCourier } from '#contract/couriers/staff-calls.ts';
import { useMayOpen } from '#web/staff/session/use-may-open.ts';
import { useApi } from '#web/use-api.ts';

export const COURIERS_KEY = ['couriers'] as const;
/** The cash changes with every delivery; the list of couriers hardly ever. */
const CASH_REFETCH_MS = 15_000;
const NAMES_REFETCH_MS = 5 * 60_000;

/** Couriers with the cash of their open shifts. */
export function couriersQuery(api: Api) {
  return queryOptions({
    queryKey: COURIERS_KEY,
    queryFn: ({ signal }) => api(getCouriers, { signal }),
    refetchInterval: CASH_REFETCH_MS,
  });
}

const NOBODY: readonly ListedCourier[] = [];

/** The couriers; empty in a restaurant without couriers, for who may not see them, and until they are loaded. */
export function useCouriers(): readonly ListedCourier[] {
  const { data } = useQuery({
    ...couriersQuery(useApi()),
    enabled: useMayOpen('staff'),
    refetchInterval: NAMES_REFETCH_MS,
    staleTime: NAMES_REFETCH_MS,
  });
  return data?.couriers ?? NOBODY;
}
