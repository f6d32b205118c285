// What waits on the first page: only what there is, each with its link.
import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { CallOutput } from '#contract/named-api.ts';
import { localDate } from '#domain/time/local-date.ts';
import { openStaffScreen } from '#test/support/screens.tsx';
import { WaitingCard } from './waiting-card.tsx';

const NOTHING = {
  date: localDate('2026-11-21'),
  ...{ numberOfNewOrders: 0, numberOfScheduledOrders: 0, numberOfWaitingReservations: 0, numberOfPendingReviews: 0 },
  ...{ numberOfOpenWithdrawals: 0, numberOfMoneyDifferences: 0 },
};

const WATCH: CallOutput<'getPanelWatch'> = {
  ...{ serverTime: '2026-11-21T10:00:00.000Z', isOpen: true, panels: 1, panelsWithSound: 1, alarms: [] },
  ...{ preparations: [], printers: [], printQuestions: [], openReceipts: 0 },
};

const open = (today: typeof NOTHING) =>
  openStaffScreen(() => <WaitingCard today={today} />, {
    path: '/admin',
    answers: {
      getPanelWatch: WATCH,
      getPaymentsToCheck: { payments: [], offSince: null, serverTime: '2026-11-21T10:00:00.000Z' },
    },
  });

test('the money of yesterday is a row when it differs, and leads to that day', async () => {
  open({ ...NOTHING, numberOfMoneyDifferences: 2 });
  const link = await screen.findByRole('link', { name: 'Banii de ieri nu se potrivesc 2' });
  expect(link.getAttribute('href')).toBe('/admin/day-close?zi=2026-11-20');
});

test('a clean day is no row', async () => {
  open(NOTHING);
  expect(await screen.findByText(/^Nimic nu așteaptă/)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
