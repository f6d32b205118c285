import { useCallback } from 'react';
import type { StationView } from '#domain/orders/board.ts';
import { KITCHEN_STAGES } from '#domain/orders/kitchen-reader.ts';
import { nextStage, stageOf } from '#domain/orders/order-stage.ts';
import { isUnhandled } from '#domain/orders/order-status.ts';
import type { ListedOrder } from '#domain/orders/order-view.ts';
import { isDoneEverywhere, type StationPart, stationParts } from '#domain/orders/station-work.ts';
import { boardWords as words } from '#web/i18n/panel/board.ts';
import { useDecisions } from '#web/panel/decisions/decisions.tsx';
import { useStage } from './use-stage.ts';
import { useStationPart } from './use-station-part.ts';

/**
 * The part of an order that a press at this station finishes or takes back; null when the press is about the whole
 * order: no station is chosen, no other station works on it, all have finished, or it is not in preparation.
 */
function partAt(view: StationView, order: ListedOrder): StationPart | null {
  if (stageOf(order) !== 'preparing' || isDoneEverywhere(order)) return null;
  const parts = stationParts(order);
  return parts.length < 2 ? null : (parts.find(({ id }) => id === view) ?? null);
}

/** The label of the next step of an accepted order. */
export function nextStepWord(order: ListedOrder, view: StationView): string {
  const part = partAt(view, order);
  if (part !== null) return part.isDone ? words.stations.resume : words.stations.finish;
  const stage = nextStage(order);
  return stage === null ? words.handOver[order.method] : words.steps[stage];
}

/** Whether the next step is a part of cooking: accepting and handing over are for those who speak to guests. */
export function isOfCooking(order: ListedOrder, view: StationView): boolean {
  if (isUnhandled(order.status)) return false;
  const stage = nextStage(order);
  return partAt(view, order) !== null || (stage !== null && KITCHEN_STAGES.includes(stage));
}

/** Whether a bump bar may take the step: a second press does not take back what a station has finished. */
export function isBumped(order: ListedOrder, view: StationView): boolean {
  return partAt(view, order)?.isDone !== true;
}

/**
 * Takes the next step of an accepted order. Handing over needs input, so it opens its dialog; the steps before take one
 * press.
 */
export function useNextStep(view: StationView): {
  readonly take: (order: ListedOrder) => void;
  readonly isBusy: (number: number) => boolean;
} {
  const { decide } = useDecisions();
  const { set, isSetting } = useStage();
  const { turn, isTurning } = useStationPart();
  const take = useCallback(
    (order: ListedOrder) => {
      const part = partAt(view, order);
      if (part !== null) return turn({ order, part });
      const stage = nextStage(order);
      if (stage === null) decide('deliver', order.number);
      else set({ order, stage });
    },
    [decide, set, turn, view],
  );
  return { take, isBusy: (number) => isSetting(number) || isTurning(number) };
}
