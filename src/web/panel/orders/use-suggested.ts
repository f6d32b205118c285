import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type SuggestedPromise, suggestPromise } from '#domain/orders/steps/told-promise.ts';
import { estimateFor } from '#web/panel/board/usual-minutes.ts';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { useApi } from '#web/use-api.ts';
import { restaurantFactsQuery } from './order-queries.ts';

type Suggested = Parameters<typeof estimateFor>[1] & Parameters<typeof suggestPromise>[0];

/** What accepting an order now would promise. Another function when the restaurant or the minute changes. */
export function useSuggested(): (order: Suggested) => SuggestedPromise | null {
  const { data: restaurant } = useQuery(restaurantFactsQuery(useApi()));
  const now = useServerNow();
  return useCallback((order) => suggestPromise(order, now, estimateFor(restaurant, order, now)), [restaurant, now]);
}
