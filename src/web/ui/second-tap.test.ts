import { expect, test } from 'vitest';
import { isSecondTap, type Tap } from './second-tap.ts';

const FIRST: Tap = { control: 'add', pointer: 'touch', count: 1, at: 1_000, x: 200, y: 800 };

test.each([40, 120, 200, 500])('a finger that taps again after %i ms in the same place taps twice', (later) => {
  expect(isSecondTap(FIRST, { ...FIRST, at: FIRST.at + later, x: 212, y: 790 })).toBe(true);
});

test('a finger that taps later or elsewhere taps anew', () => {
  expect(isSecondTap(FIRST, { ...FIRST, at: FIRST.at + 501 })).toBe(false);
  expect(isSecondTap(FIRST, { ...FIRST, at: FIRST.at + 100, y: 740 })).toBe(false);
  expect(isSecondTap({ ...FIRST, pointer: 'mouse' }, { ...FIRST, at: FIRST.at + 100 })).toBe(false);
});

test('for a mouse the browser counts', () => {
  const mouse: Tap = { ...FIRST, pointer: 'mouse' };
  expect(isSecondTap(mouse, { ...mouse, count: 2, at: mouse.at + 200 })).toBe(true);
  expect(isSecondTap(mouse, { ...mouse, count: 1, at: mouse.at + 200 })).toBe(false);
  expect(isSecondTap(mouse, { ...mouse, count: 4, at: mouse.at + 600 })).toBe(false);
});
