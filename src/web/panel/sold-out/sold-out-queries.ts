import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import type { BodyOf } from '#contract/define/define-call.ts';
import { FRESH_MS } from '#contract/freshness.ts';
import { fetchProducts } from '#contract/menu/client.ts';
import { getSoldOut, type markBack, type markSoldOut } from '#contract/menu/staff-calls.ts';
import { soldOutWords } from '#web/i18n/panel/service.ts';
import { MENU_KEY, SOLD_OUT_KEY } from '#web/panel/live/desk-keys.ts';
import { useStep } from '#web/staff/use-step.ts';
import { useApi } from '#web/use-api.ts';

const REFETCH_MS = 15_000;

export function soldOutQuery(api: Api) {
  return queryOptions({
    queryKey: SOLD_OUT_KEY,
    queryFn: ({ signal }) => api(getSoldOut, { signal }),
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

export type SoldOutSubject = BodyOf<typeof markBack>['subject'];

/** Sets or removes a mark. */
export function useMark<Mark extends typeof markSoldOut | typeof markBack>(call: Mark, onDone: () => void = () => {}) {
  const api = useApi();
  return useStep((body: BodyOf<Mark>) => api<typeof markSoldOut | typeof markBack>(call, { body }), {
    failed: soldOutWords.stepFailed,
    reads: [SOLD_OUT_KEY, MENU_KEY],
    onDone,
  });
}
