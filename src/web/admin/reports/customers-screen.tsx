import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { CallOutput } from '#contract/client.ts';
import { PAGE_SIZE } from '#contract/page-size.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import { countOf } from '#domain/text/plural.ts';
import { type RecordColumn, RecordTable } from '#web/admin/shell/record-table.tsx';
import { reportWords } from '#web/i18n/admin/reports.ts';
import { PageLinks } from '#web/staff/page-links.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { pageIndex } from '#web/ui/page-number.ts';
import { useApi } from '#web/use-api.ts';
import { ExportLink } from './export-link.tsx';
import { ReportChart } from './report-chart.tsx';
import { clientsQuery } from './report-queries.ts';
import { leiText, momentText } from './report-words.ts';
import styles from './reports.module.css';

type Clients = CallOutput<'getClients'>['content'];

export type CustomersSearch = {
  readonly q?: string | undefined;
  readonly sort?: string;
  readonly page?: number;
};

const words = reportWords.customers;
const SORTS = ['amount', 'purchases', 'recent', 'name'] as const;
const ON_CHART = 5;
const TYPING_PAUSE_MS = 300;

/** `/admin/statistics/customers`: who buys, how often and for how much. */
export function CustomersScreen({ search, today }: { readonly search: CustomersSearch; readonly today: string }) {
  const api = useApi();
  const navigate = useNavigate();
  const page = pageIndex(search);
  const sort = SORTS.find((one) => one === search.sort) ?? 'amount';
  const clients = useQuery(clientsQuery(api, { page, sort, search: search.q }));
  const show = (chosen: CustomersSearch) =>
    void navigate({ to: '/admin/statistics/customers', search: chosen, replace: true });
  const find = useDebouncedCallback((q: string) => show({ sort, ...(q === '' ? {} : { q }) }), TYPING_PAUSE_MS);
  return (
    <>
      <div className={styles.controls}>
        <TextInput
          className={styles.wide}
          type="search"
          label={words.search}
          defaultValue={search.q}
          onChange={({ currentTarget }) => find(currentTarget.value.trim())}
        />
        <NativeSelect
          label={words.sort}
          value={sort}
          onChange={({ currentTarget }) => show({ q: search.q, sort: currentTarget.value })}
          data={SORTS.map((value) => ({ value, label: words.sorts[value] }))}
        />
        <ExportLink kind="customers" from={aYearBefore(today)} to={today} />
      </div>
      <ReadState query={clients} failed={reportWords.failed}>
        {({ content, totalElements }) =>
          totalElements === 0 ? (
            <p className={styles.empty} role="status">
              {words.empty}
            </p>
          ) : (
            <>
              <p className={styles.note} role="status">
                {countOf(totalElements, words.count)}
              </p>
              <RecordTable label={words.title} columns={COLUMNS} rows={content} keyOf={({ mail }) => mail} />
              <PageLinks page={page} pages={Math.ceil(totalElements / PAGE_SIZE)} />
            </>
          )
        }
      </ReadState>
    </>
  );
}

/** The five who bought for most. */
export function CustomersCard({ clients }: { readonly clients: Clients }) {
  const best = clients.slice(0, ON_CHART).map(({ firstName, lastName, orderAmount }) => ({
    name: `${firstName} ${lastName}`.trim(),
    value: orderAmount,
  }));
  return (
    <section className={styles.card} aria-labelledby="cei-mai-buni-clienti">
      <h2 className={styles.cardTitle} id="cei-mai-buni-clienti">
        {words.chart}
      </h2>
      {best.length === 0 ? (
        <p className={styles.empty}>{words.empty}</p>
      ) : (
        <ReportChart
          label={`${words.chart}: ${best.map(({ name, value }) => `${name}, ${leiText(value)}`).join('; ')}.`}
          series={words.series}
          bars={best}
          format={leiText}
          isLying
        />
      )}
    </section>
  );
}

const COLUMNS: readonly RecordColumn<Clients[number]>[] = [
  {
    title: words.name,
    cell: ({ firstName, lastName, newsletterAccepted }) => (
      <>
        {firstName} {lastName}
        {newsletterAccepted && (
          <span className={styles.sub}>
            {words.newsletter}: {words.subscribed}
          </span>
        )}
      </>
    ),
  },
  {
    title: words.contact,
    cell: ({ phoneNumber, mail }) => (
      <div>
        {phoneNumber !== '' && (
          <a className={styles.reach} href={`tel:${phoneNumber}`}>
            {formatPhone(phoneNumber)}
          </a>
        )}
        <a className={`${styles.reach} ${styles.sub}`} href={`mailto:${mail}`}>
          {mail}
        </a>
      </div>
    ),
  },
  { title: words.purchases, isNumber: true, cell: ({ numberOfPurchases }) => numberOfPurchases },
  { title: words.amount, isNumber: true, cell: ({ orderAmount }) => leiText(orderAmount) },
  { title: words.last, isNumber: true, cell: ({ lastOrderDate }) => momentText(lastOrderDate) },
];

function aYearBefore(day: string): string {
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4) === '-02-29' ? '-02-28' : day.slice(4)}`;
}
