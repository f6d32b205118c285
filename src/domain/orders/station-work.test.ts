import { expect, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { isDoneEverywhere, markStation, type StationWork, stationParts } from './station-work.ts';

const SOUPS = { id: 1, name: 'Supe' };
const GRILL = { id: 2, name: 'Grătar' };

function work(about: Partial<StationWork> = {}): StationWork {
  return {
    status: 'CONFIRMED',
    method: 'PICKUP',
    readyAt: null,
    leftAt: null,
    stationsDone: [],
    items: [{ station: GRILL }, { station: null }, { station: SOUPS }, { station: GRILL }],
    ...about,
  };
}

test('each station of the dishes has one part, dishes without a station have none', () => {
  expect(stationParts(work({ stationsDone: [1, 77] }))).toEqual([
    { ...GRILL, isDone: false },
    { ...SOUPS, isDone: true },
  ]);
});

test.each([
  ['nothing is finished', work(), false],
  ['one of two has finished', work({ stationsDone: [1] }), false],
  ['both have finished', work({ stationsDone: [2, 1] }), true],
  ['there is only one station', work({ items: [{ station: GRILL }], stationsDone: [2] }), false],
  ['there is no station', work({ items: [{ station: null }] }), false],
] as const)('where %s, done everywhere is %s', (_name, order, expected) => {
  expect(isDoneEverywhere(order)).toBe(expected);
});

test.each([
  ['the first part', work(), { stationId: 2, isDone: true }, [2]],
  ['the second part', work({ stationsDone: [2] }), { stationId: 1, isDone: true }, [2, 1]],
  ['a part that is back on the stove', work({ stationsDone: [2, 1] }), { stationId: 2, isDone: false }, [1]],
  ['what is marked already', work({ stationsDone: [2] }), { stationId: 2, isDone: true }, 'unchanged'],
  ['what is not marked', work(), { stationId: 2, isDone: false }, 'unchanged'],
] as const)('marks %s', (_name, order, asked, value) => {
  expect(markStation(order, asked)).toEqual({ ok: true, value });
});

test.each([
  ['an order that is ready', work({ readyAt: instant(0) }), 2, { code: 'already_decided', status: 'CONFIRMED' }],
  ['an order that waits', work({ status: 'NEW' }), 2, { code: 'already_decided', status: 'NEW' }],
  ['a station that does nothing of it', work(), 3, { code: 'station_has_no_part' }],
] as const)('refuses %s', (_name, order, stationId, error) => {
  expect(markStation(order, { stationId, isDone: true })).toEqual({ ok: false, error });
});
