import { expect, test } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { isOnGlobe, parseCoordinates } from './coordinates.ts';

test.each([
  ['46.1753, 23.9142', 46.1753, 23.9142],
  [' 46.175312345678,23.914298765432\n', 46.175312, 23.914299],
  ['(46.1753, -23.9142)', 46.1753, -23.9142],
  ['46,1753; 23,9142', 46.1753, 23.9142],
  ['46,1753 23,9142', 46.1753, 23.9142],
])('„%s” is a place', (pasted, latitude, longitude) => {
  expect(parseCoordinates(pasted)).toEqual(ok({ latitude, longitude }));
});

test.each(['', '46.1753', '46,175', '46,17,5', 'Str. Mare 1, Blaj', '96.1753, 23.9142', '46.1753, 190.5'])(
  '„%s” is none',
  (pasted) => expect(parseCoordinates(pasted)).toEqual(err({ code: 'coordinates_invalid' })),
);

test('the poles and the date line are on the globe, what is beyond them is not', () => {
  expect(isOnGlobe({ latitude: -90, longitude: 180 })).toBe(true);
  expect(isOnGlobe({ latitude: 90.1, longitude: 0 })).toBe(false);
  expect(isOnGlobe({ latitude: 0, longitude: -180.1 })).toBe(false);
});
