import { Badge, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { RejectedOrders } from '#contract/statistics/staff-calls.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { monthBefore, monthOf } from '#domain/statistics/period.ts';
import { countOf } from '#domain/text/plural.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { reportWords } from '#web/i18n/admin/reports.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { IconChartBar } from '#web/staff/kit/icons.gen.tsx';
import { Empty } from '#web/staff/kit/notices.tsx';
import { type RecordColumn, RecordTable } from '#web/staff/kit/record-table.tsx';
import { PageLinks } from '#web/staff/page-links.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { pageIndex } from '#web/ui/page-number.ts';
import { useApi } from '#web/use-api.ts';
import { daysShown } from './days-shown.ts';
import { PeriodPicker } from './period-picker.tsx';
import type { PeriodSearch } from './period-search.ts';
import { rejectedQuery } from './report-queries.ts';
import { today } from './today.ts';

export type RejectedSearch = PeriodSearch & { readonly page?: number };

const words = reportWords.rejected;

/** `/admin/rejected-orders`: rejected and cancelled orders, with reasons. */
export function RejectedOrdersScreen({ search }: { readonly search: RejectedSearch }) {
  const navigate = useNavigate();
  const page = pageIndex(search);
  const rejected = useQuery(rejectedQuery(useApi(), { ...daysOf(search), page }));
  return (
    <StaffPage title={words.title} intro={words.intro}>
      {/* Stays when the days are refused, so that they can be corrected. */}
      <Group data-screen-only align="start" gap="sm">
        <PeriodPicker
          search={search}
          shown={daysShown(search, rejected.data)}
          onChange={(chosen) => void navigate({ to: '/admin/rejected-orders', search: chosen, replace: true })}
        />
      </Group>
      <ReadState query={rejected} failed={reportWords.failed}>
        {(report) => (
          <>
            {report.totalElements === 0 ? (
              <Empty icon={<IconChartBar aria-hidden />} title={words.empty} />
            ) : (
              <>
                <Reasons report={report} />
                <RecordTable
                  label={words.title}
                  columns={COLUMNS}
                  rows={report.content}
                  keyOf={({ orderNumber }) => orderNumber}
                />
                <PageLinks page={page} total={report.totalElements} />
              </>
            )}
          </>
        )}
      </ReadState>
    </StaffPage>
  );
}

function daysOf({ perioada, de, pana }: PeriodSearch) {
  if (perioada === 'interval') return { startDate: de, endDate: pana };
  const { from, to } = perioada === 'luna-trecuta' ? monthBefore(today()) : monthOf(today());
  return { startDate: from, endDate: to };
}

function Reasons({ report }: { readonly report: RejectedOrders }) {
  return (
    <Card
      title={words.reasons}
      action={
        <Text component="span" c="dimmed" fz="0.9375rem">
          {words.total(formatLei(report.totalAmount))}
        </Text>
      }
    >
      <Group component="ul" gap="xs">
        {report.reasons.map(({ reason, numberOfOrders }) => (
          <li key={reason}>
            <Badge>
              {reason.replace(/\.$/, '')} · {countOf(numberOfOrders, words.times)}
            </Badge>
          </li>
        ))}
      </Group>
    </Card>
  );
}

const COLUMNS: readonly RecordColumn<RejectedOrders['content'][number]>[] = [
  {
    title: words.number,
    cell: ({ orderNumber, orderDate }) => (
      <>
        <Link to="/comenzi/$orderId" params={{ orderId: String(orderNumber) }}>
          {orderNumber}
        </Link>
        <Text component="span" display="block" c="dimmed" fz="0.875rem">
          {formatDateTime(orderDate)}
        </Text>
      </>
    ),
  },
  { title: words.client, cell: ({ client }) => client },
  { title: words.reason, cell: ({ reason }) => reason },
  {
    title: words.who,
    cell: ({ actor, stage }) => (
      <div>
        {actor ?? words.guest}
        <Text component="span" display="block" c="dimmed" fz="0.875rem">
          {words.stage[stage]}
        </Text>
      </div>
    ),
  },
  { title: words.amount, isNumber: true, cell: ({ amount }) => formatLei(amount) },
];
