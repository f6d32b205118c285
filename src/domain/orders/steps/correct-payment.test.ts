import { describe, expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { NO_ONLINE_MONEY } from '#domain/payments/online-money.ts';
import { instant } from '#domain/time/instant.ts';
import { correctPayment, type HandedOverOrder } from './correct-payment.ts';

const at = (iso: string) => instant(Date.parse(iso));
const HANDED_OVER = at('2026-11-20T18:00:00+02:00');

const order = (change: Partial<HandedOverOrder> = {}): HandedOverOrder => ({
  status: 'DELIVERED',
  deliveredAt: HANDED_OVER,
  payable: bani(6000),
  payment: [{ means: 'card', amount: bani(6000) }],
  paymentStatus: 'paid',
  onlineMoney: null,
  company: null,
  mealCardEligible: null,
  ...change,
});
const cash = { means: 'cash' } as const;

describe('the payment of an order that was handed over', () => {
  test('is put right on the same day, to the ban', () => {
    const soon = at('2026-11-20T23:59:00+02:00');
    expect(correctPayment(order(), cash, soon)).toEqual({
      ok: true,
      value: [{ means: 'cash', amount: 6000 }],
    });
    const split = {
      parts: [
        { means: 'cash', amount: bani(1000) },
        { means: 'card', amount: bani(4999) },
      ],
    } as const;
    expect(correctPayment(order(), split, soon)).toMatchObject({ error: { code: 'payment_mismatch' } });
  });

  test.each([
    ['2026-11-20T23:50:00+02:00', '2026-11-21T05:50:00+02:00', true],
    ['2026-11-20T23:50:00+02:00', '2026-11-21T05:51:00+02:00', false],
    ['2026-11-20T10:00:00+02:00', '2026-11-20T23:59:00+02:00', true],
    ['2026-11-20T10:00:00+02:00', '2026-11-21T00:00:00+02:00', false],
  ])('handed over at %s, may be corrected at %s: %j', (deliveredAt, now, may) => {
    const answer = correctPayment(order({ deliveredAt: at(deliveredAt) }), cash, at(now));
    expect(answer.ok ? true : answer.error.code !== 'payment_day_over').toBe(may);
  });

  test('is recorded where it was not, and taken back where nothing came in', () => {
    expect(correctPayment(order({ paymentStatus: 'unpaid' }), { means: 'card' }, HANDED_OVER)).toMatchObject({
      value: [{ means: 'card', amount: 6000 }],
    });
    expect(correctPayment(order(), null, HANDED_OVER)).toEqual({ ok: true, value: null });
  });

  test('is not corrected to what it is', () => {
    expect(correctPayment(order(), { means: 'card' }, HANDED_OVER)).toMatchObject({
      error: { code: 'payment_unchanged' },
    });
    expect(correctPayment(order({ paymentStatus: 'unpaid' }), null, HANDED_OVER)).toMatchObject({
      error: { code: 'payment_unchanged' },
    });
  });

  test('is another one where parts differ, or one means more is in it', () => {
    const split = (cashPart: number, cardPart: number) =>
      [
        { means: 'cash', amount: bani(cashPart) },
        { means: 'card', amount: bani(cardPart) },
      ] as const;
    const paid = order({ payment: split(1000, 5000) });
    expect(correctPayment(paid, { parts: split(1000, 5000) }, HANDED_OVER)).toMatchObject({
      error: { code: 'payment_unchanged' },
    });
    expect(correctPayment(paid, { parts: split(2000, 4000) }, HANDED_OVER).ok).toBe(true);
    expect(correctPayment(order({ payment: split(0, 6000) }), { means: 'card' }, HANDED_OVER).ok).toBe(true);
  });

  test('waits for the hand-over', () => {
    const accepted = order({ status: 'CONFIRMED', deliveredAt: null });
    expect(correctPayment(accepted, cash, HANDED_OVER)).toMatchObject({ error: { code: 'already_decided' } });
  });
});

test('what was paid online is corrected by no person', () => {
  const soon = at('2026-11-20T19:00:00+02:00');
  const online = {
    payment: [{ means: 'card_online', amount: bani(6000) }],
    onlineMoney: { ...NO_ONLINE_MONEY, taken: bani(6000) },
  } as const;
  expect(correctPayment(order(online), null, soon)).toMatchObject({ error: { code: 'payment_online' } });
  expect(correctPayment(order(online), cash, soon)).toMatchObject({ error: { code: 'payment_online' } });
});
