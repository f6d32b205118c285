/** Preparation of an accepted order by the kitchen: of the whole order, and station by station. */
import { changeStage as decideStage, type OrderStage, type StageRefusal } from '#domain/orders/order-stage.ts';
import type { OrderEventKind } from '#domain/orders/order-view.ts';
import { markStation as decideStationPart, type StationRefusal } from '#domain/orders/station-work.ts';
import { ok, type Result } from '#domain/result.ts';
import { listContent } from '../order-lines.repository.ts';
import { markStage, markStationsDone } from '../orders.repository.ts';
import type { StoredOrder } from '../stored-order.ts';
import { type AnswerServices, type Asked, done, type MovedRefusal, moveOrder } from './move-order.ts';

const STAGE_EVENTS = {
  preparing: 'resumed',
  ready: 'ready',
  out: 'left',
} as const satisfies Record<OrderStage, OrderEventKind>;

/** Marks an accepted order as ready or on its way, or as in preparation again after a mistaken press. */
export function changeStage(
  services: AnswerServices,
  asked: Asked,
  stage: OrderStage,
): Promise<Result<StoredOrder, MovedRefusal<StageRefusal>>> {
  const move = { move: 'change_stage', kind: STAGE_EVENTS[stage], mail: null, proposal: 'kept' } as const;
  return moveOrder<StageRefusal>(services, asked, move, async (tx, order, step) => {
    const changed = decideStage(order, stage, step.at);
    return changed.ok ? ok(done(await markStage(tx, step, changed.value), {})) : changed;
  });
}

/** Marks a station's part of an accepted order as finished, or undoes that. */
export function markStation(
  services: AnswerServices,
  asked: Asked,
  part: { readonly stationId: number; readonly isDone: boolean },
): Promise<Result<StoredOrder, MovedRefusal<StationRefusal>>> {
  const kind = part.isDone ? 'station_done' : 'station_resumed';
  return moveOrder<StationRefusal>(
    services,
    asked,
    { move: 'mark_station', kind, mail: null, proposal: 'kept' },
    async (tx, order, step) => {
      const marked = decideStationPart({ ...order, items: (await listContent(tx, order.id)).lines }, part);
      if (!marked.ok) return marked;
      if (marked.value === 'unchanged') return ok('unchanged');
      return ok(done(await markStationsDone(tx, step, marked.value), {}));
    },
  );
}
