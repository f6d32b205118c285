import { useMutation, useQueryClient } from '@tanstack/react-query';
import { markStation } from '#contract/orders/staff-client.ts';
import type { ListedOrder } from '#domain/orders/order-view.ts';
import type { StationPart } from '#domain/orders/station-work.ts';
import { boardWords as words } from '#web/i18n/panel/board.ts';
import { DECISION_PATIENCE_MS } from '#web/panel/live/live-state.ts';
import { ORDERS_KEY, orderKey } from '#web/panel/orders/order-queries.ts';
import { announce } from '#web/staff/announce.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { offerUndo } from '#web/staff/offer-undo.tsx';
import { useApi } from '#web/use-api.ts';
import { callOf } from './board-words.ts';

type Press = { readonly order: ListedOrder; readonly part: StationPart; readonly isUndo?: boolean };

/** Marks that a station has finished its part of an order, or not yet; can be undone for ten seconds. */
export function useStationPart() {
  const api = useApi();
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ order, part }: Press) =>
      markStation(
        api,
        order.number,
        { stationId: part.id, isDone: !part.isDone },
        AbortSignal.timeout(DECISION_PATIENCE_MS),
      ),
    onSuccess: (changed, { order, part, isUndo = false }) => {
      queries.setQueryData(orderKey(order.number), changed);
      const done = part.isDone ? words.stations.resumed : words.stations.finished;
      const told = words.doneTo(callOf(order), done(part.name));
      if (isUndo) announce(told);
      else {
        const back = { order, part: { ...part, isDone: !part.isDone }, isUndo: true };
        offerUndo(told, words.undo, () => mutate(back));
      }
    },
    onError: (failure) => announce(failureSentence(failure, words.failed), 'bad'),
    // After a step without an answer, the refetched list shows whether it was taken.
    onSettled: () => queries.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
  return {
    /** Stable identity while the page is open. */
    turn: mutate,
    isTurning: (number: number) => isPending && variables.order.number === number,
  };
}
