import { expect, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { closingText } from './closing-text.ts';

const now = instant(Date.parse('2026-11-24T14:00:00Z'));

test.each([
  ['never', null, 'non-stop'],
  ['today', '2026-11-24T20:00:00Z', 'până la 22:00'],
  ['after midnight', '2026-11-24T23:30:00Z', 'până la 01:30'],
  ['at a closure a week away', '2026-11-30T22:00:00Z', 'non-stop, până marți, 1 decembrie, la 00:00'],
])('a restaurant that closes %s says so', (_, closesAt, said) => {
  expect(closingText(closesAt === null ? null : instant(Date.parse(closesAt)), now)).toBe(said);
});
