import { screen, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import type { CallOutput } from '#contract/named-api.ts';
import { orderToWire } from '#contract/orders/codec.ts';
import { instant } from '#domain/time/instant.ts';
import { anOrderView } from '#test/support/an-order-view.ts';
import { openStaffScreen } from '#test/support/screens.tsx';
import { refused } from '#test/support/wire-of-literals.ts';
import { PaymentEvidenceScreen } from './payment-evidence-screen.tsx';

const AT = '2026-11-20T10:05:00.000Z';
const EVIDENCE: CallOutput<'getPaymentEvidence'> = {
  orderNumber: 48_217_359,
  seller: {
    name: 'Poftă',
    companyName: 'Poftă SRL',
    cui: 'RO12345674',
    registeredOffice: 'Blaj, str. Lungă 1',
    phoneNumber: '0258000100',
    email: 'contact@pofta.test',
  },
  termsVersion: '2026-11-01',
  declaredAdult: true,
  attempts: [
    {
      reference: '48217359-1-ab',
      provider: 'NETOPIA Payments',
      providerRef: 'NP-1',
      isTest: false,
      amount: 93.5,
      at: AT,
      events: [
        { kind: 'started', amount: 0, at: AT },
        { kind: 'paid', amount: 93.5, at: '2026-11-20T10:07:00.000Z' },
        { kind: 'disputed', amount: 93.5, at: '2026-12-02T10:07:00.000Z' },
      ],
    },
  ],
  mails: [{ subject: 'Comanda ta a fost acceptată', recipient: 'ana@example.ro', at: AT, sentAt: AT }],
  serverTime: '2026-12-03T08:00:00.000Z',
};
const delivered = anOrderView({
  status: 'DELIVERED',
  timeline: [
    { kind: 'placed', at: instant(Date.parse(AT)), note: '', actor: null },
    { kind: 'delivered', at: instant(Date.parse('2026-11-20T10:45:00.000Z')), note: '', actor: 'Curierul Dan' },
  ],
});
const open = (answers: Parameters<typeof openStaffScreen>[1]['answers']) =>
  openStaffScreen(() => <PaymentEvidenceScreen orderId="48217359" />, {
    path: '/admin/plati-de-verificat/48217359',
    answers,
  });

test('the file of a disputed payment says what a bank asks, and is printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = open({ getPaymentEvidence: EVIDENCE, getStaffOrderDetails: [orderToWire(delivered)] });
  await user.click(await screen.findByRole('button', { name: 'Tipărește' }));
  expect(print).toHaveBeenCalledOnce();
  expect(screen.getByText(/^Predată .*20 noiembrie 2026.*, de Curierul Dan$/)).toBeTruthy();
  expect(screen.getByText(/^versiunea 2026-11-01, bifați de client/)).toBeTruthy();
  expect(screen.getByText('NP-1')).toBeTruthy();
  const events = within(screen.getByRole('table', { name: 'Plata 48217359-1-ab' }));
  expect(events.getByText('contestată la bancă')).toBeTruthy();
  const ordered = within(screen.getByRole('table', { name: 'Ce s-a comandat' }));
  expect(ordered.getByText(/^93,50/)).toBeTruthy();
  // Named parts only: no comma without a word after it.
  expect(ordered.queryByText(/,\s*$/)).toBeNull();
  expect(screen.getByText('Comanda ta a fost acceptată')).toBeTruthy();
  vi.unstubAllGlobals();
});

test('an order that was not paid online has no file', async () => {
  open({
    getPaymentEvidence: refused(404, 'order_not_found', 'Comanda nu a fost găsită.'),
    getStaffOrderDetails: [orderToWire(delivered)],
  });
  expect(await screen.findByText('Comanda nu a fost găsită.')).toBeTruthy();
});
