import { describe, expect, test } from 'vitest';
import { preparationCall } from '#domain/orders/order-moments.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { at } from '#test/support/a-schedule.ts';
import { changePromise, type PromisedOrder } from './change-promise.ts';

const ACCEPTED = at('2026-11-20T19:00:00+02:00');
const NOW = plusMinutes(ACCEPTED, 10);

function accepted(facts: Partial<PromisedOrder> = {}): PromisedOrder {
  return {
    status: 'CONFIRMED',
    requestedAt: null,
    acceptedAt: ACCEPTED,
    promisedAt: plusMinutes(ACCEPTED, 30),
    minutesToPrepare: 30,
    ...facts,
  };
}

describe('another promise', () => {
  test('of an order for now brings its minutes along', () => {
    const promisedAt = plusMinutes(ACCEPTED, 45);
    expect(changePromise(accepted(), promisedAt, NOW)).toEqual({
      ok: true,
      value: { promisedAt, minutesToPrepare: 45 },
    });
  });

  test('of a chosen moment leaves the minutes to prepare', () => {
    const order = accepted({ requestedAt: plusMinutes(ACCEPTED, 120), promisedAt: plusMinutes(ACCEPTED, 120) });
    const promisedAt = plusMinutes(ACCEPTED, 140);
    expect(changePromise(order, promisedAt, NOW)).toEqual({ ok: true, value: { promisedAt, minutesToPrepare: 30 } });
  });

  test('lies ahead, within a day, and is another one', () => {
    const refused = (minutes: number) => changePromise(accepted(), plusMinutes(ACCEPTED, minutes), NOW);
    expect(refused(10)).toEqual({ ok: false, error: { code: 'promise_invalid' } });
    expect(refused(30 + 1441)).toEqual({ ok: false, error: { code: 'promise_invalid' } });
    expect(refused(30)).toEqual({ ok: false, error: { code: 'promise_unchanged' } });
    expect(changePromise(accepted(), plusMinutes(ACCEPTED, 30 + 1440), NOW)).toMatchObject({
      ok: true,
      value: { minutesToPrepare: 1440 },
    });
  });

  test('is for accepted orders', () => {
    const promisedAt = plusMinutes(NOW, 20);
    for (const order of [
      accepted({ status: 'DELIVERED' }),
      accepted({ acceptedAt: null }),
      accepted({ promisedAt: null }),
    ]) {
      expect(changePromise(order, promisedAt, NOW)).toEqual({
        ok: false,
        error: { code: 'already_decided', status: order.status },
      });
    }
  });
});

describe('the call to begin', () => {
  const later = { requestedAt: plusMinutes(ACCEPTED, 120), promisedAt: plusMinutes(ACCEPTED, 120) };

  test('comes so many minutes before the promise, half an hour without an estimate', () => {
    expect(preparationCall(accepted(later))).toBe(plusMinutes(ACCEPTED, 90));
    expect(preparationCall(accepted({ ...later, minutesToPrepare: 45 }))).toBe(plusMinutes(ACCEPTED, 75));
    expect(preparationCall(accepted({ ...later, minutesToPrepare: null }))).toBe(plusMinutes(ACCEPTED, 90));
  });

  test('is not for orders that are begun at once', () => {
    expect(preparationCall(accepted())).toBeNull();
    expect(preparationCall(accepted({ ...later, minutesToPrepare: 120 }))).toBeNull();
    expect(preparationCall(accepted({ ...later, acceptedAt: null, promisedAt: null }))).toBeNull();
    expect(preparationCall(accepted({ ...later, promisedAt: null }))).toBeNull();
  });
});
