import { Alert, Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { arrangeBoard, BOARD_LANES, type BoardLane, type Placed, sumDishes } from '#domain/orders/board.ts';
import { nextStage } from '#domain/orders/order-stage.ts';
import { isUnhandled } from '#domain/orders/order-status.ts';
import type { ListedOrder } from '#domain/orders/order-view.ts';
import { countOf } from '#domain/text/plural.ts';
import { type Instant, instant, MINUTE_MS } from '#domain/time/instant.ts';
import { boardWords as words } from '#web/i18n/panel/board.ts';
import { offlineWords } from '#web/i18n/panel/offline.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { useDecisions } from '#web/panel/decisions/decisions.tsx';
import { linkOf } from '#web/panel/live/live-state.ts';
import { useKept, useLive, useServerNow } from '#web/panel/live/panel-live.tsx';
import { listKept } from '#web/panel/offline/kept-orders.ts';
import { useTellShown } from '#web/panel/orders/on-screen.tsx';
import { houseQuery } from '#web/panel/orders/order-queries.ts';
import { productLine } from '#web/panel/orders/order-words.ts';
import { StaleNotice } from '#web/panel/orders/stale-notice.tsx';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { Columns } from '#web/staff/kit/columns.tsx';
import { IconClipboardList } from '#web/staff/kit/icons.gen.tsx';
import { Empty } from '#web/staff/kit/notices.tsx';
import { chipClass } from '#web/ui/chip.ts';
import { useApi } from '#web/use-api.ts';
import styles from './board.module.css';
import { BoardCard, type NextStep } from './board-card.tsx';
import { BOARD_LOOKS, saveLook, useBoardLook } from './board-look.ts';
import { boardQuery } from './board-query.ts';
import { BUMP_KEYS, useBumpKeys } from './use-bump-keys.ts';
import { useStage } from './use-stage.tsx';
import { usualMinutes } from './usual-minutes.ts';

/** `/comenzi/tabla`: every open order, sorted by when it must be begun. */
export function BoardPage() {
  const board = useQuery(boardQuery(useApi()));
  const kept = useKept();
  const isLineLost = useLive((state) => linkOf(state) === 'lost');
  useTellShown(useCallback(({ status }) => isUnhandled(status), []));
  if (board.data !== undefined) {
    const { orders, found } = board.data;
    return (
      <>
        {isLineLost && <StaleNotice title={offlineWords.staleTitle} savedAt={instant(board.dataUpdatedAt)} />}
        <Board orders={orders} found={found} />
      </>
    );
  }
  if (kept !== null && board.failureCount > 0) {
    const orders = listKept(kept, { status: undefined, search: '' });
    return (
      <>
        <StaleNotice title={offlineWords.listTitle} savedAt={kept.savedAt} isReadOnly />
        <Board orders={orders} found={orders.length} isReadOnly />
      </>
    );
  }
  if (board.isError) {
    return (
      <Alert role="alert" title={staffWords.orders.listFailed}>
        <p>{failureSentence(board.error, staffWords.general.unexpected)}</p>
        <Button mt="md" onClick={() => void board.refetch()} loading={board.isFetching}>
          {staffWords.general.retry}
        </Button>
      </Alert>
    );
  }
  return (
    <Columns role="status" aria-label={staffWords.general.loading} least="21rem">
      {[0, 1, 2, 3].map((place) => (
        <Skeleton key={place} height={160} radius="lg" />
      ))}
    </Columns>
  );
}

type BoardProps = {
  readonly orders: readonly ListedOrder[];
  readonly found: number;
  /** Nothing can be decided: the orders are those this tablet kept. */
  readonly isReadOnly?: boolean;
};

function Board({ orders, found, isReadOnly = false }: BoardProps) {
  const look = useBoardLook();
  const lanes = useLanes(orders);
  const stepOf = useNextStep();
  const shown = BOARD_LANES.flatMap((lane) => (lane === 'later' ? [] : lanes[lane]));
  const keyOf = (placed: Placed<ListedOrder>) => {
    const place = shown.indexOf(placed);
    return place < 0 || place >= BUMP_KEYS ? null : place + 1;
  };
  useBumpKeys((place) => {
    const placed = shown[place];
    if (placed !== undefined && !isReadOnly) stepOf(placed.order).take();
  });
  const list = (lane: BoardLane) => (
    <ul className={styles.orders}>
      {lanes[lane].map((placed) => (
        <li key={placed.order.number}>
          <BoardCard
            placed={placed}
            lane={lane}
            bumpKey={isReadOnly ? null : keyOf(placed)}
            next={isReadOnly ? null : stepOf(placed.order)}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <Group component="header" justify="space-between" gap="xs">
        <Group align="baseline" gap="xs">
          <Title order={1} fz="xl">
            {words.title}
          </Title>
          <Text c="dimmed">{countOf(found, words.count)}</Text>
        </Group>
        <fieldset className={styles.looks} aria-label={words.looks.label}>
          {BOARD_LOOKS.map((one) => (
            <button
              key={one}
              type="button"
              className={chipClass(one === look)}
              aria-pressed={one === look}
              onClick={() => saveLook(one)}
            >
              {words.looks[one]}
            </button>
          ))}
        </fieldset>
      </Group>
      {found > orders.length && <Alert color="warn">{words.more}</Alert>}
      {orders.length === 0 ? (
        <Empty icon={<IconClipboardList aria-hidden />} title={words.empty}>
          {words.emptyHint}
        </Empty>
      ) : (
        <div className={styles.board} data-look={look}>
          {BOARD_LANES.map((lane) =>
            lanes[lane].length === 0 && (look === 'list' || lane === 'later') ? null : (
              <section key={lane} className={styles.lane} data-lane={lane} aria-labelledby={`tabla-${lane}`}>
                <Title order={2} id={`tabla-${lane}`} fz="lg">
                  {words.lanes[lane]} <Text span c="dimmed" fw={400}>{`${lanes[lane].length}`}</Text>
                </Title>
                {lane === 'preparing' && <DishSums orders={lanes.preparing} />}
                {lanes[lane].length === 0 ? <Text c="dimmed">{words.emptyLane}</Text> : list(lane)}
              </section>
            ),
          )}
        </div>
      )}
      <Text c="dimmed" fz="sm" visibleFrom="sm">
        {words.keys}
      </Text>
    </>
  );
}

/** Sorted anew when an order changes and every minute, not every second. */
function useLanes(orders: readonly ListedOrder[]) {
  const { data: house } = useQuery(houseQuery(useApi()));
  const second = useServerNow();
  const now = toMinute(second);
  return arrangeBoard(orders, now, (order) => usualMinutes(house, order, now));
}

function toMinute(now: Instant): Instant {
  return instant(now - (now % MINUTE_MS));
}

/** Accepting and handing over ask something, so they open their dialog; the steps between are one press. */
function useNextStep(): (order: ListedOrder) => NextStep {
  const { decide } = useDecisions();
  const { set, isSetting } = useStage();
  return (order) => {
    const { number, status, method } = order;
    if (isUnhandled(status)) {
      return { word: staffWords.decision.accept, take: () => decide('accept', number), isBusy: false };
    }
    const stage = nextStage(order);
    if (stage === null) return { word: words.handOver[method], take: () => decide('deliver', number), isBusy: false };
    return { word: words.steps[stage], take: () => set({ order, stage }), isBusy: isSetting(number) };
  };
}

/** What a cook puts on the fire together, while several orders want the same. */
function DishSums({ orders }: { readonly orders: readonly Placed<ListedOrder>[] }) {
  const sums = sumDishes(orders.map(({ order }) => order)).filter(({ quantity }) => quantity > 1);
  if (sums.length === 0) return null;
  return (
    <details className={styles.sums}>
      <summary>{words.dishes}</summary>
      <ul>
        {sums.map((dish) => (
          <li key={`${dish.productName} ${dish.sizeLabel}`}>{productLine(dish)}</li>
        ))}
      </ul>
    </details>
  );
}
