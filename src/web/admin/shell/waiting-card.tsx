import { Badge, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type LinkProps, linkOptions } from '@tanstack/react-router';
import type { Today } from '#contract/today/staff-calls.ts';
import { countOf } from '#domain/text/plural.ts';
import { addDays } from '#domain/time/local-date.ts';
import { paymentsToCheckQuery } from '#web/admin/payments/payments-to-check-query.ts';
import { adminHomeWords } from '#web/i18n/admin/home.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { IconArrowRight } from '#web/staff/kit/icons.gen.tsx';
import { RowLink, TouchLink } from '#web/staff/kit/links.tsx';
import { Fill, Rows } from '#web/staff/kit/rows.tsx';
import { panelWatchQuery } from '#web/staff/panel-watch-notice.tsx';
import { useApi } from '#web/use-api.ts';

type Waiting = { readonly label: string; readonly count: number; readonly link: Pick<LinkProps, 'to' | 'search'> };

const words = adminHomeWords.waiting;

type WaitingCounts = Pick<
  Today,
  | 'date'
  | 'numberOfNewOrders'
  | 'numberOfScheduledOrders'
  | 'numberOfWaitingReservations'
  | 'numberOfPendingReviews'
  | 'numberOfOpenWithdrawals'
  | 'numberOfMoneyDifferences'
>;

/** What waits for an answer by the restaurant, with links. */
export function WaitingCard({ today }: { readonly today: WaitingCounts }) {
  const { data: toCheck } = useQuery(paymentsToCheckQuery(useApi()));
  const isPaymentOff = (toCheck?.offSince ?? null) !== null;
  const all: readonly Waiting[] = [
    { label: words.orders, count: today.numberOfNewOrders, link: linkOptions({ to: '/comenzi/noi' }) },
    {
      label: words.scheduled,
      count: today.numberOfScheduledOrders,
      link: linkOptions({ to: '/comenzi/programate' }),
    },
    {
      label: words.reservations,
      count: today.numberOfWaitingReservations,
      link: linkOptions({ to: '/comenzi/rezervari' }),
    },
    { label: words.reviews, count: today.numberOfPendingReviews, link: linkOptions({ to: '/admin/reviews' }) },
    {
      label: words.withdrawals,
      count: today.numberOfOpenWithdrawals,
      link: linkOptions({ to: '/admin/withdrawals' }),
    },
    {
      label: words.payments,
      count: toCheck?.payments.length ?? 0,
      link: linkOptions({ to: '/admin/plati-de-verificat' }),
    },
    {
      label: words.money,
      count: today.numberOfMoneyDifferences,
      link: linkOptions({ to: '/admin/day-close', search: { zi: addDays(today.date, -1) } }),
    },
  ];
  const waiting = all.filter(({ count }) => count > 0);
  const { data: watch } = useQuery(panelWatchQuery(useApi()));
  const late = new Set(watch?.alarms.map(({ orderNumber }) => orderNumber)).size;
  return (
    <Card
      title={words.title}
      tone={late > 0 ? 'bad' : today.numberOfNewOrders > 0 || isPaymentOff ? 'warn' : undefined}
    >
      {late > 0 && (
        <Text c="bad" fw={600} role="status">
          {countOf(late, words.late)}
        </Text>
      )}
      {isPaymentOff && (
        <Text role="status" fw={600}>
          {words.paymentOff} <TouchLink to="/admin/plati-de-verificat">{words.paymentOffMore}</TouchLink>
        </Text>
      )}
      {waiting.length === 0 ? (
        <Text c="dimmed">{words.none}</Text>
      ) : (
        <Rows>
          {waiting.map(({ label, count, link }) => (
            <li key={label}>
              <RowLink {...link}>
                <Fill>{label}</Fill>
                <Badge variant="filled">{count}</Badge>
                <IconArrowRight aria-hidden size={18} />
              </RowLink>
            </li>
          ))}
        </Rows>
      )}
    </Card>
  );
}
