import { expect, test } from 'vitest';
import { gradeSetup, type RehearsedPanel } from './grade-setup.ts';

const well: RehearsedPanel = {
  hasSound: true,
  isVisible: true,
  clockAheadSeconds: 2,
  mayNotify: true,
  isAdministrators: false,
};
const grade = (panels: readonly RehearsedPanel[], isDiskNearlyFull = false) =>
  new Map(gradeSetup(panels, { isDiskNearlyFull }).map((finding) => [finding.code, finding]));

test('a shop in order has nothing to mend', () => {
  const tones = [...grade([well, well]).values()].map(({ code, tone }) => [code, tone]);
  expect(tones).toEqual(['sound', 'awake', 'clock', 'notifications', 'role', 'disk'].map((code) => [code, 'good']));
});

test.each([
  ['a muted tablet', { hasSound: false }, 'sound', { tone: 'bad', count: 1, of: 2 }],
  ['a tablet that sleeps', { isVisible: false }, 'awake', { tone: 'warn', count: 1, of: 2 }],
  ['a clock that is behind', { clockAheadSeconds: -3600 }, 'clock', { tone: 'bad', count: 1, seconds: 3600 }],
  ['a clock that is ahead', { clockAheadSeconds: 61 }, 'clock', { tone: 'bad', count: 1, seconds: 61 }],
  ['notifications that are off', { mayNotify: false }, 'notifications', { tone: 'warn', count: 1, of: 2 }],
  ['an administrator in the kitchen', { isAdministrators: true }, 'role', { tone: 'warn', count: 1, of: 2 }],
] as const)('%s is named, beside one that is well', (_, about, code, finding) => {
  expect(grade([well, { ...well, ...about }]).get(code)).toMatchObject(finding);
});

test('what a panel does not say is not judged; without a panel only the server is', () => {
  const codes = [...grade([{ ...well, clockAheadSeconds: null, mayNotify: null }]).keys()];
  expect(codes).toEqual(['sound', 'awake', 'role', 'disk']);
  expect([...grade([], true).values()]).toMatchObject([{ code: 'disk', tone: 'bad' }]);
});
