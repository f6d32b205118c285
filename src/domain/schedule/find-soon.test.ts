import { describe, expect, test } from 'vitest';
import { plusMinutes } from '#domain/time/instant.ts';
import { aSchedule, at, terms, weekly } from '#test/support/a-schedule.ts';
import type { Capacity } from './capacity.ts';
import { findSoon, soonChangesAt } from './find-soon.ts';

/** A Friday, noon in Bucharest. */
const NOON = at('2026-11-20T10:00:00Z');
const minutes = (after: number) => plusMinutes(NOON, after);
const full = (...quarters: readonly number[]) =>
  quarters.map((after) => ({ at: minutes(after), scope: 'all', left: 0 }) as const);

function ask(capacity: Capacity | null, now = NOON, minimumAdvanceMinutes: number | null = 35) {
  const schedule = aSchedule({ capacity, services: { pickup: terms({ minimumAdvanceMinutes }) } });
  return { schedule, service: 'pickup', now } as const;
}

describe('as soon as possible', () => {
  test.each([
    ['takes what it takes, without a limit', null, 35],
    ['while its quarter has room', { left: full(15, 45), closed: [] }, 35],
    ['is in the next quarter with room', { left: full(30, 45), closed: [] }, 60],
    ['passes over a closed one', { left: full(30), closed: [minutes(45)] }, 60],
  ])('%s', (_, capacity, wait) => {
    expect(findSoon(ask(capacity))).toEqual({ minutes: wait, servedAt: minutes(wait) });
  });

  test('ends in 0 or 5, within the quarter', () => {
    const now = minutes(2);
    expect(findSoon(ask({ left: full(30), closed: [] }, now))).toEqual({ minutes: 45, servedAt: minutes(47) });
  });

  test('tells no minutes where nothing tells, unless it must wait', () => {
    expect(findSoon(ask({ left: [], closed: [] }, NOON, null))).toEqual({ minutes: null, servedAt: NOON });
    expect(findSoon(ask({ left: full(0), closed: [] }, NOON, null))).toEqual({ minutes: 15, servedAt: minutes(15) });
  });

  test('counts the work of the order', () => {
    const capacity = { left: [{ at: minutes(30), scope: 'all', left: 3 } as const], closed: [] };
    expect(findSoon({ ...ask(capacity), work: { all: 3 } })?.minutes).toBe(35);
    expect(findSoon({ ...ask(capacity), work: { all: 4 } })?.minutes).toBe(45);
  });

  test('is not promised further ahead than staff can accept', () => {
    const quarters = Array.from({ length: 15 }, (_, index) => index * 15);
    expect(findSoon(ask({ left: full(...quarters), closed: [] }))?.minutes).toBe(225);
    expect(findSoon(ask({ left: full(...quarters, 225, 240), closed: [] }))).toBeNull();
  });

  test('ends when the last orders of the evening are served', () => {
    const closing = { ...aSchedule({ hours: { REGULAR: weekly('10:00-12:30') } }) };
    const question = { ...ask({ left: full(30, 45), closed: [] }) };
    const schedule = { ...question.schedule, hours: closing.hours };
    expect(findSoon({ ...question, schedule })?.minutes).toBe(60);
    const later = { ...question, schedule: { ...schedule, capacity: { left: full(30, 45, 60), closed: [] } } };
    expect(findSoon(later)).toBeNull();
    expect(
      findSoon({ ...later, schedule: { ...later.schedule, hours: { REGULAR: [], PICKUP: null, DELIVERY: null } } }),
    ).toBeNull();
  });
});

describe('its answer changes by the clock', () => {
  test.each([
    ['never, without a limit', null, null],
    ['when the wait is shorter by five minutes', { left: full(30), closed: [] }, 5],
    ['when the estimate reaches a full quarter', { left: full(45), closed: [] }, 10],
    ['not for a quarter of an hour while everything is free', { left: [], closed: [] }, 15],
  ])('%s', (_, capacity, after) => {
    expect(soonChangesAt(ask(capacity))).toBe(after === null ? null : minutes(after));
  });
});
