import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFailure, type CallInput } from '#contract/client.ts';
import type { OrderDetail } from '#contract/orders.ts';
import { DECISION_PATIENCE_MS } from '#web/panel/live/live-state.ts';
import { usePanelLive } from '#web/panel/live/panel-live.tsx';
import { ORDERS_KEY, orderKey } from '#web/panel/orders/order-queries.ts';
import { announce } from '#web/staff/announce.ts';
import { useApi } from '#web/staff/use-api.ts';

type Step = 'confirmOrder' | 'rejectOrder' | 'markAsDelivered' | 'changePromise' | 'correctPayment';

/**
 * One step of an order. The ring stops the moment the button is pressed, the truth comes with the answer; somebody
 * quicker (409) is shown and fetched; so is what may have been done by a step that was never answered. Any other failure
 * leaves everything as it was.
 */
export function useOrderStep<Name extends Step>(
  step: Name,
  orderNumber: number,
  onDone: (order: OrderDetail) => string,
) {
  const api = useApi();
  const queries = useQueryClient();
  const { feed } = usePanelLive();
  const refetch = () => {
    void queries.invalidateQueries({ queryKey: ORDERS_KEY });
    feed.hurry();
  };
  return useMutation({
    mutationFn: (body: NonNullable<CallInput<Name>['body']>) =>
      api(step as Step, { body, signal: AbortSignal.timeout(DECISION_PATIENCE_MS) }),
    onMutate: () => feed.dispatch({ kind: 'decision-sent', number: orderNumber }),
    onSuccess: ({ order }) => {
      const { version, orderStatus: status } = order;
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
