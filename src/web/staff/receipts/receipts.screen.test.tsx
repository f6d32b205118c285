// The list of receipts: what is missing stands first, each row with one action; a second receipt is asked about.
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { CallOutput } from '#contract/named-api.ts';
import { catchDownloads } from '#test/support/catch-downloads.ts';
import { openStaffScreen } from '#test/support/screens.tsx';
import { fill, problemOf } from '#test/support/staff-form.ts';
import { type Answers, refused } from '#test/support/wire-of-literals.ts';
import { ReceiptsScreen } from './receipts-screen.tsx';

type Day = CallOutput<'getReceipts'>;
type Row = Day['receipts'][number];

const row = (orderNumber: number, facts: Partial<Row>): Row => ({
  ...{ orderNumber, payable: 30, deliveredAt: '2026-11-20T10:00:00.000Z', id: orderNumber, state: 'printed' },
  ...{ number: '', secondNumber: '', failure: '', wasGiven: true, hasOtherPayment: false },
  ...facts,
});
const day = (receipts: Row[], facts: Partial<Day> = {}): Day => ({
  ...{ date: [2026, 11, 20], isOn: true, lastSeenAt: null, receipts },
  ...facts,
});
const DONE = { message: 'Bonul se trimite încă o dată la casă.' };

async function open(first: Day, answers: Answers = {}) {
  const opened = openStaffScreen(() => <ReceiptsScreen date={undefined} address="/comenzi/bonuri-fiscale" />, {
    path: '/comenzi/bonuri-fiscale',
    answers: { getReceipts: first, ...answers },
  });
  await screen.findByLabelText('Ziua');
  return opened;
}
const rowOf = (orderNumber: number) =>
  screen.getByRole('rowheader', { name: new RegExp(`Comanda ${orderNumber}`) }).closest('tr') as HTMLElement;

test('a day without paid orders, and one without anything missing, say so', async () => {
  const { answer } = await open(day([]));
  expect(screen.getByText('Nicio comandă plătită')).toBeTruthy();
  answer({ getReceipts: day([row(1, { number: '7' })]) });
});

test('what is missing stands apart from what is on its way and what came out', async () => {
  await open(
    day([
      row(1, { number: '7' }),
      row(2, { state: 'unknown' }),
      row(3, { state: 'to_print', wasGiven: false }),
      row(4, { state: null, id: null, wasGiven: false }),
      row(5, { number: '8', secondNumber: '9' }),
      row(6, { number: '10', hasOtherPayment: true }),
    ]),
  );
  const missing = screen.getByRole('table', { name: 'Bon lipsă' });
  expect(
    within(missing)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent?.slice(0, 9)),
  ).toEqual(['Comanda 2', 'Comanda 4', 'Comanda 5', 'Comanda 6']);
  expect(missing.textContent).toContain('Două bonuri pentru o comandă: 8 și 9.');
  expect(within(screen.getByRole('table', { name: 'Bonuri ieșite' })).getByText('Tipărit, nr. 7')).toBeTruthy();
  expect(screen.getByText(/calculatorul ei nu a cerut încă niciunul/)).toBeTruthy();
});

test('a receipt of unknown fate is printed again after a question only', async () => {
  const { user, bodies } = await open(day([row(2, { state: 'unknown' })]), { answerReceipt: DONE });
  await user.click(within(rowOf(2)).getByRole('button', { name: 'Bonul nu a ieșit, mai tipărește o dată' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('al doilea nu se mai poate lua înapoi');
  expect(bodies('answerReceipt')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Mai tipărește o dată' }));
  expect(await screen.findByText(DONE.message)).toBeTruthy();
  expect(bodies('answerReceipt')).toEqual([{ id: 2, answer: 'print_again' }]);
});

test('a receipt that could not be made is tried again without a question: nothing of it was given', async () => {
  const failure = 'Lipsește grupa casei pentru TVA 11%. Scrieți-o la „Casa de marcat”.';
  const { user, bodies } = await open(day([row(2, { state: 'failed', wasGiven: false, failure })]), {
    answerReceipt: DONE,
  });
  expect(screen.getByText(failure)).toBeTruthy();
  await user.click(within(rowOf(2)).getByRole('button', { name: 'Încearcă din nou' }));
  expect(await screen.findByText(DONE.message)).toBeTruthy();
  expect(bodies('answerReceipt')).toEqual([{ id: 2, answer: 'print_again' }]);
});

test('a receipt that came out is noted with its number, and a wrong number is said at its field', async () => {
  const sentence = 'Numărul bonului are cel mult 10 cifre.';
  const { user, answer, bodies } = await open(day([row(2, { state: 'given' })]), {
    answerReceipt: {
      status: 422,
      body: { code: 'invalid_request', message: sentence, fields: { number: sentence } },
    } as never,
  });
  await user.click(within(rowOf(2)).getByRole('button', { name: /Mai multe acțiuni/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Bonul a ieșit' }));
  const number = await screen.findByRole('textbox', { name: 'Numărul de pe bon (opțional)' });
  await fill(user, number, '12');
  answer({ answerReceipt: { message: 'Am notat că bonul a ieșit.' } });
  await user.click(screen.getByRole('button', { name: 'Notează' }));
  expect(await screen.findByText('Am notat că bonul a ieșit.')).toBeTruthy();
  expect(problemOf(number)).toBe('');
  expect(bodies('answerReceipt')).toEqual([{ id: 2, answer: 'came_out', number: '12' }]);
});

test('an order without a receipt gets one by a press; a file is downloaded once', async () => {
  catchDownloads();
  const { user, sent, answer } = await open(
    day([row(1, { state: null, id: null, wasGiven: false }), row(2, { state: 'to_print', wasGiven: false })]),
    {
      queueReceipt: { message: 'Bonul așteaptă casa.' },
      takeReceiptFile: { fileName: 'bon-2-1.txt', body: 'P^1^3000\r\n' },
    },
  );
  await user.click(within(rowOf(1)).getByRole('button', { name: 'Fă bonul' }));
  expect(await screen.findByText('Bonul așteaptă casa.')).toBeTruthy();
  await user.click(within(rowOf(2)).getByRole('button', { name: 'Descarcă bonul' }));
  expect(await screen.findByText(/Fișierul bon-2-1\.txt este la descărcări/)).toBeTruthy();
  answer({ takeReceiptFile: refused(409, 'receipt_given', 'Bonul a fost deja trimis la casă.') });
  await user.click(within(rowOf(2)).getByRole('button', { name: 'Descarcă bonul' }));
  expect(await screen.findByText(/deja trimis la casă/)).toBeTruthy();
  expect(sent('takeReceiptFile')).toHaveLength(2);
});

test('while receipts are off the page says where they are switched on', async () => {
  await open(day([], { isOn: false }));
  expect(screen.getByText(/Bonurile sunt oprite/)).toBeTruthy();
});
