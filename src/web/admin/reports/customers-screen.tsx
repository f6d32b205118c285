import { Group, NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Clients } from '#contract/statistics/staff-calls.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { reportWords } from '#web/i18n/admin/reports.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { IconChartBar } from '#web/staff/kit/icons.gen.tsx';
import { TouchAnchor } from '#web/staff/kit/links.tsx';
import { Empty } from '#web/staff/kit/notices.tsx';
import { type RecordColumn, RecordTable } from '#web/staff/kit/record-table.tsx';
import { PagedList } from '#web/staff/paged-list.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { SearchField } from '#web/staff/search-field.tsx';
import { pageIndex } from '#web/ui/page-number.ts';
import { useApi } from '#web/use-api.ts';
import { bestCustomers } from './best-customers.ts';
import { ExampleRanks } from './example-charts.tsx';
import { ExportLink } from './export-link.tsx';
import { ReportChart } from './report-chart.tsx';
import { clientsQuery } from './report-queries.ts';

export type CustomersSearch = {
  readonly q?: string | undefined;
  readonly sort?: string;
  readonly page?: number;
};

const words = reportWords.customers;
const SORTS = ['amount', 'purchases', 'recent', 'name'] as const;
const ON_CHART = 5;

/** `/admin/statistics/customers`: the customers with number and sum of their orders. */
export function CustomersScreen({ search, today }: { readonly search: CustomersSearch; readonly today: string }) {
  const api = useApi();
  const navigate = useNavigate();
  const page = pageIndex(search);
  const sort = SORTS.find((one) => one === search.sort) ?? 'amount';
  const clients = useQuery(clientsQuery(api, { page, sort, search: search.q }));
  const show = (chosen: CustomersSearch) =>
    void navigate({ to: '/admin/statistics/customers', search: chosen, replace: true });
  const find = (q: string) => show({ sort, ...(q === '' ? {} : { q }) });
  return (
    <>
      <Group data-screen-only align="end" gap="sm">
        <SearchField flex="1 1 16rem" label={words.search} defaultValue={search.q} onSearch={find} />
        <NativeSelect
          label={words.sort}
          value={sort}
          onChange={({ currentTarget }) => show({ q: search.q, sort: currentTarget.value })}
          data={SORTS.map((value) => ({ value, label: words.sorts[value] }))}
        />
        <ExportLink kind="customers" from={aYearBefore(today)} to={today} />
      </Group>
      <ReadState query={clients} failed={reportWords.failed}>
        {({ content, totalElements }) =>
          totalElements === 0 ? (
            <Empty icon={<IconChartBar aria-hidden />} title={words.empty} />
          ) : (
            <PagedList page={page} total={totalElements} count={words.count}>
              <RecordTable label={words.title} columns={COLUMNS} rows={content} keyOf={({ mail }) => mail} />
            </PagedList>
          )
        }
      </ReadState>
    </>
  );
}

/** The five customers with the highest sums. */
export function CustomersCard({ clients }: { readonly clients: Clients }) {
  const best = bestCustomers(clients, ON_CHART).map((client) => ({
    name: fullName(client),
    value: client.orderAmount,
  }));
  return (
    <Card title={words.chart}>
      {best.length === 0 ? (
        <Empty
          icon={<IconChartBar aria-hidden />}
          title={words.emptyYet}
          example={<ExampleRanks names={reportWords.example.customers} of="people" />}
        />
      ) : (
        <ReportChart
          label={`${words.chart}: ${best.map(({ name, value }) => `${name}, ${formatLei(value)}`).join('; ')}.`}
          series={words.series}
          bars={best}
          format={formatLei}
          unit={100}
          of="people"
          isLying
        />
      )}
    </Card>
  );
}

const COLUMNS: readonly RecordColumn<Clients[number]>[] = [
  {
    title: words.name,
    cell: ({ firstName, lastName, newsletterAccepted }) => (
      <>
        {firstName} {lastName}
        {newsletterAccepted && (
          <Text component="span" display="block" c="dimmed" fz="0.875rem">
            {words.newsletter}: {words.subscribed}
          </Text>
        )}
      </>
    ),
  },
  {
    title: words.contact,
    cell: ({ phoneNumber, mail }) => (
      <div>
        {phoneNumber !== '' && <TouchAnchor href={`tel:${phoneNumber}`}>{formatPhone(phoneNumber)}</TouchAnchor>}
        <Text component="a" display="block" c="dimmed" fz="0.875rem" href={`mailto:${mail}`}>
          {mail}
        </Text>
      </div>
    ),
  },
  { title: words.purchases, isNumber: true, cell: ({ numberOfPurchases }) => numberOfPurchases },
  { title: words.amount, isNumber: true, cell: ({ orderAmount }) => formatLei(orderAmount) },
  { title: words.last, isNumber: true, cell: ({ lastOrderDate }) => formatDateTime(lastOrderDate) },
];

function aYearBefore(day: string): string {
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4) === '-02-29' ? '-02-28' : day.slice(4)}`;
}
