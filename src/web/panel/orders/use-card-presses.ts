import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useMemo } from 'react';
import type { ListedOrder } from '#domain/orders/order-view.ts';
import type { CardPresses } from '#web/panel/board/board-card.tsx';
import { useAccepting } from '#web/panel/decisions/accepting.tsx';
import { useDecisions } from '#web/panel/decisions/decisions.tsx';
import { useSuggested } from './use-suggested.ts';

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
