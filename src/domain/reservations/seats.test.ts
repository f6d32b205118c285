import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { at } from '#test/support/a-schedule.ts';
import {
  canMoveReservation,
  moveReservation,
  RESERVATION_MOVES,
  RESERVATION_STATUSES,
  takesSeats,
} from './reservation-status.ts';
import { mostPeopleDuring, type Party, seatsLeft } from './seats.ts';

const seven = at('2026-11-21T19:00:00+02:00');
const party = (minutes: number, people: number): Party => ({ from: plusMinutes(seven, minutes), people });

describe('people at the same time, each staying two hours', () => {
  test.each<readonly [string, readonly Party[], number]>([
    ['no party', [], 0],
    ['at the same minute', [party(0, 4), party(0, 2)], 6],
    ['who left when we come', [party(-120, 4)], 0],
    ['who leave a minute later', [party(-119, 4)], 4],
    ['who come when we leave', [party(120, 4)], 0],
    ['who come a minute before', [party(119, 4)], 4],
    ['two who never meet, one before and one after', [party(-60, 4), party(60, 5)], 5],
    ['two who meet in the middle of our stay', [party(-30, 4), party(60, 5)], 9],
    ['three, of whom two overlap', [party(-90, 10), party(30, 3), party(90, 4)], 10],
  ])('%s: %s', (_, parties, people) => expect(mostPeopleDuring(seven, parties, 120)).toBe(people));

  test('seats are left over the whole stay; none is never less than none; without a number they are not counted', () => {
    const rules = { seats: 12, stayMinutes: 120 };
    expect(seatsLeft(seven, [party(90, 8)], rules)).toBe(4);
    expect(seatsLeft(seven, [party(0, 40)], rules)).toBe(0);
    expect(seatsLeft(seven, [party(0, 40)], { ...rules, seats: null })).toBeNull();
  });

  test('is what counting minute by minute finds', () => {
    const parties = fc.array(fc.record({ minutes: fc.integer({ min: -200, max: 200 }), people: fc.nat({ max: 9 }) }));
    fc.assert(
      fc.property(parties, fc.integer({ min: 1, max: 150 }), (drawn, stay) => {
        const guests = drawn.map(({ minutes, people }) => party(minutes, people));
        const counted = Array.from({ length: stay }, (_, minute) =>
          drawn
            .filter(({ minutes }) => minutes <= minute && minute < minutes + stay)
            .reduce((sum, { people }) => sum + people, 0),
        );
        expect(mostPeopleDuring(seven, guests, stay)).toBe(Math.max(...counted));
      }),
    );
  });
});

describe('the life of a reservation', () => {
  test.each([
    ['REQUESTED', ['confirm', 'propose', 'decline', 'cancel'], false],
    ['PROPOSED', ['confirm', 'propose', 'decline', 'accept', 'cancel'], true],
    ['CONFIRMED', ['propose', 'decline', 'cancel'], true],
    ['DECLINED', [], false],
    ['CANCELLED', [], false],
  ] as const)('%s', (status, moves, isCounted) => {
    const all = ['confirm', 'propose', 'decline', 'accept', 'cancel'] as const;
    expect(all.filter((move) => canMoveReservation(status, move))).toEqual(moves);
    for (const move of all) {
      expect(moveReservation(status, move)).toEqual(
        moves.some((one) => one === move) ? ok(RESERVATION_MOVES[move].to) : err({ code: 'already_answered', status }),
      );
    }
    expect(takesSeats(status)).toBe(isCounted);
  });

  test('every status can be reached', () => {
    const reached = new Set(Object.values(RESERVATION_MOVES).map(({ to }) => to));
    expect(RESERVATION_STATUSES.filter((status) => status !== 'REQUESTED').every((status) => reached.has(status))).toBe(
      true,
    );
  });
});
