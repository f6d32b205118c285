import { expect, test } from 'vitest';
import { hasContent, MOST_CALLS, newCall, parseCalls } from './call-draft.ts';

test('every call has a key of its own', () => {
  const keys = new Set([newCall('PHONE'), newCall('PHONE'), newCall('COUNTER')].map(({ key }) => key));
  expect(keys.size).toBe(3);
});

test('calls that were stored come back, at most three; what another version stored does not', () => {
  const call = { ...newCall('PHONE'), name: 'Ana', coupon: null };
  const { notes: _, ...older } = call;
  expect(parseCalls(JSON.parse(JSON.stringify([call, older, null, 'x'])))).toEqual([call]);
  expect(parseCalls([call, call, call, call])).toHaveLength(MOST_CALLS);
  expect(parseCalls(undefined)).toEqual([]);
});

test.each([
  ['nothing', {}, false],
  ['spaces', { name: '  ' }, false],
  ['a number', { phone: '07' }, true],
  ['a note', { notes: 'sună' }, true],
])('%s typed', (_, about, isContent) => {
  expect(hasContent({ ...newCall('PHONE'), ...about })).toBe(isContent);
});
