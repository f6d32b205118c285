import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import { getPaymentsToCheck } from '#contract/payments/staff-calls.ts';

const REFETCH_MS = 30_000;

/** Payments that a person has to look at, and since when payment online is off by itself. */
export const paymentsToCheckQuery = (api: Api) =>
  queryOptions({
    queryKey: ['payments-to-check'],
    queryFn: ({ signal }) => api(getPaymentsToCheck, { signal }),
    refetchInterval: REFETCH_MS,
  });
