import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { CallOutput } from '#contract/named-api.ts';
import { patience } from '#test/support/patience.ts';
import { openStaffScreen } from '#test/support/screens.tsx';
import { type Answers, LOST, refused } from '#test/support/wire-of-literals.ts';
import { PaymentsToCheckScreen } from './payments-to-check-screen.tsx';

type ToCheck = CallOutput<'getPaymentsToCheck'>;

const REFUND: ToCheck['payments'][number] = {
  id: 7,
  kind: 'undone_job',
  orderNumber: 48_217_359,
  job: 'refund',
  amount: 23.5,
  provider: 'NETOPIA Payments',
  providerRef: 'NP-1',
  reference: 'p-48217359-1',
  lastReason: 'timeout',
  since: '2026-11-20T10:05:00.000Z',
  actions: ['ask', 'send_again', 'settled_by_hand'],
};
const DISPUTED: ToCheck['payments'][number] = {
  ...REFUND,
  id: null,
  kind: 'disputed',
  job: null,
  actions: [],
  providerRef: null,
};

const listOf = (...payments: ToCheck['payments']): ToCheck => ({
  payments,
  offSince: null,
  serverTime: '2026-11-20T10:10:00.000Z',
});
const open = (answers: Answers) =>
  openStaffScreen(() => <PaymentsToCheckScreen />, { path: '/admin/plati-de-verificat', answers });
const name = (action: string) => `${action}: comanda nr. 48217359`;

test('without a payment to check everything is in order', async () => {
  open({ getPaymentsToCheck: listOf() });
  expect(await screen.findByText('Toate plățile sunt în regulă')).toBeTruthy();
});

test('payment online that is off by itself says since when, above the list', async () => {
  open({ getPaymentsToCheck: { ...listOf(), offSince: '2026-11-20T10:05:00.000Z' } });
  expect(await screen.findByText(/^Plata online s-a oprit singură din 20.*12:05$/)).toBeTruthy();
  expect(screen.getByText('Toate plățile sunt în regulă')).toBeTruthy();
});

test('a job without an outcome says what it was, and asking settles it', async () => {
  const { user, bodies } = open({ getPaymentsToCheck: listOf(REFUND), resolvePayment: listOf() });
  expect(await screen.findByRole('heading', { name: /^Înapoierea a 23,50\slei nu este confirmată$/ })).toBeTruthy();
  for (const fact of ['NETOPIA Payments', 'NP-1', 'p-48217359-1', 'timeout'])
    expect(screen.getByText(fact)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: name('Întreabă procesatorul') }));
  expect(await screen.findByText('Procesatorul a răspuns: plata s-a lămurit.')).toBeTruthy();
  expect(bodies('resolvePayment')).toEqual([{ id: 7, action: 'ask' }]);
});

test('a payment that is still unknown stays, and the answer says so', async () => {
  const { user } = open({ getPaymentsToCheck: listOf(REFUND), resolvePayment: listOf(REFUND) });
  await user.click(await screen.findByRole('button', { name: name('Întreabă procesatorul') }));
  expect(await screen.findByText(/^Procesatorul nu a confirmat încă\./)).toBeTruthy();
  expect(screen.getByRole('article')).toBeTruthy();
});

test.each([
  ['Trimite din nou', 'send_again', /^Trimiteți din nou cererea pentru 23,50\slei\?$/],
  ['Am rezolvat la procesator', 'settled_by_hand', /^Ați verificat la procesator că 23,50\slei s-au mutat\?$/],
] as const)('„%s” is asked about before it is done', async (label, action, question) => {
  const { user, bodies } = open({ getPaymentsToCheck: listOf(REFUND), resolvePayment: listOf() });
  await user.click(await screen.findByText('Alte posibilități'));
  await user.click(screen.getByRole('button', { name: name(label) }));
  const dialog = within(await screen.findByRole('dialog', { name: question }));
  expect(bodies('resolvePayment')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: label }));
  await waitFor(() => expect(bodies('resolvePayment')).toEqual([{ id: 7, action }]));
});

test('a disputed payment leads to its file to print, and to its order', async () => {
  open({ getPaymentsToCheck: listOf(DISPUTED) });
  expect(await screen.findByRole('heading', { name: /^Clientul contestă la bancă plata de 23,50\slei$/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Deschide comanda' }).getAttribute('href')).toBe('/comenzi/48217359');
  expect(screen.getByRole('link', { name: 'Dosarul plății, de tipărit' }).getAttribute('href')).toBe(
    '/admin/plati-de-verificat/48217359',
  );
  expect(screen.getByText('nu are')).toBeTruthy();
});

test('what cannot be read is said, and an action that another person was faster with is refused in words', async () => {
  const { user, answer } = open({ getPaymentsToCheck: LOST });
  expect(
    await screen.findByText('Plățile de verificat nu pot fi afișate acum.', {}, { timeout: patience(9000) }),
  ).toBeTruthy();
  answer({
    getPaymentsToCheck: listOf(REFUND),
    resolvePayment: refused(409, 'payment_settled', 'Plata s-a lămurit între timp.'),
  });
  await user.click(screen.getByRole('button', { name: 'Încearcă din nou' }));
  await user.click(await screen.findByRole('button', { name: name('Întreabă procesatorul') }));
  expect(await screen.findByText(/Plata s-a lămurit între timp\./)).toBeTruthy();
});
