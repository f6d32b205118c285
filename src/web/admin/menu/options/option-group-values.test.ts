import { expect, test } from 'vitest';
import { ageLimitOf } from './option-group-values.ts';

test.each([
  ['a liquor that is typed is for adults', { name: '', isAgeRestricted: false }, 'Pahar de vin roșu', true],
  ['the limit goes with the word', { name: 'Pahar de vin roșu', isAgeRestricted: true }, 'Limonadă', false],
  ['a limit set by hand stays', { name: 'Limonadă', isAgeRestricted: true }, 'Limonadă mare', true],
  ['a limit taken off by hand stays off', { name: 'Bere', isAgeRestricted: false }, 'Bere blondă', false],
])('%s', (_, option, name, limit) => {
  expect(ageLimitOf(option, { group: 'Băutura', name })).toBe(limit);
});
