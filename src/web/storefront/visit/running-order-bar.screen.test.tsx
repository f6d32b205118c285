import { screen, waitFor } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import type { CallOutput } from '#contract/named-api.ts';
import { trackedToWire } from '#contract/orders/codec.ts';
import { NOON } from '#test/support/a-checkout.ts';
import { anOrderView } from '#test/support/an-order-view.ts';
import { openShopScreen } from '#test/support/screens.tsx';
import { shopAnswers } from '#test/support/shop-answers.ts';
import { type Answers, openLiteralWire } from '#test/support/wire-of-literals.ts';
import { keepRunningOrder } from './running-order.ts';
import { RunningOrderBar } from './running-order-bar.tsx';

const PATH = `/comanda/${'a'.repeat(43)}`;
const WAITING: CallOutput<'getOrderPayment'> = {
  orderNumber: 48_217_359,
  orderStatus: 'AWAITING_PAYMENT',
  deliveryMethod: 'PICKUP',
  payable: 84.5,
  amount: 84.5,
  nextPart: { means: 'card_online', amount: 84.5 },
  paidParts: [],
  mealCardEligible: null,
  state: 'open',
  declined: null,
  payUrl: '/payment-service/trial/7',
  payUntil: '2026-11-20T10:12:30.000Z',
  heldUntil: null,
  releasedAt: null,
  refunded: 0,
  goingBack: 0,
  card: '',
  mayStartAgain: true,
  mayPayAtDoor: true,
  trackingPath: PATH,
  serverTime: '2026-11-20T10:00:00.000Z',
};
const TRACKED = trackedToWire({
  order: anOrderView(),
  restaurant: { name: 'Vatra', phone: '0258000100', address: 'Blaj' },
  mayCancel: true,
  isCancelledByGuest: false,
  stopsBefore: null,
  invoice: null,
  answerMinutes: null,
  serverTime: NOON,
});

function open(answers: Answers) {
  vi.setSystemTime(NOON);
  localStorage.clear();
  keepRunningOrder(localStorage, { number: 48_217_359, path: PATH, waits: true }, null, NOON);
  return openShopScreen(<RunningOrderBar />, '/meniu', openLiteralWire({ ...shopAnswers(), ...answers }));
}

test('an order that waits for its payment is asked about by its payment, again and again', async () => {
  const { sent } = open({ getOrderPayment: WAITING });
  const link = await screen.findByRole('link', { name: /plat/ });
  expect(link.getAttribute('href')).toBe(PATH);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(sent('getOrderPayment')).toHaveLength(2));
  expect(sent('trackOrder')).toEqual([]);
});

test('once it is paid it is tracked', async () => {
  const { sent } = open({ getOrderPayment: { ...WAITING, orderStatus: 'NEW', state: 'held' }, trackOrder: TRACKED });
  await waitFor(() => expect(sent('trackOrder')).toHaveLength(1));
});
