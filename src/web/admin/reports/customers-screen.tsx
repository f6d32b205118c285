import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
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
import type { RecordColumn } from '#web/staff/kit/record-table.tsx';
import { findSort, type ListSearch, listQueryOf } from '#web/staff/list-search.ts';
import { RecordList } from '#web/staff/record-list.tsx';
import { useApi } from '#web/use-api.ts';
import { bestCustomers } from './best-customers.ts';
import { ExampleRanks } from './example-charts.tsx';
import { ExportLink } from './export-link.tsx';
import { ReportChart } from './report-chart.tsx';
import { clientsQuery } from './report-queries.ts';

const words = reportWords.customers;
type Sort = keyof typeof words.sorts;
const ON_CHART = 5;

/** `/admin/statistics/customers`: the customers with number and sum of their orders. */
export function CustomersScreen({ search, today }: { readonly search: ListSearch<Sort>; readonly today: string }) {
  const sort = findSort(words.sorts, search);
  return (
    <RecordList
      label={words.title}
      words={{ ...words, failed: reportWords.failed }}
      search={search}
      query={useQuery(clientsQuery(useApi(), { ...listQueryOf(search), sort }))}
      icon={<IconChartBar aria-hidden />}
      columns={COLUMNS}
      keyOf={({ mail }) => mail}
      tools={<ExportLink kind="customers" from={aYearBefore(today)} to={today} />}
    />
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
