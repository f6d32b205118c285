import { Alert, Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { StaffOrders } from '#contract/orders/codec.ts';
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order.ts';
import { countOf } from '#domain/text/plural.ts';
import { instant } from '#domain/time/instant.ts';
import { offlineWords } from '#web/i18n/panel/offline.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { linkOf } from '#web/panel/live/live-state.ts';
import { useKept, useLive } from '#web/panel/live/panel-live.tsx';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { Columns } from '#web/staff/kit/columns.tsx';
import { IconClipboardList } from '#web/staff/kit/icons.gen.tsx';
import { ChipLinks } from '#web/staff/kit/links.tsx';
import { Empty } from '#web/staff/kit/notices.tsx';
import { PageLinks } from '#web/staff/page-links.tsx';
import { pageIndex } from '#web/ui/page-number.ts';
import { useApi } from '#web/use-api.ts';
import { KeptList } from './kept-list.tsx';
import { listShows } from './list-shows.ts';
import { useTellShown } from './on-screen.tsx';
import { OrderCard } from './order-card.tsx';
import { ordersQuery } from './order-queries.ts';
import { OrderSearchField } from './order-search-field.tsx';
import type { OrdersSearch } from './orders-search.ts';

import { StaleNotice } from './stale-notice.tsx';

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
  const { title, status } = LISTS[list];
  const page = pageIndex(search);
  const chosen = ORDER_STATUSES.find((candidate) => candidate === search.status);
  const wanted = status ?? chosen;
  const typed = search.search ?? '';
  const orders = useQuery(ordersQuery(api, { status: wanted, search: typed, page }));
  const shown = orders.data?.orders;
  useTellShown(
    useCallback(
      (order) => listShows({ status: wanted, search: typed, page, orders: shown }, order),
      [wanted, typed, page, shown],
    ),
  );
  const kept = useKept();
  const isLineLost = useLive((state) => linkOf(state) === 'lost');
  const total = orders.data?.found;
  return (
    <>
      <Group component="header" align="baseline" gap="xs">
        <Title order={1}>{title}</Title>
        {total !== undefined && <Text c="dimmed">{countOf(total, words.count)}</Text>}
      </Group>
      <Group gap="sm">
        <OrderSearchField key={list} search={search} />
        {list === 'all' && <StatusFilter chosen={chosen} search={search} />}
      </Group>
      {orders.data && isLineLost && (
        <StaleNotice title={offlineWords.staleTitle} savedAt={instant(orders.dataUpdatedAt)} />
      )}
      {orders.data ? (
        <Orders page={page} isSearch={search.search !== undefined} {...orders.data} />
      ) : kept !== null && orders.failureCount > 0 ? (
        <KeptList kept={kept} status={wanted} search={typed} />
      ) : orders.isError ? (
        <Alert role="alert" title={words.listFailed}>
          <p>{failureSentence(orders.error, general.unexpected)}</p>
          <Button mt="md" onClick={() => void orders.refetch()} loading={orders.isFetching}>
            {general.retry}
          </Button>
        </Alert>
      ) : (
        <Columns role="status" aria-label={general.loading} least="21rem">
          {[0, 1, 2, 3].map((place) => (
            <Skeleton key={place} height={240} radius="lg" />
          ))}
        </Columns>
      )}
    </>
  );
}

type OrdersProps = { readonly page: number; readonly isSearch: boolean } & Pick<StaffOrders, 'orders' | 'found'>;

function Orders({ orders, found, page, isSearch }: OrdersProps) {
  if (found === 0) {
    return (
      <Empty icon={<IconClipboardList aria-hidden />} title={isSearch ? words.noneFound : words.empty}>
        {isSearch ? words.noneFoundHint : words.emptyHint}
      </Empty>
    );
  }
  const next = page === 0 ? orders.find(({ status }) => status === 'NEW') : undefined;
  return (
    <>
      <Columns component="ul" least="21rem">
        {orders.map((order) => (
          <li key={order.number}>
            <OrderCard order={order} isNext={order === next} />
          </li>
        ))}
      </Columns>
      <PageLinks page={page} total={found} />
    </>
  );
}

const FILTERS = [
  { status: undefined, label: words.anyStatus },
  { status: 'NEW', label: words.status.new },
  { status: 'SCHEDULED', label: words.status.scheduled },
  { status: 'CONFIRMED', label: words.status.confirmed },
  { status: 'DELIVERED', label: words.status.delivered },
  { status: 'REJECTED', label: words.status.rejected },
] as const;

type FilterProps = { readonly chosen: OrderStatus | undefined; readonly search: OrdersSearch };

function StatusFilter({ chosen, search: { search } }: FilterProps) {
  const kept = search === undefined ? {} : { search };
  return (
    <ChipLinks
      label={words.filter}
      chips={FILTERS.map(({ status, label }) => ({
        key: label,
        label,
        isChosen: status === chosen,
        link: { to: '/comenzi', search: status === undefined ? kept : { ...kept, status } },
      }))}
    />
  );
}
