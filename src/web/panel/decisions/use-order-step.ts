import { useQueryClient } from '@tanstack/react-query';
import { CallFailure } from '#contract/client.ts';
import type { OrderStep } from '#contract/orders/staff-client.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { DECISION_PATIENCE_MS } from '#web/panel/live/live-state.ts';
import { usePanelLive } from '#web/panel/live/panel-live.tsx';
import { ORDERS_KEY, orderKey } from '#web/panel/orders/order-queries.ts';
import { putInLists } from '#web/panel/orders/put-in-lists.ts';
import { useApi } from '#web/use-api.ts';

/**
 * Takes one step of an order. The ring stops and the order leaves the lists of undecided ones when the step is sent;
 * both come back when it is refused. After a decision on another tablet (409), and after a request without an answer,
 * the order is refetched. Any other failure changes nothing.
 *
 * @returns the order after the step; rejects with the failure
 */
export function useOrderStep() {
  const api = useApi();
  const queries = useQueryClient();
  const { feed } = usePanelLive();
  const readOrdersAgain = () => {
    void queries.invalidateQueries({ queryKey: ORDERS_KEY });
    feed.hurry();
  };
  return async <Request>(
    step: OrderStep<Request>,
    number: number,
    request: Request,
    onTaken: (order: OrderView) => void,
  ): Promise<void> => {
    feed.dispatch({ kind: 'decision-sent', number });
    try {
      const decided = await step(api, number, request, AbortSignal.timeout(DECISION_PATIENCE_MS));
      queries.setQueryData(orderKey(number), decided);
      putInLists(queries, decided);
      feed.dispatch({ kind: 'order-seen', number, version: decided.version, status: decided.status });
      onTaken(decided);
      readOrdersAgain();
    } catch (failure) {
      if (mayHaveBeenTaken(failure)) {
        void queries.invalidateQueries({ queryKey: orderKey(number) });
        readOrdersAgain();
      }
      throw failure;
    } finally {
      feed.dispatch({ kind: 'decision-ended', number });
    }
  };
}

/**
 * True after a decision by another tablet or the guest, and after a request without an answer: only the refetched order
 * tells.
 */
function mayHaveBeenTaken(failure: unknown): boolean {
  return failure instanceof CallFailure && (failure.body === null || failure.body.code === 'already_decided');
}
