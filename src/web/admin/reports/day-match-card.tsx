import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { DayMatch } from '#contract/statistics/staff-calls.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { actionOf } from '#domain/payments/match-day/differences.ts';
import { countOf } from '#domain/text/plural.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import { dayMatchWords as words } from '#web/i18n/admin/day-match.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { TouchLink } from '#web/staff/kit/links.tsx';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { useApi } from '#web/use-api.ts';
import { dayMatchQuery } from './report-queries.ts';
import { SettlementCard } from './settlement-card.tsx';

/** Where a difference of this page is put right. */
export const DRAWER_PLACE = 'numerar';
const SETTLEMENT_PLACE = 'decont';

type Difference = DayMatch['differences'][number];

/** One line for a clean day; else a row for each difference with its likely reason and where to put it right. */
export function DayMatchCard({ date }: { readonly date: LocalDate }) {
  const query = useQuery(dayMatchQuery(useApi(), date));
  return (
    <ReadState query={query} failed={words.failed}>
      {(day) => (
        <>
          <Compared day={day} />
          {(day.provider !== null || day.files.length > 0) && (
            <div id={SETTLEMENT_PLACE}>
              <SettlementCard key={day.date} day={day} />
            </div>
          )}
        </>
      )}
    </ReadState>
  );
}

function Compared({ day }: { readonly day: DayMatch }) {
  const { differences, isDrawerCounted, files, provider, numberOfPayments, date } = day;
  const isClean = differences.length === 0;
  return (
    <Card
      title={isClean ? words.title : words.titleOff}
      tone={isClean ? undefined : 'warn'}
      hint={isClean ? describeClean(day) : countOf(differences.length, words.differences)}
    >
      {!isClean && (
        <Rows>
          {differences.map((one) => (
            <Row key={[one.kind, one.reason, one.orderNumber, one.name].join()}>
              <Fill>
                <Text fw={600}>{nameOf(one)}</Text>
                <Text>{words.sums(formatLei(one.expected), formatLei(one.found))}</Text>
                <Text c="dimmed">{words.reasons[one.reason]}</Text>
              </Fill>
              <DifferenceLink difference={one} date={date} />
            </Row>
          ))}
        </Rows>
      )}
      {!isDrawerCounted && day.numberOfOrders > 0 && <Text c="dimmed">{words.notCounted}</Text>}
      {provider !== null && numberOfPayments > 0 && files.length === 0 && <Text c="dimmed">{words.noFile}</Text>}
    </Card>
  );
}

function describeClean({ numberOfOrders, numberOfReceipts, numberOfPayments, isDrawerCounted }: DayMatch): string {
  const parts = [
    ...(numberOfOrders > 0 ? [countOf(numberOfOrders, words.orders)] : []),
    ...(numberOfReceipts > 0 ? [countOf(numberOfReceipts, words.receipts)] : []),
    ...(numberOfPayments > 0 ? [countOf(numberOfPayments, words.payments)] : []),
    ...(isDrawerCounted ? [words.cash] : []),
  ];
  return parts.length === 0 ? words.empty : words.clean(parts.join(', '));
}

function nameOf({ kind, orderNumber, name }: Difference): string {
  const about = orderNumber === null ? name : words.order(orderNumber);
  return about === '' ? words.kinds[kind] : `${words.kinds[kind]}: ${about}`;
}

function DifferenceLink({ difference, date }: { readonly difference: Difference; readonly date: LocalDate }) {
  const { kind, orderNumber } = difference;
  const action = actionOf(kind);
  const label = words.actions[action];
  const shared = { 'aria-label': `${label}: ${nameOf(difference)}`, children: label };
  if (action === 'receipts') return <TouchLink to="/admin/receipts" search={{ zi: date }} {...shared} />;
  if (action === 'payments') return <TouchLink to="/admin/plati-de-verificat" {...shared} />;
  if (action === 'couriers') return <TouchLink to="/admin/couriers" {...shared} />;
  if (action === 'order') {
    return <TouchLink to="/comenzi/$orderId" params={{ orderId: String(orderNumber) }} {...shared} />;
  }
  const hash = action === 'drawer' ? DRAWER_PLACE : SETTLEMENT_PLACE;
  return <TouchLink to="/admin/day-close" search={{ zi: date }} hash={hash} {...shared} />;
}
