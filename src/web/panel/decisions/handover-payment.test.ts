import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { announcedPayment, judgePayment, type PARTS, paymentOf, typePart } from './handover-payment.ts';

const payment = [
  { means: 'cash', amount: bani(2000) },
  { means: 'card', amount: bani(4450) },
] as const;
const owed = bani(6450);

test('it begins as the guest announced it', () => {
  const form = announcedPayment({ payment, payable: owed, onlineMoney: null });
  expect(form).toEqual({ way: 'cash-card', first: '20,00', second: '44,50', typed: [] });
  expect(judgePayment(form, owed)).toEqual({});
  expect(paymentOf(form, owed)).toEqual({ parts: payment });
});

test('one way needs no amounts, and nothing taken says nothing', () => {
  expect(paymentOf({ way: 'card', first: 'x', second: '', typed: [] }, owed)).toEqual({ means: 'card' });
  expect(paymentOf({ way: 'none', first: '', second: '', typed: [] }, owed)).toBeNull();
});

test.each([
  ['20', '44'],
  ['64,50', '0'],
  ['0', '64,50'],
  ['douăzeci', '44,50'],
])('%s in cash and %s by card is not what is owed', (first, second) => {
  const form = { way: 'cash-card', first, second, typed: [] } as const;
  expect(judgePayment(form, owed)).toHaveProperty('first', expect.stringMatching(/64,50.lei/));
  expect(() => paymentOf(form, owed)).toThrow();
});

test.each<[string, (readonly [(typeof PARTS)[number], string])[], string, string]>([
  ['the card part is the rest of the cash', [['first', '20']], '20', '44,50'],
  ['the cash part is the rest of the card', [['second', '44,50']], '20,00', '44,50'],
  [
    'it follows every key',
    [
      ['first', '2'],
      ['first', '20'],
    ],
    '20',
    '44,50',
  ],
  [
    'until it was typed itself',
    [
      ['first', '20'],
      ['second', '40'],
      ['first', '24,5'],
    ],
    '24,5',
    '40',
  ],
  ['it is empty where nothing is left', [['first', '64,50']], '64,50', ''],
  ['it is empty where the amount cannot be read', [['first', 'x']], 'x', ''],
])('%s', (_, keys, first, second) => {
  const begun = announcedPayment({ payment: [{ means: 'cash', amount: owed }], payable: owed, onlineMoney: null });
  const form = keys.reduce((typed, [part, text]) => typePart(typed, part, text, owed), begun);
  expect(form).toMatchObject({ first, second });
});
