import { queryOptions } from '@tanstack/react-query';
import type { Api, CallInput } from '#contract/client.ts';
import { FRESH_MS } from '#contract/freshness.ts';
import { fetchProducts } from '#contract/menu/calls.ts';
import { soldOutList } from '#contract/panel/service-calls.ts';
import { soldOutWords } from '#web/i18n/panel/service.ts';
import { MENU_KEY, SOLD_OUT_KEY } from '#web/panel/live/desk-keys.ts';
import { useStep } from '#web/staff/use-step.ts';
import { useApi } from '#web/use-api.ts';

const REFETCH_MS = 15_000;

export function soldOutQuery(api: Api) {
  return queryOptions({
    queryKey: SOLD_OUT_KEY,
    queryFn: ({ signal }) => soldOutList.fetch(api, { signal }),
    refetchInterval: REFETCH_MS,
  });
}

/** The menu as guests see it: a mark here changes what they see. */
export function soldMenuQuery(api: Api) {
  return queryOptions({
    queryKey: MENU_KEY,
    staleTime: FRESH_MS.products,
    queryFn: ({ signal }) => fetchProducts(api, signal),
  });
}

export type SoldOutSubject = NonNullable<CallInput<'markBack'>['body']>['subject'];

/** Sets or removes a mark. */
export function useMark<Name extends 'markSoldOut' | 'markBack'>(call: Name, onDone: () => void = () => {}) {
  const api = useApi();
  return useStep((body: NonNullable<CallInput<Name>['body']>) => api(call as 'markSoldOut' | 'markBack', { body }), {
    failed: soldOutWords.stepFailed,
    reads: [SOLD_OUT_KEY, MENU_KEY],
    onDone,
  });
}
