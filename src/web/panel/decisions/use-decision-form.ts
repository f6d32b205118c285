import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFailure } from '#contract/client.ts';
import type { OrderStep } from '#contract/orders/staff-client.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import type { Problems } from '#web/forms/read-refusal.ts';
import type { Form } from '#web/forms/use-form.ts';
import { boardWords } from '#web/i18n/panel/board.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { callOf } from '#web/panel/board/board-words.ts';
import { DECISION_PATIENCE_MS } from '#web/panel/live/live-state.ts';
import { usePanelLive } from '#web/panel/live/panel-live.tsx';
import { ORDERS_KEY, orderKey } from '#web/panel/orders/order-queries.ts';
import { announce } from '#web/staff/announce.ts';
import { useDialogForm } from '#web/staff/form/use-staff-form.ts';
import { useApi } from '#web/use-api.ts';

type DecisionOptions<Values, Request> = {
  readonly order: OrderView;
  readonly initial: Values | (() => Values);
  readonly judge: (values: Values) => Problems;
  readonly step: OrderStep<Request>;
  /** `opened` is the order when the dialog opened, so the server refuses a step that another tablet made obsolete. */
  readonly requestOf: (values: Values, opened: OrderView) => Request;
  /** Answers what is announced behind what the kitchen calls the order, without its full stop. */
  readonly onDone: (order: OrderView, values: Values) => string;
  readonly onClose: () => void;
};

/**
 * The form of one step of an order. The ring stops when the button is pressed; the status changes with the answer.
 * After a decision on another tablet (409), and after a request without an answer, the order is refetched. Any other
 * failure changes nothing.
 */
export function useDecisionForm<Values, Request>({
  order,
  step,
  requestOf,
  onDone,
  onClose,
  ...options
}: DecisionOptions<Values, Request>): Form<Values> {
  const api = useApi();
  const queries = useQueryClient();
  const { feed } = usePanelLive();
  const [opened] = useState(order);
  const { number } = opened;
  const readOrdersAgain = () => {
    void queries.invalidateQueries({ queryKey: ORDERS_KEY });
    feed.hurry();
  };
  return useDialogForm({
    ...options,
    failed: staffWords.general.unexpected,
    async send(values) {
      feed.dispatch({ kind: 'decision-sent', number });
      try {
        const request = requestOf(values, opened);
        const decided = await step(api, number, request, AbortSignal.timeout(DECISION_PATIENCE_MS));
        queries.setQueryData(orderKey(number), decided);
        feed.dispatch({ kind: 'order-seen', number, version: decided.version, status: decided.status });
        onClose();
        announce(boardWords.doneTo(callOf(decided), onDone(decided, values)));
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
    },
  });
}

/**
 * True after a decision by another tablet or the guest, and after a request without an answer: only the refetched order
 * tells.
 */
function mayHaveBeenTaken(failure: unknown): boolean {
  return failure instanceof CallFailure && (failure.body === null || failure.body.code === 'already_decided');
}
