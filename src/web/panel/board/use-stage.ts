import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeStage } from '#contract/orders/staff-client.ts';
import { type OrderStage, type StagedOrder, stageOf } from '#domain/orders/order-stage.ts';
import type { ListedOrder, OrderView } from '#domain/orders/order-view.ts';
import { boardWords as words } from '#web/i18n/panel/board.ts';
import { DECISION_PATIENCE_MS } from '#web/panel/live/live-state.ts';
import { ORDERS_KEY, orderKey } from '#web/panel/orders/order-queries.ts';
import { putInLists } from '#web/panel/orders/put-in-lists.ts';
import { announce } from '#web/staff/announce.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { offerUndo } from '#web/staff/offer-undo.tsx';
import { useApi } from '#web/use-api.ts';
import { callOf } from './board-words.ts';

type Staged = StagedOrder & Pick<ListedOrder, 'number' | 'kitchenNumber'>;

type Press = { readonly order: Staged; readonly stage: OrderStage; readonly isUndo?: boolean };

type Stage = {
  /** Stable identity while the page is open. */
  readonly set: (press: Press) => void;
  readonly isSetting: (number: number) => boolean;
};

/** Sets the stage of an order; for ten seconds the step can be taken back. */
export function useStage(): Stage {
  const api = useApi();
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ order, stage }: Press): Promise<OrderView> =>
      changeStage(api, order.number, { stage }, AbortSignal.timeout(DECISION_PATIENCE_MS)),
    onSuccess: (changed, { order, stage, isUndo = false }) => {
      queries.setQueryData(orderKey(order.number), changed);
      putInLists(queries, changed);
      const before = stageOf(order);
      const told = words.doneTo(callOf(order), words.done[stage]);
      if (isUndo || before === null) announce(told);
      else offerUndo(told, words.undo, () => mutate({ order, stage: before, isUndo: true }));
    },
    onError: (failure) => announce(failureSentence(failure, words.failed), 'bad'),
    // After a step without an answer, the refetched list shows whether it was taken.
    onSettled: () => queries.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
  return {
    set: mutate,
    isSetting: (number) => isPending && variables.order.number === number,
  };
}
