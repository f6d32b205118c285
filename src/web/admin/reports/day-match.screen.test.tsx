// The money of a day: one line when it agrees, a row with reason and one link for each difference, a provider's file.
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { CallOutput } from '#contract/named-api.ts';
import { localDate } from '#domain/time/local-date.ts';
import { openStaffScreen } from '#test/support/screens.tsx';
import { type Answers, refused } from '#test/support/wire-of-literals.ts';
import { DayMatchCard } from './day-match-card.tsx';

type Match = CallOutput<'getDayMatch'>;
const CLEAN: Match = {
  date: [2026, 11, 20],
  differences: [],
  ...{ numberOfOrders: 42, numberOfReceipts: 42, numberOfPayments: 1, isDrawerCounted: true },
  provider: null,
  files: [],
};
const ONLINE: Match = { ...CLEAN, provider: 'stripe' };
const difference = (given: Partial<Match['differences'][number]>): Match['differences'][number] => ({
  ...{ kind: 'drawer', reason: 'card_instead_of_cash', orderNumber: 10000001, name: '', expected: 60, found: 0 },
  ...given,
});

async function open(match: Match, answers: Answers = {}) {
  const opened = openStaffScreen(() => <DayMatchCard date={localDate('2026-11-20')} />, {
    path: '/admin/day-close',
    answers: { getDayMatch: match, ...answers },
  });
  await screen.findByRole('region', { name: /^Banii (?:se|nu se) potrivesc$/ });
  return opened;
}

test('a clean day is one line, and a shop without payments online is asked for no file', async () => {
  await open(CLEAN);
  const card = screen.getByRole('region', { name: 'Banii se potrivesc' });
  expect(card.textContent).toBe(
    'Banii se potrivescTotul se potrivește: 42 de comenzi predate, 42 de bonuri fiscale, o plată online, numerarul numărat.',
  );
  expect(screen.queryByRole('region', { name: 'Decontul procesatorului' })).toBeNull();
});

test('a difference is a row with its reason and one link', async () => {
  await open({
    ...ONLINE,
    isDrawerCounted: false,
    differences: [
      difference({}),
      difference({ kind: 'receipt_missing', reason: 'receipt_waits' }),
      difference({ kind: 'courier', reason: 'miscounted', orderNumber: null, name: 'Dan', expected: 20, found: 10 }),
      difference({ kind: 'payment_unrecorded', reason: 'payment_not_recorded' }),
      difference({ kind: 'online_without_order', reason: 'order_refused' }),
      difference({ kind: 'file_payment_unknown', reason: 'other_shop', orderNumber: null, name: 'alt-magazin' }),
    ],
  });
  const card = screen.getByRole('region', { name: 'Banii nu se potrivesc' });
  const rows = within(card).getAllByRole('listitem');
  expect(rows[0]?.textContent).toBe(
    'Numerarul din sertar: comanda 10000001Trebuia 60,00\u{A0}lei, este 0,00\u{A0}lei.Această comandă, notată cu numerar, pare plătită cu cardul.Numărați din nou',
  );
  expect(rows[2]?.textContent).toContain('Numerarul curierului: Dan');
  expect(
    within(card)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Numărați din nou', '/admin/day-close?zi=2026-11-20#numerar'],
    ['Vedeți bonurile', '/admin/receipts?zi=2026-11-20'],
    ['Vedeți curierii', '/admin/couriers'],
    ['Vedeți comanda', '/comenzi/10000001'],
    ['Vedeți plățile de verificat', '/admin/plati-de-verificat'],
    ['Încărcați decontul', '/admin/day-close?zi=2026-11-20#decont'],
  ]);
  expect(card.textContent).toContain('Numerarul nu a fost numărat încă.');
  expect(card.textContent).toContain('Decontul procesatorului pentru această zi nu a fost încărcat.');
});

test('a file is read or refused, and its lines that cannot be read are named', async () => {
  const { user, sent } = await open(ONLINE, {
    readSettlementFile: {
      ...{
        message: 'Din fișier am citit un rând, din care unul nou.',
        rowsRead: 1,
        rowsAdded: 1,
        numberOfUnreadable: 1,
      },
      ...{ unreadable: [{ line: 3, problem: 'other_currency' }], firstDay: [2026, 11, 20], lastDay: [2026, 11, 20] },
    },
  });
  const card = within(screen.getByRole('region', { name: 'Decontul procesatorului' }));
  expect(card.getByRole<HTMLSelectElement>('combobox', { name: 'Procesator' }).value).toBe('stripe');
  await user.click(card.getByRole('button', { name: 'Citește fișierul' }));
  expect(card.getByText('Alegeți un fișier.')).toBeTruthy();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('no file input');
  await user.upload(input, new File(['a,b\n'], 'decont.csv', { type: 'text/csv' }));
  await user.click(card.getByRole('button', { name: 'Citește fișierul' }));
  expect(await card.findByText('Un rând nu a putut fi citit:')).toBeTruthy();
  expect(card.getByText('Rândul 3: altă monedă decât lei.')).toBeTruthy();
  expect(sent('readSettlementFile')).toHaveLength(1);
});

test('a refused file keeps its name, and its reason stands at the field', async () => {
  const sentence = 'Fișierul nu are niciun rând cu plăți.';
  const { user } = await open(ONLINE, {
    readSettlementFile: refused(422, 'settlement_empty', sentence, { fields: { file: sentence } }),
  });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('no file input');
  await user.upload(input, new File(['a,b\n'], 'decont.csv', { type: 'text/csv' }));
  await user.click(screen.getByRole('button', { name: 'Citește fișierul' }));
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  expect(screen.getByText('decont.csv')).toBeTruthy();
});
