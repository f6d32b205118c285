import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { SalesReport } from '#contract/statistics/staff-calls.ts';
import { ZERO_BANI } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { formatDays, formatLongDate, formatShortDate } from '#domain/time/format-date.ts';
import { compareDates } from '#domain/time/local-date.ts';
import { twoDigits } from '#domain/time/minute-of-day.ts';
import { reportWords } from '#web/i18n/admin/reports.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Figure, Figures } from '#web/staff/kit/facts.tsx';
import { IconChartBar } from '#web/staff/kit/icons.gen.tsx';
import { Empty } from '#web/staff/kit/notices.tsx';
import { type RecordColumn, RecordTable } from '#web/staff/kit/record-table.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { useApi } from '#web/use-api.ts';
import { changeNote } from './change-note.tsx';
import { daysShown } from './days-shown.ts';
import { ExampleBars } from './example-charts.tsx';
import { ExportMenu } from './export-link.tsx';
import { OptionsCard } from './options-card.tsx';
import { PeriodPicker } from './period-picker.tsx';
import type { PeriodSearch } from './period-search.ts';
import { ReportChart } from './report-chart.tsx';
import { salesQuery } from './report-queries.ts';
import { SourcesCard } from './sources-card.tsx';
import { today } from './today.ts';

const words = reportWords.sales;

/** `/admin/statistics/sales`: income day by day. */
export function SalesScreen({ search }: { readonly search: PeriodSearch }) {
  const api = useApi();
  const navigate = useNavigate();
  const sales = useQuery(salesQuery(api, search));
  const shown = daysShown(search, sales.data);
  return (
    <>
      {/* Stays when the days are refused, so that they can be corrected. */}
      <Group data-screen-only align="start" gap="sm">
        <PeriodPicker
          search={search}
          shown={shown}
          onChange={(chosen) => void navigate({ to: '/admin/statistics/sales', search: chosen, replace: true })}
        />
        {sales.data !== undefined && <ExportMenu {...shown} />}
      </Group>
      <ReadState query={sales} failed={reportWords.failed}>
        {(report) => (
          <>
            <SalesFigures report={report} />
            <SalesCard report={report} isWhole />
            {report.sources.length > 0 && <SourcesCard sources={report.sources} />}
            {report.options.length > 0 && <OptionsCard options={report.options} />}
            {report.reductions.length > 0 && <ReductionsCard report={report} />}
          </>
        )}
      </ReadState>
    </>
  );
}

/** The sums of a period. */
export function SalesFigures({ report }: { readonly report: SalesReport }) {
  const { before } = report;
  const than = formatDays(before.startDate, before.endDate);
  return (
    <Figures>
      <Figure
        label={words.income}
        value={formatLei(report.totalIncomeFromOrders)}
        note={changeNote({
          now: report.totalIncomeFromOrders,
          before: before.totalIncomeFromOrders,
          format: formatLei,
          than,
        })}
      />
      <Figure
        label={words.orders}
        value={report.numberOfOrders}
        note={
          changeNote({ now: report.numberOfOrders, before: before.numberOfOrders, format: String, than }) ??
          reportWords.change.nothing(than)
        }
      />
      <Figure
        label={words.average}
        value={formatLei(report.mediumOrderPrice)}
        note={changeNote({
          now: report.mediumOrderPrice,
          before: before.mediumOrderPrice,
          format: formatLei,
          than,
        })}
      />
      <Figure
        label={<Link to="/admin/rejected-orders">{words.rejected}</Link>}
        value={report.numberOfRejectedOrders}
        note={
          changeNote({
            now: report.numberOfRejectedOrders,
            before: before.numberOfRejectedOrders,
            format: String,
            than,
            isLessBetter: true,
          }) ??
          (report.numberOfRejectedOrders > 0 && words.rejectedAmount(formatLei(report.rejectedAmount)))
        }
      />
    </Figures>
  );
}

type SalesCardProps = {
  readonly report: SalesReport;
  /** With the table of days. */
  readonly isWhole?: boolean;
};

/** Income by day, as chart and table. */
export function SalesCard({ report, isWhole = false }: SalesCardProps) {
  const { days, before } = report;
  // Future days have no data.
  const past = days.filter(({ date }) => compareDates(date, today()) <= 0);
  const best = days.reduce<SalesReport['days'][number] | null>(
    (most, day) => (day.income > (most?.income ?? ZERO_BANI) ? day : most),
    null,
  );
  return (
    <Card
      title={words.chart}
      action={
        <Text component="span" c="dimmed" fz="0.9375rem">
          {reportWords.period.range(formatShortDate(report.startDate), formatShortDate(report.endDate))}
        </Text>
      }
    >
      {best === null ? (
        <Empty
          icon={<IconChartBar aria-hidden />}
          title={words.empty}
          example={<ExampleBars nameOf={(index) => `${twoDigits(index + 1)}.03`} />}
        />
      ) : (
        <>
          <ReportChart
            label={`${words.chart}. ${words.best(formatLongDate(best.date), formatLei(best.income))}.`}
            series={words.income}
            bars={past.map(({ date, income }, index) => ({
              name: formatShortDate(date).slice(0, 5),
              value: income,
              before: before.days[index]?.income ?? ZERO_BANI,
            }))}
            line={before.numberOfOrders > 0 ? words.before(formatDays(before.startDate, before.endDate)) : undefined}
            format={formatLei}
            unit={100}
          />
          <Text c="dimmed" fz="0.9375rem">
            {words.best(formatLongDate(best.date), formatLei(best.income))}
          </Text>
          {isWhole && (
            <details>
              <summary>{words.asTable}</summary>
              <RecordTable label={words.chart} columns={COLUMNS} rows={days} keyOf={({ date }) => date} />
            </details>
          )}
        </>
      )}
    </Card>
  );
}

/** The reductions by promotions; they are not part of the income. */
function ReductionsCard({ report: { reductions } }: { readonly report: SalesReport }) {
  return (
    <Card title={words.reductions}>
      <RecordTable label={words.reductions} columns={REDUCTIONS} rows={reductions} keyOf={({ name }) => name} />
    </Card>
  );
}

const REDUCTIONS: readonly RecordColumn<SalesReport['reductions'][number]>[] = [
  { title: words.reduction, cell: ({ name }) => name },
  { title: words.orders, isNumber: true, cell: ({ numberOfOrders }) => numberOfOrders },
  { title: words.reduced, isNumber: true, cell: ({ amount }) => formatLei(amount) },
];

const COLUMNS: readonly RecordColumn<SalesReport['days'][number]>[] = [
  { title: words.day, cell: ({ date }) => formatLongDate(date) },
  { title: words.orders, isNumber: true, cell: ({ numberOfOrders }) => numberOfOrders },
  { title: words.income, isNumber: true, cell: ({ income }) => formatLei(income) },
];
