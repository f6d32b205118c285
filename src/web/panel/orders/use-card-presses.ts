import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useCallback, useMemo } from 'react';
import type { ListedOrder } from '#domain/orders/order-view.ts';
import { type SuggestedPromise, suggestPromise } from '#domain/orders/steps/told-promise.ts';
import type { CardPresses } from '#web/panel/board/board-card.tsx';
import { estimateFor } from '#web/panel/board/usual-minutes.ts';
import { useAccepting } from '#web/panel/decisions/accepting.tsx';
import { useDecisions } from '#web/panel/decisions/decisions.tsx';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { useApi } from '#web/use-api.ts';
import { houseQuery } from './order-queries.ts';

type Suggested = Parameters<typeof estimateFor>[1] & Parameters<typeof suggestPromise>[0];

/** What accepting an order now would promise. Another function when the restaurant or the minute changes. */
export function useSuggested(): (order: Suggested) => SuggestedPromise | null {
  const { data: house } = useQuery(houseQuery(useApi()));
  const now = useServerNow();
  return useCallback((order) => suggestPromise(order, now, estimateFor(house, order, now)), [house, now]);
}

/** What the buttons of a card do. */
export function useCardPresses(
  onStep: (order: ListedOrder) => void,
): CardPresses & { readonly suggest: ReturnType<typeof useSuggested> } {
  const router = useRouter();
  const { decide } = useDecisions();
  const { press } = useAccepting();
  const suggest = useSuggested();
  return useMemo(
    () => ({
      suggest,
      onStep,
      onAccept: (order) => press(order, suggest(order)),
      onOther: ({ number }) => decide('accept', number),
      onReject: ({ number }) => decide('reject', number),
      onHandOver: ({ number }) => decide('deliver', number),
      /** A click on an order's link: the router follows it, unless the click asks for another tab. */
      onOpen: (click: MouseEvent, { number }) => {
        if (click.button !== 0 || click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return;
        click.preventDefault();
        void router.navigate({ to: '/comenzi/$orderId', params: { orderId: `${number}` } });
      },
    }),
    [suggest, onStep, press, decide, router],
  );
}
