import { Alert, Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { arrangeBoard, BOARD_LANES, type BoardLane, dishesAt, type Placed } from '#domain/orders/board.ts';
import { BUMP_KEYS, bumpPage, turnBumpPage } from '#domain/orders/bump-keys.ts';
import { isUnhandled } from '#domain/orders/order-status.ts';
import type { ListedOrder } from '#domain/orders/order-view.ts';
import { type Instant, instant, MINUTE_MS } from '#domain/time/instant.ts';
import { boardWords as words } from '#web/i18n/panel/board.ts';
import { offlineWords } from '#web/i18n/panel/offline.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { linkOf } from '#web/panel/live/live-state.ts';
import { useKept, useLive, useServerNow } from '#web/panel/live/panel-live.tsx';
import { listKept } from '#web/panel/offline/kept-orders.ts';
import { useTellShown } from '#web/panel/orders/on-screen.tsx';
import { houseQuery } from '#web/panel/orders/order-queries.ts';
import { StaleNotice } from '#web/panel/orders/stale-notice.tsx';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { Columns } from '#web/staff/kit/columns.tsx';
import { IconClipboardList } from '#web/staff/kit/icons.gen.tsx';
import { Empty } from '#web/staff/kit/notices.tsx';
import { takeBackOffered } from '#web/staff/offer-undo.tsx';
import { useMayOpen } from '#web/staff/session/use-may-open.ts';
import { type StationsSetup, stationsQuery } from '#web/staff/stations.ts';
import { useApi } from '#web/use-api.ts';
import styles from './board.module.css';
import { BoardCard, cardId, type Distance } from './board-card.tsx';
import { BoardHead } from './board-head.tsx';
import { useBoardLook, useStationView } from './board-look.ts';
import { boardQuery } from './board-query.ts';
import { boardTimes, countLane } from './board-words.ts';
import { DishSums } from './dish-sums.tsx';
import { useBumpKeys } from './use-bump-keys.ts';
import { useNear } from './use-near.ts';
import { isBumped, isOfCooking, nextStepWord, useNextStep } from './use-next-step.ts';
import { usualMinutes } from './usual-minutes.ts';

/** `/comenzi/tabla`: every open order, sorted by the moment its preparation must begin. */
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
  /** Nothing can be decided: the orders are those kept on this tablet. */
  readonly isReadOnly?: boolean;
};

function Board({ orders, found, isReadOnly = false }: BoardProps) {
  const look = useBoardLook();
  const { data: { stations } = NO_STATIONS } = useQuery(stationsQuery(useApi()));
  const view = useStationView(stations);
  const now = useServerNow();
  const lanes = useLanes(
    useMemo(() => orders.filter((order) => dishesAt(view, order.items).here.length > 0), [orders, view]),
  );
  // The first screen renders at once, the rest right after it in a render that a press can interrupt.
  const isRestDrawn = useDeferredValue(true, false);
  const { take, isBusy } = useNextStep(view);
  const isAnswering = useMayOpen('staff');
  const mayTake = (order: ListedOrder) => !isReadOnly && (isAnswering || isOfCooking(order, view));
  const open = useOpenOrder();
  const shown = BOARD_LANES.flatMap((lane) => (lane === 'later' ? [] : lanes[lane]));
  const [wantedPage, setWantedPage] = useState(0);
  const firstKeyed = bumpPage(wantedPage, shown.length) * BUMP_KEYS;
  const keyed = shown
    .slice(firstKeyed, firstKeyed + BUMP_KEYS)
    .filter(({ order }) => isBumped(order, view) && mayTake(order));
  const keys = new Map(
    keyed.map(({ order }) => [order.number, shown.findIndex((one) => one.order === order) - firstKeyed + 1]),
  );
  useBumpKeys({
    press: (key) => {
      const placed = keyed.find(({ order }) => keys.get(order.number) === key + 1);
      if (placed !== undefined && !isBusy(placed.order.number)) take(placed.order);
    },
    turn: (by) => {
      const page = turnBumpPage(wantedPage, by, shown.length);
      setWantedPage(page);
      const first = shown[page * BUMP_KEYS];
      if (first !== undefined) document.getElementById(cardId(first.order))?.scrollIntoView({ block: 'nearest' });
    },
    undo: takeBackOffered,
  });
  /**
   * In the list, orders of earlier lanes use up the first screen; in columns, every lane begins on the first screen.
   */
  const countFirst = (lane: BoardLane) => {
    if (look === 'columns') return FIRST_OF_COLUMN;
    const above = BOARD_LANES.slice(0, BOARD_LANES.indexOf(lane));
    return Math.max(0, FIRST_OF_LIST - above.reduce((sum, one) => sum + lanes[one].length, 0));
  };
  const list = (lane: BoardLane) => (
    <Orders
      orders={lanes[lane]}
      first={countFirst(lane)}
      isRestDrawn={isRestDrawn}
      draw={(placed, about) => (
        <BoardCard
          key={placed.order.number}
          order={placed.order}
          lane={lane}
          view={view}
          isLate={placed.isLate}
          {...boardTimes(placed, lane, now)}
          bumpKey={keys.get(placed.order.number) ?? null}
          step={mayTake(placed.order) ? nextStepWord(placed.order, view) : null}
          isBusy={isBusy(placed.order.number)}
          onStep={take}
          onOpen={open}
          {...about}
        />
      )}
    />
  );
  return (
    <>
      <BoardHead found={found} look={look} stations={stations} view={view} />
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
                <h2 className={styles.laneTitle} id={`tabla-${lane}`}>
                  {words.lanes[lane]} <small className={styles.soft}>{countLane(lane, lanes[lane])}</small>
                </h2>
                {lane === 'preparing' && <DishSums key={view} orders={lanes.preparing} view={view} />}
                {lanes[lane].length === 0 ? <p className={styles.soft}>{words.emptyLane}</p> : list(lane)}
              </section>
            ),
          )}
          {shown.length === 0 && lanes.later.length === 0 && <p className={styles.soft}>{words.stations.nothing}</p>}
        </div>
      )}
      {/* Announced when it changes: the row numbers are only visible. */}
      <p role="status" className={styles.keyPage}>
        {shown.length > BUMP_KEYS && !isReadOnly
          ? words.keyPage(firstKeyed + 1, Math.min(firstKeyed + BUMP_KEYS, shown.length))
          : ''}
      </p>
      <p className={styles.keys}>{words.keys}</p>
    </>
  );
}

type OrdersProps = {
  readonly orders: readonly Placed<ListedOrder>[];
  readonly first: number;
  readonly isRestDrawn: boolean;
  readonly draw: (placed: Placed<ListedOrder>, about: Distance) => ReactNode;
};

/** The orders of a lane; those far outside the viewport are rendered with few elements. */
function Orders({ orders, first, isRestDrawn, draw }: OrdersProps) {
  const { near, watch } = useNear(first);
  return (
    <ul className={styles.orders}>
      {orders
        .slice(0, isRestDrawn ? undefined : first)
        .map((placed, place) => draw(placed, { isNear: place < near, watch: place === near ? watch : undefined }))}
    </ul>
  );
}

/** Fits on the first screen of a tablet; what a bigger screen shows in addition renders right after it. */
const FIRST_OF_LIST = 9;
const FIRST_OF_COLUMN = 4;

const NO_STATIONS: Pick<StationsSetup, 'stations'> = { stations: [] };

/** Sorted again when an order changes and every minute, not every second. */
function useLanes(orders: readonly ListedOrder[]) {
  const { data: house } = useQuery(houseQuery(useApi()));
  const now = toMinute(useServerNow());
  return useMemo(() => arrangeBoard(orders, now, (order) => usualMinutes(house, order, now)), [orders, house, now]);
}

/** A click on an order's link: the router follows it, unless the click asks for another tab. */
function useOpenOrder() {
  const router = useRouter();
  return useCallback(
    (press: MouseEvent, { number }: ListedOrder) => {
      if (press.button !== 0 || press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) return;
      press.preventDefault();
      void router.navigate({ to: '/comenzi/$orderId', params: { orderId: `${number}` } });
    },
    [router],
  );
}

function toMinute(now: Instant): Instant {
  return instant(now - (now % MINUTE_MS));
}
