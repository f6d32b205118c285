import { useCallback } from 'react';
import { nextStage } from '#domain/orders/order-stage.ts';
import { isUnhandled } from '#domain/orders/order-status.ts';
import type { ListedOrder } from '#domain/orders/order-view.ts';
import { boardWords as words } from '#web/i18n/panel/board.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { useDecisions } from '#web/panel/decisions/decisions.tsx';
import { useStage } from './use-stage.ts';

/** The word of the one step that a press takes next. */
export function nextStepWord(order: ListedOrder): string {
  if (isUnhandled(order.status)) return staffWords.decision.accept;
  const stage = nextStage(order);
  return stage === null ? words.handOver[order.method] : words.steps[stage];
}

/** Takes it. Accepting and handing over ask something, so they open their dialog; the steps between are one press. */
export function useNextStep(): {
  readonly take: (order: ListedOrder) => void;
  readonly isBusy: (number: number) => boolean;
} {
  const { decide } = useDecisions();
  const { set, isSetting } = useStage();
  const take = useCallback(
    (order: ListedOrder) => {
      if (isUnhandled(order.status)) return decide('accept', order.number);
      const stage = nextStage(order);
      if (stage === null) decide('deliver', order.number);
      else set({ order, stage });
    },
    [decide, set],
  );
  return { take, isBusy: isSetting };
}
