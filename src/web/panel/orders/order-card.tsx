import { useQuery } from '@tanstack/react-query';
import { placeOrder } from '#domain/orders/board.ts';
import { nextStage, stageOf } from '#domain/orders/order-stage.ts';
import { isUnhandled } from '#domain/orders/order-status.ts';
import type { ListedOrder } from '#domain/orders/order-view.ts';
import { boardWords } from '#web/i18n/panel/board.ts';
import { watchWords } from '#web/i18n/staff/watch.ts';
import { BoardCard } from '#web/panel/board/board-card.tsx';
import { boardTimes } from '#web/panel/board/board-words.ts';
import { nextStepWord, useNextStep } from '#web/panel/board/use-next-step.ts';
import { usualMinutes } from '#web/panel/board/usual-minutes.ts';
import { OrderCourier } from '#web/panel/couriers/order-courier.tsx';
import { acceptWord } from '#web/panel/decisions/accept-buttons.tsx';
import { armedState, useAccepting } from '#web/panel/decisions/accepting.tsx';
import { useLive, useServerNow } from '#web/panel/live/panel-live.tsx';
import { useApi } from '#web/use-api.ts';
import { restaurantFactsQuery } from './order-queries.ts';
import { statusWord } from './order-words.ts';
import { PhoneAnchor } from './phone-anchor.tsx';
import { useCardPresses } from './use-card-presses.ts';

type Props = {
  readonly order: ListedOrder;
  /** In a list of several states. */
  readonly hasState: boolean;
  /** An order as this tablet kept it: nothing can be decided on it. */
  readonly isKept?: boolean;
};

/** An open order in a list: the card of the board, with its state, the telephone, and handing it over at once. */
export function OrderCard({ order, hasState, isKept = false }: Props) {
  const now = useServerNow();
  const { data: restaurant } = useQuery(restaurantFactsQuery(useApi()));
  const { take, isBusy } = useNextStep('all');
  const { armed, sending } = useAccepting();
  const { suggest, ...presses } = useCardPresses(take);
  const alarm = useLive(({ alarms }) => alarms.get(order.number));
  const { placed, lane } = placeOrder(order, now, usualMinutes(restaurant, order, now));
  if (lane === null) return null;
  const isUndecided = isUnhandled(order.status);
  const stage = stageOf(order);
  return (
    <BoardCard
      order={order}
      lane={lane}
      view="all"
      level={2}
      isLate={placed.isLate}
      {...boardTimes(placed, lane, now)}
      alarm={alarm === undefined ? '' : watchWords.alarms[alarm]}
      bumpKey={null}
      step={isKept ? null : isUndecided ? acceptWord(suggest(order), now, false) : nextStepWord(order, 'all')}
      handOver={!isUndecided && nextStage(order) !== null ? boardWords.handOver[order.method] : null}
      state={
        !hasState
          ? ''
          : stage === 'ready' || stage === 'out'
            ? boardWords.lanes[stage]
            : statusWord(order.status, order.method)
      }
      armed={armedState(armed, order.number)}
      isBusy={isBusy(order.number) || sending === order.number}
      isNear
      watch={undefined}
      {...presses}
    >
      <PhoneAnchor phone={order.phone} isShort />
      {!isKept && <OrderCourier order={order} />}
    </BoardCard>
  );
}
