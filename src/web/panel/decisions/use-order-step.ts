import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFailure } from '#contract/client.ts';
import type { OrderStep } from '#contract/orders/calls.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { DECISION_PATIENCE_MS } from '#web/panel/live/live-state.ts';
import { usePanelLive } from '#web/panel/live/panel-live.tsx';
import { ORDERS_KEY, orderKey } from '#web/panel/orders/order-queries.ts';
import { announce } from '#web/staff/announce.ts';
import { useApi } from '#web/use-api.ts';

/**
 * One step of an order. The ring stops the moment the button is pressed, the status changes with the answer. After a
 * decision on another tablet (409), and after a request without an answer, the order is read again. Any other failure
 * changes nothing.
 */
export function useOrderStep<Request>(
  step: OrderStep<Request>,
  orderNumber: number,
  onDone: (order: OrderView) => string,
) {
  const api = useApi();
  const queries = useQueryClient();
  const { feed } = usePanelLive();
  const refetch = () => {
    void queries.invalidateQueries({ queryKey: ORDERS_KEY });
    feed.hurry();
  };
  return useMutation({
    mutationFn: (request: Request) => step(api, orderNumber, request, AbortSignal.timeout(DECISION_PATIENCE_MS)),
    onMutate: () => feed.dispatch({ kind: 'decision-sent', number: orderNumber }),
    onSuccess: (order) => {
      const { version, status } = order;
      queries.setQueryData(orderKey(orderNumber), order);
      feed.dispatch({ kind: 'order-seen', number: orderNumber, version, status });
      announce(onDone(order));
      refetch();
    },
    onError: (failure) => {
      // Whether a step without an answer was taken, the order itself says.
      if (!isAlreadyDecided(failure) && !isUnanswered(failure)) return;
      void queries.invalidateQueries({ queryKey: orderKey(orderNumber) });
      refetch();
    },
    onSettled: () => feed.dispatch({ kind: 'decision-ended', number: orderNumber }),
  });
}

function isUnanswered(failure: unknown): boolean {
  return failure instanceof CallFailure && failure.body === null;
}

/** Another tablet, or the guest, was quicker. */
export function isAlreadyDecided(failure: unknown): boolean {
  return failure instanceof CallFailure && failure.body?.code === 'already_decided';
}
