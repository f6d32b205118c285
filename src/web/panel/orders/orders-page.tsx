import { Alert, Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { StaffOrders } from '#contract/orders/codec.ts';
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order.ts';
import { isOpenOrder, isUnhandled } from '#domain/orders/order-status.ts';
import type { ListedOrder } from '#domain/orders/order-view.ts';
import { MOST_COUNTED } from '#domain/orders/parse-order-search.ts';
import { countOf } from '#domain/text/plural.ts';
import { instant } from '#domain/time/instant.ts';
import { offlineWords } from '#web/i18n/panel/offline.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { boardQuery } from '#web/panel/board/board-query.ts';
import { linkOf } from '#web/panel/live/live-state.ts';
import { useLive, useSavedOrders } from '#web/panel/live/panel-live.tsx';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { Columns } from '#web/staff/kit/columns.tsx';
import { IconClipboardList } from '#web/staff/kit/icons.gen.tsx';
import { Empty } from '#web/staff/kit/notices.tsx';
import { PageLinks } from '#web/staff/page-links.tsx';
import { pageIndex } from '#web/ui/page-number.ts';
import { useApi } from '#web/use-api.ts';
import { listShows } from './list-shows.ts';
import { useTellShown } from './on-screen.tsx';
import { OrderGrid } from './order-grid.tsx';
import { ordersQuery } from './order-queries.ts';
import { OrderSearchField } from './order-search-field.tsx';
import { OrderTable } from './order-table.tsx';
import styles from './orders-page.module.css';
import type { OrdersSearch } from './orders-search.ts';
import { SavedList } from './saved-list.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { useEstimatesRead } from './use-estimates-read.ts';
import { useStanding } from './use-standing.ts';

const { orders: words, general, nav } = staffWords;

/** The lists of the panel; each except the first shows one status. */
const LISTS = {
  all: { title: nav.all, status: undefined },
  new: { title: nav.new, status: 'NEW' },
  confirmed: { title: nav.confirmed, status: 'CONFIRMED' },
  scheduled: { title: nav.scheduled, status: 'SCHEDULED' },
  delivered: { title: nav.delivered, status: 'DELIVERED' },
  rejected: { title: nav.rejected, status: 'REJECTED' },
} as const satisfies Record<string, { readonly title: string; readonly status: OrderStatus | undefined }>;

type Props = { readonly list: keyof typeof LISTS; readonly search: OrdersSearch };

/** `/comenzi` and the lists below it: noi, confirmate, programate, livrate, respinse. */
export function OrdersPage({ list, search }: Props) {
  const api = useApi();
  const page = pageIndex(search);
  const chosen = ORDER_STATUSES.find((candidate) => candidate === search.status);
  const wanted = LISTS[list].status ?? chosen;
  const { title } = Object.values(LISTS).find(({ status }) => status === wanted) ?? LISTS.all;
  const typed = search.search ?? '';
  const orders = useQuery(ordersQuery(api, { status: wanted, search: typed, page }));
  const shown = orders.data?.orders;
  // The list of all begins with everything that waits for an answer, which may be on a later page of it.
  const isWhole = wanted === undefined && typed === '' && page === 0;
  useTellShown(
    useCallback(
      (order) =>
        (isWhole && isUnhandled(order.status)) ||
        listShows({ status: wanted, search: typed, page, orders: shown }, order),
      [isWhole, wanted, typed, page, shown],
    ),
  );
  const first = useUndecided(isWhole);
  const areEstimatesRead = useEstimatesRead();
  const kept = useSavedOrders();
  const isLineLost = useLive((state) => linkOf(state) === 'lost');
  const total = orders.data?.found;
  return (
    <>
      <header className={styles.top}>
        <h1>{title}</h1>
        {total !== undefined && <p>{countText(total, search.search !== undefined)}</p>}
        <OrderSearchField key={list} search={search} />
      </header>
      {orders.data && isLineLost && (
        <StaleNotice title={offlineWords.staleTitle} savedAt={instant(orders.dataUpdatedAt)} />
      )}
      {orders.data && !first.isAwaited && areEstimatesRead ? (
        <Orders
          title={title}
          status={wanted}
          page={page}
          isSearch={search.search !== undefined}
          first={first.orders}
          {...orders.data}
        />
      ) : kept !== null && orders.failureCount > 0 ? (
        <SavedList kept={kept} status={wanted} search={typed} />
      ) : orders.isError ? (
        <Alert role="alert" title={words.listFailed}>
          <p>{failureSentence(orders.error, general.unexpected)}</p>
          <Button mt="md" onClick={() => void orders.refetch()} loading={orders.isFetching}>
            {general.retry}
          </Button>
        </Alert>
      ) : (
        <Columns role="status" aria-label={general.loading} least="16.5rem" gap="0.5rem">
          {[0, 1, 2, 3].map((place) => (
            <Skeleton key={place} height={200} radius="lg" />
          ))}
        </Columns>
      )}
    </>
  );
}

function countText(total: number, isSearch: boolean): string {
  const count = countOf(total, words.count);
  return isSearch && total >= MOST_COUNTED ? words.atLeast(count) : count;
}

type OrdersProps = {
  readonly title: string;
  /** Of the list; undefined for all. */
  readonly status: OrderStatus | undefined;
  readonly page: number;
  readonly isSearch: boolean;
  /** What waits for an answer stands first; null where the list is as it was read. */
  readonly first: readonly ListedOrder[] | null;
} & Pick<StaffOrders, 'orders' | 'found'>;

/** What is worked on as cards, what is looked up as a table. */
function Orders({ orders: read, found, title, status, page, isSearch, first }: OrdersProps) {
  const orders = useStanding(first === null ? read : withFirst(first, read));
  if (found === 0) {
    return (
      <Empty icon={<IconClipboardList aria-hidden />} title={isSearch ? words.noneFound : words.empty}>
        {isSearch ? words.noneFoundHint : words.emptyHint}
      </Empty>
    );
  }
  const isTable = (order: ListedOrder) => status === 'SCHEDULED' || !isOpenOrder(order.status);
  const [cards, rows] = [orders.filter((order) => !isTable(order)), orders.filter(isTable)];
  return (
    <>
      {cards.length > 0 && <OrderGrid orders={cards} hasState={status === undefined} />}
      {rows.length > 0 && <OrderTable label={title} orders={rows} hasState={status === undefined} />}
      <PageLinks page={page} total={found} />
    </>
  );
}

type Undecided = {
  /** The list waits for them: read later, they would put other cards under the thumb. */
  readonly isAwaited: boolean;
  /** The longest waiting first; null where they could not be read or are not wanted. */
  readonly orders: readonly ListedOrder[] | null;
};

function useUndecided(isWanted: boolean): Undecided {
  const board = useQuery({ ...boardQuery(useApi()), enabled: isWanted });
  const orders = useMemo(
    () =>
      board.data?.orders
        .filter(({ status }) => isUnhandled(status))
        .toSorted((one, other) => one.placedAt - other.placedAt || one.number - other.number) ?? null,
    [board.data],
  );
  if (!isWanted) return { isAwaited: false, orders: null };
  return { isAwaited: orders === null && board.failureCount === 0, orders };
}

function withFirst(first: readonly ListedOrder[], orders: readonly ListedOrder[]): readonly ListedOrder[] {
  return [...first, ...orders.filter((order) => !isUnhandled(order.status))];
}
