import { useState } from 'react';
import type { OrderStep } from '#contract/orders/staff-client.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import type { Problems } from '#web/forms/read-refusal.ts';
import type { Form } from '#web/forms/use-form.ts';
import { boardWords } from '#web/i18n/panel/board.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { callOf } from '#web/panel/board/board-words.ts';
import { announce } from '#web/staff/announce.ts';
import { useDialogForm } from '#web/staff/form/use-staff-form.ts';
import { useOrderStep } from './use-order-step.ts';

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

/** The form of one step of an order. */
export function useDecisionForm<Values, Request>({
  order,
  step,
  requestOf,
  onDone,
  onClose,
  ...options
}: DecisionOptions<Values, Request>): Form<Values> {
  const takeStep = useOrderStep();
  const [opened] = useState(order);
  return useDialogForm({
    ...options,
    failed: staffWords.general.unexpected,
    send: (values) =>
      takeStep(step, opened.number, requestOf(values, opened), (decided) => {
        onClose();
        announce(boardWords.doneTo(callOf(decided), onDone(decided, values)));
      }),
  });
}
