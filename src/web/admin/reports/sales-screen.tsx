import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { CallOutput } from '#contract/client.ts';
import { type RecordColumn, RecordTable } from '#web/admin/shell/record-table.tsx';
import { reportWords } from '#web/i18n/admin/reports.ts';
import { ReadState } from '#web/staff/read-state.tsx';
import { useApi } from '#web/use-api.ts';
import { daysShown } from './days-shown.ts';
import { ExportLink } from './export-link.tsx';
import { PeriodPicker } from './period-picker.tsx';
import type { PeriodSearch } from './period-search.ts';
import { ReportChart } from './report-chart.tsx';
import { salesQuery } from './report-queries.ts';
import { dateText, leiText, weekdayText } from './report-words.ts';
import styles from './reports.module.css';

type Sales = CallOutput<'getSales'>;

const words = reportWords.sales;

/** `/admin/statistics/sales`: income day by day. */
export function SalesScreen({ search }: { readonly search: PeriodSearch }) {
  const api = useApi();
  const navigate = useNavigate();
  const sales = useQuery(salesQuery(api, search));
  const shown = daysShown(search, sales.data);
  return (
    <>
      {/* Stays when the days are refused: they are put right here. */}
      <div className={styles.controls}>
        <PeriodPicker
          search={search}
          shown={shown}
          onChange={(chosen) => void navigate({ to: '/admin/statistics/sales', search: chosen, replace: true })}
        />
        {sales.data !== undefined && (
          // biome-ignore lint/a11y/useSemanticElements: links, not fields of a form.
          <div className={styles.exports} role="group" aria-labelledby="export-csv">
            <span className={styles.exportsLabel} id="export-csv">
              {reportWords.exports.label}
            </span>
            <ExportLink kind="orders" {...shown} label={reportWords.exports.orders} />
            <ExportLink kind="order-lines" {...shown} label={reportWords.exports.lines} />
            <ExportLink kind="reservations" {...shown} label={reportWords.exports.reservations} />
          </div>
        )}
      </div>
      <ReadState query={sales} failed={reportWords.failed}>
        {(report) => (
          <>
            <SalesFigures report={report} />
            <SalesCard report={report} isWhole />
            {report.reductions.length > 0 && <ReductionsCard report={report} />}
          </>
        )}
      </ReadState>
    </>
  );
}

/** The sums of a period. */
export function SalesFigures({ report }: { readonly report: Sales }) {
  return (
    <dl className={styles.figures}>
      <div className={styles.figure}>
        <dt>{words.income}</dt>
        <dd>{leiText(report.totalIncomeFromOrders)}</dd>
      </div>
      <div className={styles.figure}>
        <dt>{words.orders}</dt>
        <dd>{report.numberOfOrders}</dd>
      </div>
      <div className={styles.figure}>
        <dt>{words.average}</dt>
        <dd>{leiText(report.mediumOrderPrice)}</dd>
      </div>
      <div className={styles.figure}>
        <dt>
          <Link to="/admin/rejected-orders">{words.rejected}</Link>
        </dt>
        <dd>
          {report.numberOfRejectedOrders}{' '}
          {report.numberOfRejectedOrders > 0 && <small>{words.rejectedAmount(leiText(report.rejectedAmount))}</small>}
        </dd>
      </div>
    </dl>
  );
}

type SalesCardProps = {
  readonly report: Sales;
  /** With the table of days. */
  readonly isWhole?: boolean;
};

/** Income by day, to look at and to read. */
export function SalesCard({ report, isWhole = false }: SalesCardProps) {
  const { days } = report;
  const best = days.reduce<Sales['days'][number] | null>(
    (most, day) => (day.income > (most?.income ?? 0) ? day : most),
    null,
  );
  return (
    <section className={styles.card} aria-labelledby="vanzari-pe-zile">
      <div className={styles.cardHead}>
        <h2 className={styles.cardTitle} id="vanzari-pe-zile">
          {words.chart}
        </h2>
        <span className={styles.note}>
          {reportWords.period.range(dateText(report.startDate), dateText(report.endDate))}
        </span>
      </div>
      {best === null ? (
        <p className={styles.empty}>{words.empty}</p>
      ) : (
        <>
          <ReportChart
            label={`${words.chart}. ${words.best(weekdayText(best.date), leiText(best.income))}.`}
            series={words.income}
            bars={days.map(({ date, income }) => ({ name: dateText(date).slice(0, 5), value: income }))}
            format={leiText}
          />
          <p className={styles.note}>{words.best(weekdayText(best.date), leiText(best.income))}</p>
          {isWhole && (
            <details>
              <summary>{words.asTable}</summary>
              <RecordTable label={words.chart} columns={COLUMNS} rows={days} keyOf={({ date }) => date.join('-')} />
            </details>
          )}
        </>
      )}
    </section>
  );
}

/** What promotions took off; the income is without it. */
function ReductionsCard({ report: { reductions } }: { readonly report: Sales }) {
  return (
    <section className={styles.card} aria-labelledby="reduceri">
      <h2 className={styles.cardTitle} id="reduceri">
        {words.reductions}
      </h2>
      <RecordTable label={words.reductions} columns={REDUCTIONS} rows={reductions} keyOf={({ name }) => name} />
    </section>
  );
}

const REDUCTIONS: readonly RecordColumn<Sales['reductions'][number]>[] = [
  { title: words.reduction, cell: ({ name }) => name },
  { title: words.orders, isNumber: true, cell: ({ numberOfOrders }) => numberOfOrders },
  { title: words.reduced, isNumber: true, cell: ({ amount }) => leiText(amount) },
];

const COLUMNS: readonly RecordColumn<Sales['days'][number]>[] = [
  { title: words.day, cell: ({ date }) => weekdayText(date) },
  { title: words.orders, isNumber: true, cell: ({ numberOfOrders }) => numberOfOrders },
  { title: words.income, isNumber: true, cell: ({ income }) => leiText(income) },
];
