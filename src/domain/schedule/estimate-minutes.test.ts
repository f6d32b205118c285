import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plusMinutes } from '#domain/time/instant.ts';
import { aSchedule, at, terms } from '#test/support/a-schedule.ts';
import {
  type AnsweredOrder,
  estimateMinutes,
  LEARNED_FROM_ORDERS,
  learnUsualMinutes,
  USUAL_MINUTES_MAXIMUM,
} from './estimate-minutes.ts';
import { momentBounds } from './moment-bounds.ts';

const NOON = at('2026-11-20T12:00:00+02:00');

describe('how long an order takes now', () => {
  test.each<readonly [string, number | null, number | null, number, number, number | null]>([
    ['neither the restaurant nor its orders tell', null, null, 0, 0, null],
    ['a busy kitchen adds to nothing', null, null, 20, 15, null],
    ['as the restaurant set it', 30, null, 0, 0, 30],
    ['orders were quicker lately than the restaurant says', 30, 25, 0, 0, 30],
    ['orders took longer lately', 30, 45, 0, 0, 45],
    ['only orders tell', null, 40, 0, 0, 40],
    ['the way to a village and a busy kitchen', 30, 45, 20, 15, 80],
  ])('%s', (_, minimumAdvanceMinutes, delivery, busy, extraMinutes, minutes) => {
    const schedule = aSchedule({
      services: { delivery: terms({ minimumAdvanceMinutes }) },
      usualMinutes: { delivery },
      busy: busy === 0 ? null : { extraMinutes: busy, until: plusMinutes(NOON, 30) },
    });
    expect(estimateMinutes({ schedule, service: 'delivery', now: NOON, extraMinutes })).toBe(minutes);
    expect(estimateMinutes({ schedule, service: 'pickup', now: NOON })).toBeNull();
  });

  test('is never before the first moment one may choose', () => {
    fc.assert(
      fc.property(
        fc.option(fc.integer({ min: 1, max: 300 })),
        fc.option(fc.integer({ min: 5, max: 240 })),
        fc.constantFrom(0, 10, 30),
        fc.integer({ min: 0, max: 60 }),
        (minimumAdvanceMinutes, pickup, busy, extraMinutes) => {
          const schedule = aSchedule({
            services: { pickup: terms({ minimumAdvanceMinutes }) },
            usualMinutes: { pickup },
            busy: { extraMinutes: busy, until: plusMinutes(NOON, 1) },
          });
          const facts = { schedule, service: 'pickup', now: NOON, extraMinutes } as const;
          const minutes = estimateMinutes(facts);
          if (minutes === null) return;
          expect(plusMinutes(NOON, minutes)).toBeGreaterThanOrEqual(momentBounds(facts).earliest);
        },
      ),
    );
  });
});

/** An order promised so many minutes after it was placed. */
function answered(minutes: number, about: Partial<AnsweredOrder> & { readonly place?: number } = {}): AnsweredOrder {
  const { place = 0, ...facts } = about;
  const placedAt = plusMinutes(NOON, place);
  return {
    placedAt,
    promisedAt: plusMinutes(placedAt, minutes),
    handedOverAt: null,
    servedAt: null,
    addedMinutes: 0,
    ...facts,
  };
}

describe('what orders took lately', () => {
  test('four orders tell nothing, five do', () => {
    expect(learnUsualMinutes([30, 30, 30, 30].map((minutes) => answered(minutes)))).toBeNull();
    expect(learnUsualMinutes([30, 30, 30, 30, 30].map((minutes) => answered(minutes)))).toBe(30);
  });

  test.each<readonly [string, readonly number[], number]>([
    ['rounded up to five minutes', [31, 31, 31, 31, 31], 35],
    ['one in five may take longer', [20, 25, 30, 35, 200], 35],
    ['two in five may not', [20, 25, 30, 60, 60], 60],
    ['at once is five minutes', [0, 0, 0, 0, 0], 5],
    ['four hours are the most', [500, 500, 500, 500, 500], USUAL_MINUTES_MAXIMUM],
  ])('%s', (_, minutes, usual) => {
    expect(learnUsualMinutes(minutes.map((one) => answered(one)))).toBe(usual);
  });

  test.each<readonly [string, number, number]>([
    ['handed over before the promise', -10, 40],
    ['handed over late', 20, 60],
    ['half an hour late', 30, 70],
    ['marked in the evening, long after', 31, 40],
  ])('%s', (_, late, usual) => {
    const orders = Array.from({ length: 5 }, () => {
      const order = answered(40);
      return { ...order, handedOverAt: plusMinutes(order.promisedAt, late) };
    });
    expect(learnUsualMinutes(orders)).toBe(usual);
  });

  test.each<readonly [string, number, number]>([
    ['ready before the promise', -15, 25],
    ['ready late, handed over later', 10, 50],
    ['ready half an hour late', 30, 70],
    ['marked ready in passing, right after acceptance', -25, 45],
    ['marked ready in the evening', 31, 45],
  ])('the mark of the kitchen tells better: %s', (_, late, usual) => {
    const orders = Array.from({ length: 5 }, () => {
      const order = answered(40);
      return {
        ...order,
        servedAt: plusMinutes(order.promisedAt, late),
        handedOverAt: plusMinutes(order.promisedAt, 5),
      };
    });
    expect(learnUsualMinutes(orders)).toBe(usual);
  });

  test('the way and the busy kitchen are taken out: the estimate adds them', () => {
    expect(learnUsualMinutes(Array.from({ length: 5 }, () => answered(60, { addedMinutes: 25 })))).toBe(35);
    expect(learnUsualMinutes(Array.from({ length: 5 }, () => answered(10, { addedMinutes: 25 })))).toBe(5);
  });

  test('only the last orders tell, in whatever order they come', () => {
    const old = Array.from({ length: 40 }, (_, index) => answered(120, { place: -1000 - index }));
    const last = Array.from({ length: LEARNED_FROM_ORDERS }, (_, index) => answered(30, { place: index }));
    expect(learnUsualMinutes([...old, ...last])).toBe(30);
    expect(learnUsualMinutes([...last, ...old])).toBe(30);
  });

  test('lies among what orders took, and grows with it', () => {
    const some = fc.array(fc.integer({ min: 1, max: 230 }), { minLength: 5, maxLength: LEARNED_FROM_ORDERS });
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 60 }), (minutes, more) => {
        const usual = learnUsualMinutes(minutes.map((one) => answered(one))) ?? Number.NaN;
        const slower = learnUsualMinutes(minutes.map((one) => answered(one + more))) ?? Number.NaN;
        expect(usual % 5).toBe(0);
        expect(usual).toBeGreaterThanOrEqual(Math.min(...minutes));
        expect(usual).toBeLessThanOrEqual(Math.max(...minutes) + 4);
        expect(slower).toBeGreaterThanOrEqual(usual);
      }),
    );
  });
});
