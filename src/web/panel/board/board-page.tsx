import { Alert, Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { arrangeBoard, arrangeSections, dishesAt, type SectionOrder } from '#domain/orders/board.ts';
import { BUMP_KEYS, bumpPage, turnBumpPage } from '#domain/orders/bump-keys.ts';
import { isUnhandled } from '#domain/orders/order-status.ts';
import type { ListedOrder } from '#domain/orders/order-view.ts';
import { countOf } from '#domain/text/plural.ts';
import { type Instant, instant, MINUTE_MS } from '#domain/time/instant.ts';
import { boardWords as words } from '#web/i18n/panel/board.ts';
import { offlineWords } from '#web/i18n/panel/offline.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { acceptWord } from '#web/panel/decisions/accept-buttons.tsx';
import { armedState, useAccepting } from '#web/panel/decisions/accepting.tsx';
import { linkOf } from '#web/panel/live/live-state.ts';
import { useLive, useSavedOrders, useServerNow } from '#web/panel/live/panel-live.tsx';
import { listSaved } from '#web/panel/offline/saved-orders.ts';
import { useTellShown } from '#web/panel/orders/on-screen.tsx';
import { restaurantFactsQuery } from '#web/panel/orders/order-queries.ts';
import { StaleNotice } from '#web/panel/orders/stale-notice.tsx';
import { useCardPresses } from '#web/panel/orders/use-card-presses.ts';
import { useEstimatesRead } from '#web/panel/orders/use-estimates-read.ts';
import { useStanding } from '#web/panel/orders/use-standing.ts';
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
import { BoardHead, type LateOrders } from './board-head.tsx';
import { useBoardLook, useStationView } from './board-look.ts';
import { boardQuery } from './board-query.ts';
import { boardTimes, countLane } from './board-words.ts';
import { DishSums } from './dish-sums.tsx';
import { packCards } from './pack-cards.ts';
import { useBumpKeys } from './use-bump-keys.ts';
import { useNear } from './use-near.ts';
import { isBumped, isOfCooking, nextStepWord, useNextStep } from './use-next-step.ts';
import { type ShownSection, useSteadyPlaces } from './use-steady-places.ts';
import { usualMinutes } from './usual-minutes.ts';

/** `/comenzi/tabla`: every open order, sorted by the moment its preparation must begin. */
export function BoardPage() {
  const board = useQuery(boardQuery(useApi()));
  const kept = useSavedOrders();
  const isLineLost = useLive((state) => linkOf(state) === 'lost');
  const areEstimatesRead = useEstimatesRead();
  if (board.data !== undefined && areEstimatesRead) {
    const { orders, found } = board.data;
    return (
      <>
        {isLineLost && <StaleNotice title={offlineWords.staleTitle} savedAt={instant(board.dataUpdatedAt)} />}
        <Board orders={orders} found={found} />
      </>
    );
  }
  if (kept !== null && board.failureCount > 0) {
    const orders = listSaved(kept, { status: undefined, search: '' });
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
  const standing = useStanding(orders);
  const lanes = useLanes(
    useMemo(() => standing.filter((order) => dishesAt(view, order.items).here.length > 0), [standing, view]),
  );
  const sections = useMemo(() => arrangeSections(lanes, look), [lanes, look]);
  const { shown: steady, waiting, onTouch, showAll } = useSteadyPlaces(sections, look === 'list');
  useTellShown(useCallback(({ number, status }) => isUnhandled(status) && !waiting.has(number), [waiting]));
  // The first screen renders at once, the rest right after it in a render that a press can interrupt.
  const isRestDrawn = useDeferredValue(true, false);
  const { take, isBusy } = useNextStep(view);
  const isAnswering = useMayOpen('staff');
  const mayTake = (order: ListedOrder) => !isReadOnly && (isAnswering || isOfCooking(order, view));
  const { armed, sending } = useAccepting();
  const { suggest, ...presses } = useCardPresses(take);
  const keyable = steady.flatMap(({ section, orders: some }) =>
    section === 'later' ? [] : some.map(({ placed }) => placed),
  );
  const [wantedPage, setWantedPage] = useState(0);
  const firstKeyed = bumpPage(wantedPage, keyable.length) * BUMP_KEYS;
  const keyed = keyable
    .slice(firstKeyed, firstKeyed + BUMP_KEYS)
    .filter(({ order }) => isBumped(order, view) && mayTake(order));
  const keys = new Map(
    keyed.map(({ order }) => [order.number, keyable.findIndex((one) => one.order === order) - firstKeyed + 1]),
  );
  useBumpKeys({
    press: (key) => {
      const placed = keyed.find(({ order }) => keys.get(order.number) === key + 1);
      if (placed === undefined || isBusy(placed.order.number)) return;
      if (isUnhandled(placed.order.status)) presses.onAccept(placed.order);
      else take(placed.order);
    },
    turn: (by) => {
      const page = turnBumpPage(wantedPage, by, keyable.length);
      setWantedPage(page);
      const first = keyable[page * BUMP_KEYS];
      if (first !== undefined) document.getElementById(cardId(first.order))?.scrollIntoView({ block: 'nearest' });
    },
    undo: takeBackOffered,
  });
  /**
   * In the list, orders of earlier sections use up the first screen; in columns, every lane begins on the first screen.
   */
  const countFirst = (place: number) =>
    look === 'columns'
      ? FIRST_OF_COLUMN
      : Math.max(0, FIRST_OF_LIST - steady.slice(0, place).reduce((sum, one) => sum + one.orders.length, 0));
  const draw = ({ section, orders: some }: ShownSection, place: number) => {
    const isFolded = some.length === 0 && (look === 'list' || section === 'later');
    // The section stays while only held back orders are in it.
    if (isFolded && !(section === 'new' && waiting.size > 0)) return null;
    return (
      <section
        key={section}
        className={styles.lane}
        data-lane={section}
        data-empty={some.length === 0 || undefined}
        aria-labelledby={`tabla-${section}`}
      >
        <div className={styles.laneHead}>
          <h2 className={styles.laneTitle} id={`tabla-${section}`}>
            {words.lanes[section]}{' '}
            <small className={styles.soft}>
              {countLane(
                section,
                some.map(({ placed }) => placed),
              )}
            </small>
          </h2>
          {section === 'new' && waiting.size > 0 && (
            <button type="button" className={styles.arrived} onClick={showAll}>
              {countOf(waiting.size, words.arrived)}
            </button>
          )}
        </div>
        {section === 'preparing' && <DishSums key={view} orders={lanes.preparing} view={view} />}
        {some.length === 0 ? (
          <p className={styles.soft}>{words.emptyLane}</p>
        ) : (
          <Orders
            orders={some}
            first={countFirst(place)}
            isRestDrawn={isRestDrawn}
            draw={({ placed, lane }, about) => (
              <BoardCard
                key={placed.order.number}
                order={placed.order}
                lane={lane}
                view={view}
                level={3}
                isLate={placed.isLate}
                {...boardTimes(placed, lane, now)}
                bumpKey={isReadOnly ? null : (keys.get(placed.order.number) ?? null)}
                step={
                  !mayTake(placed.order)
                    ? null
                    : isUnhandled(placed.order.status)
                      ? acceptWord(suggest(placed.order), now, false)
                      : nextStepWord(placed.order, view)
                }
                armed={armedState(armed, placed.order.number)}
                isBusy={isBusy(placed.order.number) || sending === placed.order.number}
                {...presses}
                {...about}
              />
            )}
          />
        )}
      </section>
    );
  };
  const isNothingShown = keyable.length === 0 && lanes.later.length === 0 && waiting.size === 0;
  return (
    <>
      <BoardHead found={found} late={firstLate(steady)} look={look} stations={stations} view={view} />
      {found > orders.length && <Alert color="warn">{words.more}</Alert>}
      {orders.length === 0 ? (
        <Empty icon={<IconClipboardList aria-hidden />} title={words.empty}>
          {words.emptyHint}
        </Empty>
      ) : (
        <div className={styles.board} data-look={look} onPointerDownCapture={onTouch}>
          <div className={styles.lanes}>
            {steady.map((one, place) => (one.section === 'later' ? null : draw(one, place)))}
          </div>
          {steady.map((one, place) => (one.section === 'later' ? draw(one, place) : null))}
          {isNothingShown && <p className={styles.soft}>{words.stations.nothing}</p>}
        </div>
      )}
      {/* Announced when it changes: the row numbers are only visible. */}
      <p role="status" className={styles.keyPage}>
        {keyable.length > BUMP_KEYS && !isReadOnly
          ? words.keyPage(firstKeyed + 1, Math.min(firstKeyed + BUMP_KEYS, keyable.length))
          : ''}
      </p>
      <p className={styles.keys}>{words.keys}</p>
    </>
  );
}

/** How many accepted orders are late, and the first of them on the page. */
function firstLate(sections: readonly ShownSection[]): LateOrders {
  const late = sections.flatMap(({ orders }) => orders.filter(({ placed, lane }) => placed.isLate && lane !== 'new'));
  return { count: late.length, target: late[0] === undefined ? null : cardId(late[0].placed.order) };
}

type OrdersProps = {
  readonly orders: ShownSection['orders'];
  readonly first: number;
  readonly isRestDrawn: boolean;
  readonly draw: (order: SectionOrder<ListedOrder>, about: Distance) => ReactNode;
};

/** The orders of a section; those far outside the viewport are rendered with few elements. */
function Orders({ orders, first, isRestDrawn, draw }: OrdersProps) {
  const { near, watch } = useNear(first);
  return (
    <ul className={styles.orders} ref={packCards}>
      {orders
        .slice(0, isRestDrawn ? undefined : first)
        .map((one, place) => draw(one, { isNear: place < near, watch: place === near ? watch : undefined }))}
    </ul>
  );
}

/** Fits on the first screen of a tablet; what a bigger screen shows in addition renders right after it. */
const FIRST_OF_LIST = 9;
const FIRST_OF_COLUMN = 4;

const NO_STATIONS: Pick<StationsSetup, 'stations'> = { stations: [] };

/** Sorted again when an order changes and every minute, not every second. */
function useLanes(orders: readonly ListedOrder[]) {
  const { data: restaurant } = useQuery(restaurantFactsQuery(useApi()));
  const now = toMinute(useServerNow());
  return useMemo(
    () => arrangeBoard(orders, now, (order) => usualMinutes(restaurant, order, now)),
    [orders, restaurant, now],
  );
}

function toMinute(now: Instant): Instant {
  return instant(now - (now % MINUTE_MS));
}
