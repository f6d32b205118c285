import { describe, expect, test } from 'vitest';
import { type Instant, instant } from '#domain/time/instant.ts';
import { aSchedule, at, terms, weekly } from '#test/support/a-schedule.ts';
import { dueShopAlarm, dueSteps, isHeard, openSince, type WatchedOrder, watchedSince } from './escalation.ts';

const PLACED = at('2026-11-20T19:00:00+02:00');
const OPENED = at('2026-11-20T10:00:00+02:00');
const later = (seconds: number): Instant => instant(PLACED + seconds * 1000);

function anOrder(facts: Partial<WatchedOrder> = {}): WatchedOrder {
  return { placedAt: PLACED, requestedAt: null, acknowledgedAt: null, openedAt: null, ...facts };
}

describe('an order that staff do not notice', () => {
  test.each([
    [29, []],
    [30, ['unacknowledged']],
    [59, ['unacknowledged']],
    [60, ['unacknowledged', 'unopened']],
    [179, ['unacknowledged', 'unopened']],
    [180, ['unacknowledged', 'unopened', 'unanswered']],
  ])('%i seconds after it was placed: %j', (seconds, steps) => {
    expect(dueSteps(anOrder(), OPENED, later(seconds))).toEqual(steps);
  });

  test('shown by a panel it may wait a minute to be opened, opened three to be answered', () => {
    const shown = anOrder({ acknowledgedAt: later(2) });
    expect(dueSteps(shown, OPENED, later(59))).toEqual([]);
    expect(dueSteps(shown, OPENED, later(60))).toEqual(['unopened']);
    const opened = anOrder({ openedAt: later(5) });
    expect(dueSteps(opened, OPENED, later(179))).toEqual([]);
    expect(dueSteps(opened, OPENED, later(180))).toEqual(['unanswered']);
  });

  test('for now, the guest waits even when the restaurant has closed meanwhile; after a day it is history', () => {
    expect(dueSteps(anOrder(), null, later(30))).toEqual(['unacknowledged']);
    expect(dueSteps(anOrder(), null, later(24 * 3600))).toHaveLength(3);
    expect(dueSteps(anOrder(), null, later(24 * 3600 + 1))).toEqual([]);
  });

  test('for later, no alarm in the night: the time runs from the opening', () => {
    const ahead = anOrder({ placedAt: at('2026-11-20T02:00:00+02:00'), requestedAt: PLACED });
    expect(watchedSince(ahead, null)).toBeNull();
    expect(dueSteps(ahead, null, at('2026-11-20T02:10:00+02:00'))).toEqual([]);
    expect(watchedSince(ahead, OPENED)).toBe(OPENED);
    expect(dueSteps(ahead, OPENED, at('2026-11-20T10:00:29+02:00'))).toEqual([]);
    expect(dueSteps(ahead, OPENED, at('2026-11-20T10:00:30+02:00'))).toEqual(['unacknowledged']);
  });
});

describe('the restaurant', () => {
  test('is open since the first of its doors opened', () => {
    const schedule = aSchedule({ hours: { DELIVERY: weekly('09:00-20:00'), PICKUP: weekly('12:00-14:00') } });
    expect(openSince(schedule, PLACED)).toBe(at('2026-11-20T09:00:00+02:00'));
    expect(openSince(schedule, at('2026-11-20T21:00:00+02:00'))).toBe(OPENED);
    expect(openSince(schedule, at('2026-11-20T22:00:00+02:00'))).toBeNull();
  });

  test('that is only being set up, without hours and services, is not open; taking orders without hours, it is', () => {
    const hours = { REGULAR: null };
    const off = terms({ enabled: false });
    expect(openSince(aSchedule({ hours, services: { pickup: off, delivery: off } }), PLACED)).toBeNull();
    expect(openSince(aSchedule({ hours, services: { delivery: off } }), PLACED)).not.toBeNull();
  });

  test('that never closes is looked back upon for a day', () => {
    const schedule = aSchedule({ hours: { REGULAR: weekly('00:00-00:00') } });
    expect(openSince(schedule, PLACED)).toBe(PLACED - 24 * 3_600_000);
  });

  test.each([
    ['closed', null, null, '2026-11-20T10:05:00+02:00', null],
    ['just opened', OPENED, null, '2026-11-20T10:00:59+02:00', null],
    ['a minute after', OPENED, null, '2026-11-20T10:01:00+02:00', { kind: 'no_panel', occasion: OPENED }],
    ['heard last night', OPENED, -40_000, '2026-11-20T10:01:00+02:00', { kind: 'no_panel', occasion: OPENED }],
    ['too late to be news', OPENED, null, '2026-11-20T10:30:00+02:00', null],
    ['heard a moment ago', OPENED, 0, '2026-11-20T10:01:30+02:00', null],
    ['lost for a while', OPENED, 0, '2026-11-20T10:04:59+02:00', null],
    ['lost for good', OPENED, 0, '2026-11-20T10:05:00+02:00', { kind: 'panel_lost', occasion: OPENED }],
  ] as const)('%s', (_, opened, heardSeconds, now, alarm) => {
    const heardAt = heardSeconds === null ? null : instant(OPENED + heardSeconds * 1000);
    expect(dueShopAlarm({ opened, heardAt, at: at(now) })).toEqual(alarm);
  });

  test('hears for a minute and a half after the last word', () => {
    expect(isHeard(null, PLACED)).toBe(false);
    expect(isHeard(PLACED, later(90))).toBe(true);
    expect(isHeard(PLACED, later(91))).toBe(false);
  });
});
