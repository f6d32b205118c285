import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { NO_ONLINE_MONEY } from '#domain/payments/online-money.ts';
import { instant } from '#domain/time/instant.ts';
import { describePaymentForGuest, describePaymentInMail, paymentLabel } from './describe-payment.ts';
import { describePaymentForStaff } from './describe-payment-for-staff.ts';
import type { OrderView } from './order-view.ts';

const NOON = instant(Date.parse('2026-11-20T10:00:00Z'));
const cash = [{ means: 'cash', amount: bani(9350) }] as const;
const card = [{ means: 'card', amount: bani(9350) }] as const;
const both = [
  { means: 'cash', amount: bani(5000) },
  { means: 'card', amount: bani(4350) },
] as const;

const online = [{ means: 'card_online', amount: bani(9350) }] as const;
const mixed = [...online, { means: 'cash', amount: bani(500) }] as const;
const meal = [{ means: 'meal_card', amount: bani(9350) }] as const;

test('a card is paid with where the order changes hands', () => {
  expect(paymentLabel(['card'], 'PICKUP')).toBe('Card la ridicare');
  expect(paymentLabel(['card'], null)).toBe('Card');
  expect(paymentLabel(['cash', 'card'], 'DELIVERY')).toBe('Numerar și card');
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
  [
    { payment: meal, paymentStatus: 'unpaid' },
    'Card de masă la livrare',
    'card de masă la livrare',
    'Card de masă la livrare',
  ],
  [{ payment: meal, paymentStatus: 'paid' }, 'Plătit', 'plătit', 'Card de masă la livrare · Plătit'],
  [{ payment: card, paymentStatus: 'refunded' }, 'Returnat', 'card la livrare', 'Card la livrare · Rambursat'],
])('„plătit” only when it is: %j', (paid, guest, mail, staff) => {
  const order = {
    status: 'CONFIRMED',
    method: 'DELIVERY',
    payable: bani(9350),
    onlineMoney: null,
    ...paid,
  } as const;
  expect(describePaymentForGuest(order).replaceAll('\u00a0', ' ')).toBe(guest);
  expect(describePaymentInMail(order).replaceAll('\u00a0', ' ')).toBe(mail);
  expect(describePaymentForStaff(order)).toBe(staff);
});

test('what is paid online is not paid at the door', () => {
  const online = { means: 'card_online', amount: bani(4_000) } as const;
  const order = { method: 'DELIVERY', paymentStatus: 'unpaid' } as const;
  expect(describePaymentInMail({ ...order, payment: [online] })).toBe('card online');
  expect(describePaymentInMail({ ...order, payment: [online, { means: 'cash', amount: bani(1_000) }] })).toBe(
    `card online ${formatLei(bani(4_000))} și numerar ${formatLei(bani(1_000))}, la livrare`,
  );
});

test('what was paid online says so', () => {
  const order = { method: 'DELIVERY', payment: [{ means: 'card_online', amount: bani(9350) }] } as const;
  expect(describePaymentForGuest({ ...order, paymentStatus: 'paid' })).toBe('Plătit online');
  expect(describePaymentForGuest({ ...order, paymentStatus: 'unpaid' })).toBe('Card online');
});

test.each<[about: Partial<OrderView>, told: string]>([
  [{ onlineMoney: { ...NO_ONLINE_MONEY, held: bani(9350) } }, 'Card online, bani blocați'],
  [{ onlineMoney: { ...NO_ONLINE_MONEY, taken: bani(9350) }, paymentStatus: 'paid' }, 'Plătit online'],
  [
    { payable: bani(9850), payment: mixed, onlineMoney: { ...NO_ONLINE_MONEY, taken: bani(9350) } },
    'Plătit online · de încasat 5,00 lei numerar',
  ],
  [
    {
      onlineMoney: { ...NO_ONLINE_MONEY, taken: bani(9350), refunded: bani(1000), goingBack: bani(250) },
      paymentStatus: 'paid',
    },
    'Plătit online · dat înapoi 10,00 lei · se dă înapoi 2,50 lei',
  ],
  [
    {
      onlineMoney: { ...NO_ONLINE_MONEY, taken: bani(9350), refunded: bani(9350) },
      paymentStatus: 'refunded',
      status: 'REJECTED',
    },
    'Card online · Rambursat · dat înapoi 93,50 lei',
  ],
  [{ onlineMoney: { ...NO_ONLINE_MONEY, releasedAt: NOON }, status: 'REJECTED' }, 'Card online, bani deblocați'],
  [
    { onlineMoney: { ...NO_ONLINE_MONEY, releasedAt: NOON } },
    'Card online, bani deblocați · de încasat 93,50 lei numerar',
  ],
  // The guest chose to pay at the door instead.
  [{ onlineMoney: NO_ONLINE_MONEY, payment: cash }, 'Numerar'],
  [
    { onlineMoney: { ...NO_ONLINE_MONEY, releasedAt: NOON }, payment: cash },
    'Card online, bani deblocați · de încasat 93,50 lei numerar',
  ],
])('money paid online, by what became of it: %j', (about, told) => {
  const order = {
    status: 'CONFIRMED',
    method: 'DELIVERY',
    payable: bani(9350),
    payment: online,
    paymentStatus: 'unpaid',
    ...about,
  } as const;
  expect(describePaymentForStaff(order as OrderView).replaceAll('\u00a0', ' ')).toBe(told);
});
