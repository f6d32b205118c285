import { Alert, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { DayClose } from '#contract/statistics/staff-calls.ts';
import { sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { factsOf } from '#domain/orders/payment-means.ts';
import { countOf } from '#domain/text/plural.ts';
import { formatHour, formatLongDate } from '#domain/time/format-date.ts';
import { reportWords } from '#web/i18n/admin/reports.ts';
import { DayInput } from '#web/staff/form/day-input.tsx';
import { Card } from '#web/staff/kit/card.tsx';
import { Figure, Figures } from '#web/staff/kit/facts.tsx';
import { IconCalculator, IconPrinter } from '#web/staff/kit/icons.gen.tsx';
import { Empty } from '#web/staff/kit/notices.tsx';
import { RecordTable } from '#web/staff/kit/record-table.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useApi } from '#web/use-api.ts';
import { DayMatchCard, DRAWER_PLACE } from './day-match-card.tsx';
import { DrawerCard } from './drawer-card.tsx';
import { dayCloseQuery } from './report-queries.ts';
import { SourcesCard } from './sources-card.tsx';

const words = reportWords.dayClose;

/** `/admin/day-close`: the sums of a day, to be compared with the till. */
export function DayCloseScreen({ date }: { readonly date: string | undefined }) {
  const navigate = useNavigate();
  const report = useQuery(dayCloseQuery(useApi(), date));
  return (
    <StaffPage
      title={words.title}
      intro={words.intro}
      actions={
        <Button
          data-screen-only
          variant="default"
          leftSection={<IconPrinter aria-hidden size={18} />}
          disabled={report.data === undefined}
          onClick={() => window.print()}
        >
          {words.print}
        </Button>
      }
    >
      <ReadState query={report} failed={reportWords.failed}>
        {(day) => (
          <>
            <Group data-screen-only>
              <DayInput
                label={words.date}
                value={day.date}
                onChange={(zi) => {
                  if (zi !== '') void navigate({ to: '/admin/day-close', search: { zi }, replace: true });
                }}
              />
            </Group>
            <Text data-paper-only fw={600}>
              {formatLongDate(day.date)}
            </Text>
            <DayMatchCard date={day.date} />
            <Books day={day} />
          </>
        )}
      </ReadState>
    </StaffPage>
  );
}

function Books({ day }: { readonly day: DayClose }) {
  return (
    <>
      {day.numberOfOpenOrders > 0 && (
        <Alert color="warn" role="status">
          {countOf(day.numberOfOpenOrders, words.open)}
        </Alert>
      )}
      <Figures>
        <Figure label={words.received} value={formatLei(day.received)} note={words.receivedNote} />
        {day.online.taken > ZERO_BANI && (
          <Figure
            label={words.online}
            value={formatLei(day.online.taken)}
            note={[
              words.onlineNote,
              ...(day.online.refunded > ZERO_BANI ? [words.onlineRefunded(formatLei(day.online.refunded))] : []),
            ].join('; ')}
          />
        )}
        <Figure
          label={words.toCollect}
          value={formatLei(day.toCollect)}
          note={day.unrecorded > 0 && words.unrecorded(formatLei(day.unrecorded))}
          tone={day.unrecorded > 0 ? 'warn' : undefined}
        />
        <Figure
          label={words.total}
          value={formatLei(day.total)}
          note={[
            countOf(day.numberOfOrders, words.ofOrders),
            ...(day.deposits > 0 ? [words.withoutDeposits(formatLei(day.vatTotal.gross))] : []),
          ].join('; ')}
        />
        <Figure label={words.rejected} value={day.numberOfRejectedOrders} />
      </Figures>
      {day.numberOfOrders === 0 ? (
        <Empty icon={<IconCalculator aria-hidden />} title={words.empty}>
          {formatLongDate(day.date)}
        </Empty>
      ) : (
        <>
          <Payments day={day} />
          <Sums day={day} />
          <Vat day={day} />
          <SourcesCard sources={day.sources} />
        </>
      )}
      <div id={DRAWER_PLACE}>
        <DrawerCard key={day.date} day={day} />
      </div>
      <Couriers day={day} />
    </>
  );
}

/** Cash counted when couriers' shifts were closed; nothing in a restaurant without couriers. */
function Couriers({ day: { couriers } }: { readonly day: DayClose }) {
  if (couriers.length === 0) return null;
  return (
    <Card title={words.couriers} hint={words.couriersHint}>
      <RecordTable
        label={words.couriers}
        columns={[
          {
            title: words.courier,
            cell: ({ courier, openedAt, closedAt }) => `${courier}, ${formatHour(openedAt)}–${formatHour(closedAt)}`,
          },
          {
            title: words.owed,
            isNumber: true,
            cell: ({ owed, owedNow }) => (
              <>
                {formatLei(owedNow)}
                {owedNow !== owed && <Text fz="sm">{words.whenCounted(formatLei(owed))}</Text>}
              </>
            ),
          },
          { title: words.counted, isNumber: true, cell: ({ counted }) => formatLei(counted) },
          { title: words.difference, isNumber: true, cell: ({ differenceNow }) => formatLei(differenceNow) },
          {
            title: words.countedBy,
            cell: ({ closedBy, reason, corrections }) => (
              <>
                {[closedBy ?? '–', reason].filter((part) => part !== '').join(': ')}
                {corrections.map(({ orderNumber, at, by }) => (
                  <Text key={`${orderNumber} ${at}`} fz="sm">
                    {words.corrected(orderNumber, by ?? '–', formatHour(at))}
                  </Text>
                ))}
              </>
            ),
          },
        ]}
        rows={couriers}
        keyOf={({ courier, closedAt }) => `${courier} ${closedAt}`}
        foot={[
          {
            cells: [
              words.sum,
              formatLei(sumBani(couriers.map(({ owedNow }) => owedNow))),
              formatLei(sumBani(couriers.map(({ counted }) => counted))),
              formatLei(sumBani(couriers.map(({ differenceNow }) => differenceNow))),
              '',
            ],
          },
        ]}
      />
    </Card>
  );
}

function Payments({ day }: { readonly day: DayClose }) {
  const hasUnrecorded = day.unrecorded > 0;
  return (
    <Card title={words.payments} hint={words.paymentsHint}>
      <RecordTable
        isAlwaysTable
        label={words.payments}
        columns={[
          {
            title: words.means,
            cell: ({ means, numberOfOrders }) => (
              <>
                {factsOf(means).label}
                <Text fz="sm">{countOf(numberOfOrders, words.ofOrders)}</Text>
              </>
            ),
          },
          { title: words.received, isNumber: true, cell: ({ received }) => formatLei(received) },
          { title: words.toCollect, isNumber: true, cell: ({ toCollect }) => formatLei(toCollect) },
          ...(hasUnrecorded
            ? [
                {
                  title: words.unrecordedTitle,
                  isNumber: true,
                  cell: ({ unrecorded }: DayClose['byMeans'][number]) => formatLei(unrecorded),
                },
              ]
            : []),
        ]}
        rows={day.byMeans}
        keyOf={({ means }) => means}
        foot={[
          {
            cells: [
              words.sum,
              formatLei(day.received),
              formatLei(day.toCollect),
              ...(hasUnrecorded ? [formatLei(day.unrecorded)] : []),
            ],
          },
        ]}
      />
    </Card>
  );
}

function Sums({ day }: { readonly day: DayClose }) {
  const rows = [
    { name: words.products, amount: formatLei(day.products) },
    { name: words.discounts, amount: day.discounts === 0 ? formatLei(ZERO_BANI) : `− ${formatLei(day.discounts)}` },
    ...day.reductions.map(({ name, numberOfOrders, amount }) => ({
      name: words.reduction(name, countOf(numberOfOrders, reportWords.rejected.times)),
      amount: `− ${formatLei(amount)}`,
    })),
    { name: words.packaging, amount: formatLei(day.packaging) },
    { name: words.delivery, amount: formatLei(day.delivery) },
    { name: words.deposits, amount: formatLei(day.deposits) },
  ];
  return (
    <Card title={words.sums}>
      <RecordTable
        isHeadHidden
        label={words.sums}
        columns={[
          { title: words.sums, cell: ({ name }) => name },
          { title: words.total, isNumber: true, cell: ({ amount }) => amount },
        ]}
        rows={rows}
        keyOf={({ name }) => name}
        foot={[{ cells: [words.total, formatLei(day.total)] }]}
      />
    </Card>
  );
}

function Vat({ day }: { readonly day: DayClose }) {
  // Sold without VAT: its table would repeat the total.
  if (day.vat.every(({ percent }) => percent === 0)) return null;
  const { gross: sum, net, vat } = day.vatTotal;
  return (
    <Card title={words.vat}>
      <RecordTable
        isAlwaysTable
        label={words.vat}
        columns={[
          { title: words.rate, cell: ({ percent }) => `${String(percent).replace('.', ',')} %` },
          { title: words.gross, isNumber: true, cell: ({ gross }) => formatLei(gross) },
          { title: words.net, isNumber: true, cell: (row) => formatLei(row.net) },
          { title: words.tax, isNumber: true, cell: (row) => formatLei(row.vat) },
        ]}
        rows={day.vat}
        keyOf={({ percent }) => percent}
        foot={[
          { cells: [words.vatTotal, formatLei(sum), formatLei(net), formatLei(vat)] },
          ...(day.deposits > 0
            ? [
                { cells: [words.depositsApart, formatLei(day.deposits)], isLight: true },
                { cells: [words.total, formatLei(day.total)] },
              ]
            : []),
        ]}
      />
      <Text c="dimmed" fz="0.9375rem">
        {words.vatNote}
      </Text>
    </Card>
  );
}
