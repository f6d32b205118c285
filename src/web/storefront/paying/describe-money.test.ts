import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { NO_ONLINE_MONEY, type OnlineMoney } from '#domain/payments/online-money.ts';
import { NOON } from '#test/support/a-checkout.ts';
import { describeMoney, type MoneyOfOrder } from './describe-money.ts';

const ONLINE = [{ means: 'card_online', amount: bani(8450) }] as const;

function said(money: Partial<OnlineMoney>, about: Partial<MoneyOfOrder> = {}) {
  const order: MoneyOfOrder = {
    status: 'NEW',
    method: 'DELIVERY',
    payable: bani(8450),
    payment: ONLINE,
    paymentStatus: 'unpaid',
    onlineMoney: { ...NO_ONLINE_MONEY, ...money },
    ...about,
  };
  return describeMoney(order).map((sentence) => sentence.replaceAll('\u00a0', ' '));
}

test('an order that was not paid online says nothing', () => {
  expect(said({}, { onlineMoney: null })).toEqual([]);
  expect(said({}, { payment: [{ means: 'cash', amount: bani(8450) }] })).toEqual([]);
});

test('blocked money is taken when the restaurant accepts, and released when it refuses', () => {
  const money = { held: bani(8450), card: '•••• 4242' };
  expect(said(money)).toEqual([
    'Bani blocați: 84,50 lei. Se iau doar când restaurantul acceptă comanda.',
    'Cardul •••• 4242',
  ]);
  expect(said({ held: bani(8450) }, { status: 'CONFIRMED' })).toEqual([
    'Bani blocați: 84,50 lei. Comanda este acceptată, așa că se iau acum.',
  ]);
  expect(said({ held: bani(8450) }, { status: 'REJECTED' })).toEqual(['Bani blocați: 84,50 lei. Se eliberează acum.']);
  expect(said({ releasedAt: NOON }, { status: 'REJECTED' })).toEqual([
    'Banii blocați au fost eliberați la 12:00; banca îi poate arăta blocați încă vreo câteva zile.',
  ]);
});

test('paid, and what a change added is paid at the door', () => {
  const paid = { taken: bani(8450) };
  expect(said(paid, { paymentStatus: 'paid' })).toEqual(['Plătit online: 84,50 lei.']);
  const payment = [...ONLINE, { means: 'cash', amount: bani(1200) }] as const;
  const added = { payable: bani(9650), payment };
  expect(said(paid, added)).toEqual(['Plătit online: 84,50 lei.', 'La livrare mai ai de plătit 12,00 lei.']);
  expect(said(paid, { ...added, method: 'PICKUP' })).toContain('La ridicare mai ai de plătit 12,00 lei.');
  expect(said(paid, { ...added, method: 'RESTAURANT' })).toContain('La restaurant mai ai de plătit 12,00 lei.');
});

test('what went back, and what is on its way, is said with its sum', () => {
  const paymentStatus = 'paid';
  expect(said({ taken: bani(8450), refunded: bani(2000) }, { paymentStatus })).toEqual([
    'Plătit online: 64,50 lei.',
    'Ți-am întors 20,00 lei din 84,50 lei; banca îi arată în câteva zile.',
  ]);
  expect(said({ taken: bani(8450), goingBack: bani(8450) }, { paymentStatus })).toEqual([
    'Plătit online: 84,50 lei.',
    '84,50 lei sunt pe drum înapoi pe cardul tău.',
  ]);
  expect(said({ taken: bani(8450), refunded: bani(8450) }, { paymentStatus: 'refunded' })).toEqual([
    'Ți-am întors toți banii, 84,50 lei; banca îi arată în câteva zile.',
  ]);
});

test('money that could not be taken is paid at the door', () => {
  expect(said({})).toEqual(['Plata online nu s-a putut lua.', 'La livrare mai ai de plătit 84,50 lei.']);
  expect(said({}, { status: 'REJECTED' })).toEqual([]);
});
