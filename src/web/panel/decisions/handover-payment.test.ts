import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { announcedPayment, judgePayment, type PaymentPart, paymentOf, typePart } from './handover-payment.ts';

const payment = { method: 'CASH_AND_CARD', cash: bani(2000), card: bani(4450) } as const;
const owed = bani(6450);

test('it begins as the guest announced it', () => {
  const form = announcedPayment({ payment });
  expect(form).toEqual({ method: 'CASH_AND_CARD', cash: '20,00', card: '44,50', typed: [] });
  expect(judgePayment(form, owed)).toEqual({});
  expect(paymentOf(form, owed)).toEqual(payment);
});

test('one way needs no amounts, and nothing taken says nothing', () => {
  expect(paymentOf({ method: 'CARD', cash: 'x', card: '', typed: [] }, owed)).toEqual({ method: 'CARD' });
  expect(paymentOf({ method: 'none', cash: '', card: '', typed: [] }, owed)).toBeNull();
});

test.each([
  ['20', '44'],
  ['64,50', '0'],
  ['0', '64,50'],
  ['douăzeci', '44,50'],
])('%s in cash and %s by card is not what is owed', (cash, card) => {
  const form = { method: 'CASH_AND_CARD', cash, card, typed: [] } as const;
  expect(judgePayment(form, owed)).toHaveProperty('cash', expect.stringMatching(/64,50.lei/));
  expect(() => paymentOf(form, owed)).toThrow();
});

test.each<[string, (readonly [PaymentPart, string])[], string, string]>([
  ['the card part is the rest of the cash', [['cash', '20']], '20', '44,50'],
  ['the cash part is the rest of the card', [['card', '44,50']], '20,00', '44,50'],
  [
    'it follows every key',
    [
      ['cash', '2'],
      ['cash', '20'],
    ],
    '20',
    '44,50',
  ],
  [
    'until it was typed itself',
    [
      ['cash', '20'],
      ['card', '40'],
      ['cash', '24,5'],
    ],
    '24,5',
    '40',
  ],
  ['it is empty where nothing is left', [['cash', '64,50']], '64,50', ''],
  ['it is empty where the amount cannot be read', [['cash', 'x']], 'x', ''],
])('%s', (_, keys, cash, card) => {
  const begun = announcedPayment({ payment: { method: 'CASH', cash: owed, card: bani(0) } });
  const form = keys.reduce((typed, [part, text]) => typePart(typed, part, text, owed), begun);
  expect(form).toMatchObject({ cash, card });
});
