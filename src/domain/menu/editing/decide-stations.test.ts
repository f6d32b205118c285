import { expect, test } from 'vitest';
import { decideStations, STATION_NAME_MAX_LENGTH } from './decide-stations.ts';

const named = (...names: string[]) => decideStations(names.map((name) => ({ id: null, name })));

test('a list of names is saved with its texts cleaned, in its order', () => {
  expect(
    decideStations([
      { id: 7, name: ' Grătar ' },
      { id: null, name: 'Ciorbe' },
    ]),
  ).toEqual({
    ok: true,
    value: [
      { id: 7, name: 'Grătar' },
      { id: null, name: 'Ciorbe' },
    ],
  });
  expect(named()).toEqual({ ok: true, value: [] });
});

test.each([
  ['no name', ['Ciorbe', ' '], [[1, 'station_name_invalid']]],
  ['a name that is too long', ['a'.repeat(STATION_NAME_MAX_LENGTH + 1)], [[0, 'station_name_invalid']]],
  ['a name twice', ['Grătar', 'Ciorbe', 'GRATAR '], [[2, 'station_name_repeated']]],
] as const)('%s is told at its row', (_, names, problems) => {
  expect(named(...names)).toEqual({ ok: false, error: new Map(problems) });
});
