import { screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import type { CallOutput } from '#contract/named-api.ts';
import { openStaffScreen } from '#test/support/screens.tsx';
import type { Answers } from '#test/support/wire-of-literals.ts';
import { OpenedCard } from './opened-card.tsx';

const RUNNING: CallOutput<'getRehearsal'> = {
  running: {
    startedAt: '2026-11-28T10:00:00.000Z',
    startedBy: 'Mara Pop',
    placed: 1,
    orders: 3,
    endsAt: '2026-11-28T10:10:00.000Z',
  },
  last: null,
};

afterEach(() => localStorage.clear());

function open(address: Parameters<typeof OpenedCard>[0]['publicAddress'], answers: Answers = {}) {
  return openStaffScreen(() => <OpenedCard publicAddress={address} hasDelivered={false} />, {
    path: '/admin',
    answers: {
      getShopHealth: { at: '2026-11-28T10:00:00.000Z', lines: [] },
      getRehearsal: { running: null, last: null },
      startRehearsal: { message: 'Repetiția a început.' },
      sendTrialMail: { message: 'E-mailul de probă a plecat.' },
      ...answers,
    },
  });
}

const press = (name: string) => screen.findByRole('button', { name });

test('an address that guests cannot reach is told with the reason, and offers no codes', async () => {
  open({ url: 'http://localhost:3000', unreachable: 'this_machine' });
  expect(await screen.findByText('Totul este completat; clienții nu ajung încă la magazin')).toBeTruthy();
  expect(screen.getByText(/se deschid numai pe acest calculator/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Linkuri și coduri QR' })).toBe(null);
});

test('an address that guests reach says that the shop is open', async () => {
  open({ url: 'https://cuptorul.ro', unreachable: null });
  expect(await screen.findByText('Sunteți deschis')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'https://cuptorul.ro' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Linkuri și coduri QR' })).toBeTruthy();
});

test('one press sends three trial orders; while they run it leads to them', async () => {
  const { user, bodies } = open({ url: 'https://cuptorul.ro', unreachable: null });
  await user.click(await press('Trimite trei comenzi de probă'));
  await waitFor(() => expect(bodies('startRehearsal')).toEqual([{ minutes: 2, orders: 3 }]));
});

test('a trial that runs is opened on the board', async () => {
  open({ url: 'https://cuptorul.ro', unreachable: null }, { getRehearsal: RUNNING });
  expect(await screen.findByRole('link', { name: 'Vedeți-le pe tablă' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /de probă$/ })?.textContent).toBe('Trimite-mi un e-mail de probă');
});

test('one press tries the mail; closed, the card stays closed', async () => {
  const { user } = open({ url: 'https://cuptorul.ro', unreachable: null });
  await user.click(await press('Trimite-mi un e-mail de probă'));
  expect(await screen.findByText('E-mailul de probă a plecat.')).toBeTruthy();
  await user.click(await press('Am înțeles, închide'));
  await waitFor(() => expect(screen.queryByText('Sunteți deschis')).toBe(null));
});
