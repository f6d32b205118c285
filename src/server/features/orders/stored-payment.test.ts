import { expect, test } from 'vitest';
import { EventFacts } from './order-event.ts';
import { StoredMeans, StoredWay, upgradeOrderRow } from './stored-payment.ts';

const columns = { payment_method: 'CASH_AND_CARD', cash_bani: 2000, card_bani: 4450, is_meal_card: true };

test('a row of an earlier archive gets its parts, and loses the columns that are gone', () => {
  expect(upgradeOrderRow({ id: 7, ...columns })).toEqual({
    id: 7,
    payment_parts: [
      { means: 'cash', amount: 2000 },
      { means: 'meal_card', amount: 4450 },
    ],
  });
  const { is_meal_card: _, ...oldest } = { ...columns, payment_method: 'CARD', cash_bani: 0 };
  expect(upgradeOrderRow(oldest)).toEqual({ payment_parts: [{ means: 'card', amount: 4450 }] });
  const today = { id: 7, payment_parts: [{ means: 'cash', amount: 5 }] };
  expect(upgradeOrderRow(today)).toBe(today);
});

test('events of earlier versions say what was received', () => {
  const paid = { method: 'CARD', cash: 0, card: 4450 };
  expect(EventFacts.parse({ paid }).paid).toEqual([{ means: 'card', amount: 4450 }]);
  expect(EventFacts.parse({ paid, mealCard: true }).paid).toEqual([{ means: 'meal_card', amount: 4450 }]);
  expect(EventFacts.parse({ paid: [{ means: 'cash', amount: 5 }] }).paid).toEqual([{ means: 'cash', amount: 5 }]);
  expect(EventFacts.parse({ reason: 'x' })).toEqual({ reason: 'x' });
});

test('earlier versions and proposals name the documents’ words', () => {
  expect([StoredMeans.parse('CASH_AND_CARD'), StoredMeans.parse(['meal_card'])]).toEqual([
    ['cash', 'card'],
    ['meal_card'],
  ]);
  expect([StoredWay.parse('CASH_AND_CARD'), StoredWay.parse('card')]).toEqual(['cash-card', 'card']);
});
