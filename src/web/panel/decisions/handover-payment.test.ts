import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { announcedPayment, chooseWay, judgePayment, type PARTS, paymentOf, typePart } from './handover-payment.ts';

const payment = [
  { means: 'cash', amount: bani(2000) },
  { means: 'card', amount: bani(4450) },
] as const;
const owed = bani(6450);
const terms = { payable: owed, eligible: null };

test('it begins as the guest announced it', () => {
  const form = announcedPayment({ payment, payable: owed, onlineMoney: null });
  expect(form).toEqual({ way: 'cash-card', first: '20,00', second: '44,50', typed: [] });
  expect(judgePayment(form, terms)).toEqual({});
  expect(paymentOf(form, terms)).toEqual({ parts: payment });
});

test('one way needs no amounts, and nothing taken says nothing', () => {
  expect(paymentOf({ way: 'card', first: 'x', second: '', typed: [] }, terms)).toEqual({ means: 'card' });
  expect(paymentOf({ way: 'none', first: '', second: '', typed: [] }, terms)).toBeNull();
});

test.each([
  ['20', '44'],
  ['64,50', '0'],
  ['0', '64,50'],
  ['douăzeci', '44,50'],
])('%s in cash and %s by card is not what is owed', (first, second) => {
  const form = { way: 'cash-card', first, second, typed: [] } as const;
  expect(judgePayment(form, terms)).toHaveProperty('first', expect.stringMatching(/64,50.lei/));
  expect(() => paymentOf(form, terms)).toThrow();
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

test('beside a meal card the sums are proposed, and no more than the food is taken with it', () => {
  const known = { payable: owed, eligible: bani(5000) };
  const begun = announcedPayment({ payment: [{ means: 'cash', amount: owed }], payable: owed, onlineMoney: null });
  const chosen = chooseWay(begun, 'meal_card-card', known);
  expect(chosen).toEqual({ way: 'meal_card-card', first: '50,00', second: '14,50', typed: [] });
  expect(judgePayment(chosen, known)).toEqual({});
  expect(judgePayment(typePart(chosen, 'first', '40', owed), known)).toEqual({});
  expect(judgePayment(typePart(chosen, 'first', '60', owed), known)).toHaveProperty(
    'first',
    expect.stringMatching(/cel mult 50,00.lei; restul de 14,50.lei/),
  );
  expect(chooseWay(begun, 'meal_card-cash', { payable: owed, eligible: owed })).toMatchObject({
    first: '',
    second: '',
  });
  expect(chooseWay(begun, 'card', known)).toEqual({ ...begun, way: 'card' });
  expect(chooseWay(begun, 'none', known).way).toBe('none');
});
