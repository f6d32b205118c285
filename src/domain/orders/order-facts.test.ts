import { expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '#domain/accounts/parse-address.ts';
import { factsWithGaps, orderFacts } from './order-facts.ts';

const company = { name: 'Moara SRL', cui: 'RO18547290', tradeRegister: 'J01/1/2020', office: 'Blaj, Str. Morii 1' };
const plain = { address: EMPTY_ADDRESS, hasOwnContainer: false };

test('an order in which nothing is said has nothing to tell', () => {
  for (const display of ['card', 'dialog', 'guestPage', 'mail'] as const)
    expect(orderFacts(display, plain)).toEqual([]);
});

test('each display tells a fact in its own words, or leaves it to a place of its own', () => {
  const full = { ...plain, hasOwnContainer: true, company };
  expect(orderFacts('card', full)).toEqual([{ label: '', text: 'Vine cu recipientul propriu' }]);
  expect(orderFacts('mail', full)).toEqual([
    { label: 'Ambalaj', text: 'vii cu recipientul tău' },
    { label: 'Factură', text: 'Moara SRL, CUI RO18547290, J01/1/2020, Blaj, Str. Morii 1' },
  ]);
  expect(orderFacts('guestPage', full)[1]?.text.split('\n')).toHaveLength(3);
});

test('how an order is handed over is told on every display but the kitchen’s', () => {
  const order = { ...plain, address: { ...EMPTY_ADDRESS, dropOff: 'LEAVE', dropOffNote: 'cheia e la vecin' } };
  const told = [
    { label: 'Cum predăm comanda', text: 'lasă la ușă' },
    { label: 'Pentru curier', text: 'cheia e la vecin' },
  ];
  for (const display of [
    'checkout',
    'card',
    'dialog',
    'panelPage',
    'receiptSlip',
    'guestPage',
    'mail',
    'csv',
  ] as const) {
    expect(orderFacts(display, order)).toEqual(told);
  }
  expect(orderFacts('kitchenSlip', order)).toEqual([]);
});

test('a table has a column for a fact that is not given', () => {
  expect(factsWithGaps('mail', plain).map(({ text }) => text)).toEqual(['', '', '', '']);
});
