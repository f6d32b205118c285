import { describe, expect, test } from 'vitest';
import { bani, ZERO_BANI } from '#domain/money/bani.ts';
import { instant } from '#domain/time/instant.ts';
import { correctPayment, type HandedOverOrder } from './correct-payment.ts';

const at = (iso: string) => instant(Date.parse(iso));
const HANDED_OVER = at('2026-11-20T18:00:00+02:00');

const order = (change: Partial<HandedOverOrder> = {}): HandedOverOrder => ({
  status: 'DELIVERED',
  deliveredAt: HANDED_OVER,
  payable: bani(6000),
  payment: { method: 'CARD', cash: ZERO_BANI, card: bani(6000) },
  paymentStatus: 'paid',
  company: null,
  ...change,
});
const cash = { method: 'CASH' } as const;

describe('the payment of an order that was handed over', () => {
  test('is put right on the same day, to the ban', () => {
    const soon = at('2026-11-20T23:59:00+02:00');
    expect(correctPayment(order(), cash, soon)).toEqual({
      ok: true,
      value: { method: 'CASH', cash: 6000, card: 0 },
    });
    const split = { method: 'CASH_AND_CARD', cash: bani(1000), card: bani(4999) } as const;
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
    expect(correctPayment(order({ paymentStatus: 'unpaid' }), { method: 'CARD' }, HANDED_OVER)).toMatchObject({
      value: { method: 'CARD' },
    });
    expect(correctPayment(order(), null, HANDED_OVER)).toEqual({ ok: true, value: null });
  });

  test('is not corrected to what it is', () => {
    expect(correctPayment(order(), { method: 'CARD' }, HANDED_OVER)).toMatchObject({
      error: { code: 'payment_unchanged' },
    });
    expect(correctPayment(order({ paymentStatus: 'unpaid' }), null, HANDED_OVER)).toMatchObject({
      error: { code: 'payment_unchanged' },
    });
  });

  test('waits for the hand-over', () => {
    const accepted = order({ status: 'CONFIRMED', deliveredAt: null });
    expect(correctPayment(accepted, cash, HANDED_OVER)).toMatchObject({ error: { code: 'already_decided' } });
  });
});
