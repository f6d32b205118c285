import type { AnswerOf } from '#contract/define/define-call.ts';
import {
  replayDeliveryZones,
  replayKitchenCapacity,
  replayPromotion,
  type WhatIfAnswer,
} from '#contract/replay/staff-calls.ts';
import { canBeReplayed } from '#domain/replay/can-be-replayed.ts';
import type { WhatIfRun } from '#domain/replay/what-if.ts';
import { replayCapacity } from '#domain/replay/what-if-capacity.ts';
import { replayOffer } from '#domain/replay/what-if-promotion.ts';
import { replayZones } from '#domain/replay/what-if-zones.ts';
import { planCapacity } from '#server/features/capacity/index.ts';
import { loadZones, readZones } from '#server/features/delivery/index.ts';
import { planPromotion } from '#server/features/promotions/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { answerAs, defineRoute, type Route, refuse, refuseAs } from '#server/platform/http/route.ts';
import { listProductCategories } from './replay.repository.ts';
import { type ReplayedChange, replayChange } from './replay-change.ts';

/** As many orders are named; the counts are of all. */
const MOST_NAMED = 100;

/** Calls of the back office: an unsaved draft, replayed. */
export function replayRoutes({ db, clock }: DbServices): readonly Route[] {
  const replay = async (run: WhatIfRun, days: number) =>
    presentWhatIf(days, await replayChange(db, run, { days, now: clock() }));
  return [
    defineRoute('replayDeliveryZones', async ({ body: { days, draft } }) => {
      const zones = readZones(draft.zones);
      if (!zones.ok) return refuseAs(zones.error);
      return answerAs(replayDeliveryZones, await replay(replayZones(await loadZones(db), zones.value), days));
    }),
    defineRoute('replayKitchenCapacity', async ({ body: { days, draft } }) => {
      const { saved, typed } = await planCapacity(db, draft);
      return answerAs(replayKitchenCapacity, await replay(replayCapacity(saved, typed), days));
    }),
    defineRoute('replayPromotion', async ({ body: { days, draft } }) => {
      const planned = await planPromotion({ db, clock }, draft);
      if (!planned.ok) return { kind: 'refusal', ...planned.error } as const;
      const { saved, typed } = planned.value;
      if (!canBeReplayed(typed.type)) return refuse('promotion_not_replayed');
      const run = replayOffer(saved, typed, await listProductCategories(db));
      return answerAs(replayPromotion, await replay(run, days));
    }),
  ];
}

function presentWhatIf(days: number, replayed: ReplayedChange): WhatIfAnswer & AnswerOf<typeof replayKitchenCapacity> {
  const { counts, changed } = replayed;
  return {
    days,
    numberOfOrders: replayed.orders,
    numberFromRecord: replayed.byRecord,
    isShortened: replayed.isShortened,
    amountAsSaved: replayed.before,
    amountAsTyped: replayed.after,
    numberOfRefused: counts.refused,
    numberOfTaken: counts.taken,
    numberOfOtherSum: counts.other_sum,
    numberOfLater: counts.later,
    changed: changed.slice(0, MOST_NAMED).map(({ number, placedAt, effect, before, after, minutes }) => ({
      orderNumber: number,
      placedAt,
      effect,
      amountAsSaved: before,
      amountAsTyped: after,
      minutesLater: minutes,
    })),
  };
}
