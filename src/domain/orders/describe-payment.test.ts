import { expect, test } from 'vitest';
import { bani, ZERO_BANI } from '#domain/money/bani.ts';
import {
  describePaymentForGuest,
  describePaymentForStaff,
  describePaymentInMail,
  paymentLabel,
} from './describe-payment.ts';
import type { OrderView } from './order-view.ts';

const cash = { method: 'CASH', cash: bani(9350), card: ZERO_BANI } as const;
const card = { method: 'CARD', cash: ZERO_BANI, card: bani(9350) } as const;
const both = { method: 'CASH_AND_CARD', cash: bani(5000), card: bani(4350) } as const;

test('a card is paid with where the order changes hands', () => {
  expect(paymentLabel('CARD', 'PICKUP')).toBe('Card la ridicare');
  expect(paymentLabel('CARD', null)).toBe('Card');
  expect(paymentLabel('CASH_AND_CARD', 'DELIVERY')).toBe('Numerar și card');
});

test.each<[Pick<OrderView, 'payment' | 'paymentStatus'>, guest: string, mail: string, staff: string]>([
  [{ payment: cash, paymentStatus: 'unpaid' }, 'Numerar', 'numerar la livrare', 'Numerar'],
  [{ payment: card, paymentStatus: 'unpaid' }, 'Card la livrare', 'card la livrare', 'Card la livrare'],
  [
    { payment: both, paymentStatus: 'unpaid' },
    '50,00 lei numerar + 43,50 lei cu cardul',
    'numerar 50,00 lei și card 43,50 lei, la livrare',
    'Numerar și card',
  ],
  [{ payment: cash, paymentStatus: 'paid' }, 'Plătit', 'plătit', 'Numerar · Plătit'],
  [{ payment: card, paymentStatus: 'paid' }, 'Plătit', 'plătit', 'Plătit'],
  [{ payment: card, paymentStatus: 'refunded' }, 'Returnat', 'card la livrare', 'Card la livrare · Rambursat'],
])('„plătit” only when it is: %j', (paid, guest, mail, staff) => {
  const order = { method: 'DELIVERY', ...paid } as const;
  expect(describePaymentForGuest(order).replaceAll('\u00a0', ' ')).toBe(guest);
  expect(describePaymentInMail(order).replaceAll('\u00a0', ' ')).toBe(mail);
  expect(describePaymentForStaff(order)).toBe(staff);
});
