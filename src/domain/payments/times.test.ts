import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { DAY_MS, instant, MINUTE_MS, plusMinutes } from '#domain/time/instant.ts';
import { aSchedule, at } from '#test/support/a-schedule.ts';
import { canWaitHeld, nextAsk, nextTry } from './ask-schedule.ts';
import { NO_MONEY } from './attempt.ts';
import { afterStart, CLOSED_BREAKER, isOnlineOn } from './breaker.ts';
import { canRevive } from './can-revive.ts';
import { sumRefundable, validateRefund } from './grant-refund.ts';
import { ALL_PROVIDERS, factsOfProvider } from './providers.ts';

const NOW = instant(0);

test('an attempt is asked about each minute, then each hour, then each day, for two weeks', () => {
  const waits = [1, 39, 41, 23 * 60, 25 * 60, 13 * 24 * 60, 15 * 24 * 60].map((minutes) => {
    const now = plusMinutes(NOW, minutes);
    const next = nextAsk(NOW, now);
    return next === null ? null : (next - now) / MINUTE_MS;
  });
  expect(waits).toEqual([1, 1, 60, 60, 1440, 1440, null]);
});

test('a job is tried again later and later, at most after an hour', () => {
  expect([0, 1, 2, 3, 9].map((tries) => nextTry(tries, NOW) / MINUTE_MS)).toEqual([1, 1, 2, 4, 60]);
});

test('an order for later than a hold lasts is charged at once', () => {
  expect(canWaitHeld(null, NOW)).toBe(true);
  expect(canWaitHeld(instant(5 * DAY_MS), NOW)).toBe(true);
  expect(canWaitHeld(instant(6 * DAY_MS), NOW)).toBe(false);
});

test('three failing starts switch payment online off; a start that works, on again', () => {
  const second = afterStart(afterStart(CLOSED_BREAKER, false, NOW), false, NOW);
  expect(isOnlineOn(second, NOW)).toBe(true);
  const off = afterStart(second, false, NOW);
  expect(off).toEqual({ failures: 3, offSince: NOW, tryAt: plusMinutes(NOW, 5) });
  expect(isOnlineOn(off, plusMinutes(NOW, 4))).toBe(false);
  expect(isOnlineOn({ ...off, tryAt: null }, plusMinutes(NOW, 4))).toBe(false);
  expect(isOnlineOn(off, plusMinutes(NOW, 5))).toBe(true);
  expect(afterStart(off, false, plusMinutes(NOW, 5))).toEqual({
    failures: 4,
    offSince: NOW,
    tryAt: plusMinutes(NOW, 10),
  });
  expect(afterStart(off, true, plusMinutes(NOW, 5))).toEqual(CLOSED_BREAKER);
});

test('an order that was given up is made after all while it makes sense and the restaurant is open', () => {
  const schedule = aSchedule();
  const noon = at('2026-11-20T12:00');
  const asap = { method: 'PICKUP', requestedAt: null, placedAt: noon } as const;
  expect(canRevive(asap, schedule, plusMinutes(noon, 25))).toBe(true);
  expect(canRevive(asap, schedule, plusMinutes(noon, 61))).toBe(false);
  expect(canRevive({ ...asap, placedAt: at('2026-11-20T23:30') }, schedule, at('2026-11-20T23:55'))).toBe(false);
  const evening = { ...asap, requestedAt: at('2026-11-20T18:00') };
  expect(canRevive(evening, schedule, plusMinutes(noon, 200))).toBe(true);
  expect(canRevive(evening, schedule, at('2026-11-20T17:50'))).toBe(false);
});

test('staff give back at most what is kept, with a reason', () => {
  const taken = { ...NO_MONEY, taken: bani(50), refunded: bani(5), granted: bani(10) };
  expect(sumRefundable(taken, bani(50))).toBe(40);
  expect(sumRefundable(taken, bani(5))).toBe(0);
  expect(sumRefundable({ ...taken, isOrphan: true }, bani(50))).toBe(0);
  expect(validateRefund(bani(40), bani(40), ' Rece. ')).toEqual({ ok: true, value: { amount: 40, reason: 'Rece.' } });
  expect(validateRefund(bani(40), bani(41), 'Rece.')).toMatchObject({
    error: { code: 'refund_too_much', maximum: 40 },
  });
  expect(validateRefund(bani(40), bani(0), 'Rece.')).toMatchObject({ error: { code: 'refund_too_much' } });
  expect(validateRefund(bani(40), bani(40), ' ')).toMatchObject({ error: { code: 'reason_required' } });
  expect(validateRefund(bani(40), bani(40), 'x'.repeat(2000))).toMatchObject({ error: { code: 'text_invalid' } });
});

test('the table of providers', () => {
  expect(ALL_PROVIDERS.map((name) => factsOfProvider(name).label)).toEqual([
    'NETOPIA Payments',
    'Stripe',
    'Viva.com',
    'Plată de probă',
  ]);
});
