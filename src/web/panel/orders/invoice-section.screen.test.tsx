import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { CallOutput } from '#contract/named-api.ts';
import { anOrderView } from '#test/support/an-order-view.ts';
import { openPanelScreen } from '#test/support/panel-screen.tsx';
import { type Answers, LOST, refused } from '#test/support/wire-of-literals.ts';
import { InvoiceSection } from './invoice-section.tsx';

type Invoice = NonNullable<CallOutput<'getOrderInvoice'>['invoice']>;

const COMPANY = { name: 'Frasinul SRL', cui: 'RO12345674', tradeRegister: '', office: '' };
const ORDER = anOrderView({ company: COMPANY, status: 'DELIVERED' });
const WAITING: Invoice = {
  state: 'waiting',
  reason: '',
  said: '',
  series: '',
  number: '',
  link: '',
  isByHand: false,
  issuedAt: null,
};
const FAILED: Invoice = {
  ...WAITING,
  state: 'failed',
  reason: 'Programul de facturare a refuzat factura.',
  said: 'Programul a răspuns: „Date incomplete”.',
};
const ISSUED: Invoice = {
  ...WAITING,
  state: 'issued',
  series: 'PFT',
  number: '0041',
  link: 'https://facturi.exemplu.ro/41',
  issuedAt: '2026-11-20T10:00:00Z',
};

const open = (invoice: Invoice | null, answers: Answers = {}, order = ORDER) =>
  openPanelScreen(() => <InvoiceSection order={order} />, `/comenzi/${order.number}`, {
    getOrderInvoice: { invoice },
    ...answers,
  });

test('an issued invoice shows its number and opens its PDF', async () => {
  open(ISSUED);
  expect(await screen.findByText('PFT 0041')).toBeTruthy();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Deschide factura' }).href).toBe(ISSUED.link);
  expect(screen.queryByRole('button')).toBe(null);
});

test('one that failed says why, and is issued again by a press', async () => {
  const { user, answer, bodies } = open(FAILED, {
    retryInvoice: { message: 'Factura se emite din nou, în câteva clipe.' },
  });
  expect(await screen.findByText(FAILED.reason)).toBeTruthy();
  expect(screen.getByText('Programul a răspuns: „Date incomplete”.')).toBeTruthy();
  answer({ getOrderInvoice: { invoice: ISSUED } });
  await user.click(screen.getByRole('button', { name: 'Încearcă din nou' }));
  expect(await screen.findByText('PFT 0041')).toBeTruthy();
  expect(bodies('retryInvoice')).toEqual([{ orderNumber: ORDER.number }]);
});

test('a number is typed by keyboard; a wrong one and a taken one are said, and what was typed stays', async () => {
  const taken = 'Factura cu acest număr este a comenzii 40211987.';
  const { user, answer, bodies } = open(
    { ...WAITING, state: 'unknown' },
    { enterInvoice: refused(409, 'invoice_number_taken', taken) },
  );
  (await screen.findByRole('button', { name: 'Am emis-o eu…' })).focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Factura emisă de dumneavoastră' }));
  await user.type(dialog.getByLabelText('Seria (dacă are)'), 'PFT');
  await user.type(dialog.getByLabelText(/^Numărul/), 'șapte{Enter}');
  expect(await dialog.findByText('Numărul facturii are numai cifre.')).toBeTruthy();
  await user.clear(dialog.getByLabelText(/^Numărul/));
  await user.type(dialog.getByLabelText(/^Numărul/), '0041{Enter}');
  expect(await dialog.findByText(taken)).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>('Seria (dacă are)').value).toBe('PFT');
  answer({
    enterInvoice: { message: 'Numărul facturii a fost salvat.' },
    getOrderInvoice: { invoice: { ...ISSUED, isByHand: true } },
  });
  await user.click(dialog.getByRole('button', { name: 'Salvează numărul' }));
  expect(await screen.findByText(/^Emisă de dumneavoastră/)).toBeTruthy();
  expect(bodies('enterInvoice').at(-1)).toEqual({ orderNumber: ORDER.number, series: 'PFT', number: '0041' });
});

test('what waits or is looked for says so; what cannot be read is asked again', async () => {
  const { user, answer } = open(WAITING, { getOrderInvoice: LOST });
  expect(await screen.findByText('Factura nu poate fi afișată acum.')).toBeTruthy();
  answer({ getOrderInvoice: { invoice: WAITING } });
  await user.click(screen.getByRole('button', { name: 'Încearcă din nou' }));
  expect(await screen.findByText('Factura se emite; numărul apare aici.')).toBeTruthy();
});

test('an order without a company, or before its hand-over, asks for nothing', () => {
  const { sent } = open(ISSUED, {}, anOrderView({ company: null, status: 'DELIVERED' }));
  expect(sent('getOrderInvoice')).toEqual([]);
  expect(screen.queryByText('Factura')).toBe(null);
});
