import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import { getReceipts } from '#contract/fiscal/staff-calls.ts';

export const RECEIPTS_KEY = ['receipts'];
/** Frequent, because a receipt comes out within seconds. */
const REFETCH_MS = 5_000;

export function receiptsQuery(api: Api, date: string | undefined) {
  return queryOptions({
    queryKey: [...RECEIPTS_KEY, date ?? ''],
    queryFn: () => api(getReceipts, { query: date === undefined ? {} : { date } }),
    refetchInterval: REFETCH_MS,
  });
}
