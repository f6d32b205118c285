import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ARMED_MS, armedOrder, SETTLE_MS } from './armed-order.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the second press sends, and the next order begins with its own first press', () => {
  const armed = armedOrder();
  expect(armed.press(1)).toBe(false);
  vi.advanceTimersByTime(SETTLE_MS);
  expect(armed.get()).toEqual({ number: 1, isSettled: true });
  expect(armed.press(1)).toBe(true);
  expect(armed.get()).toBe(null);
  expect(armed.press(2)).toBe(false);
  vi.advanceTimersByTime(SETTLE_MS);
  expect(armed.press(2)).toBe(true);
});

test('two touches of one press are one', () => {
  const armed = armedOrder();
  armed.press(1);
  vi.advanceTimersByTime(SETTLE_MS - 1);
  expect(armed.press(1)).toBe(false);
  expect(armed.get()).toEqual({ number: 1, isSettled: false });
  vi.advanceTimersByTime(1);
  expect(armed.press(1)).toBe(true);
});

test('a mistaken press is forgotten after four seconds', () => {
  const armed = armedOrder();
  const heard = vi.fn();
  const leave = armed.subscribe(heard);
  armed.press(1);
  vi.advanceTimersByTime(ARMED_MS);
  expect(armed.get()).toBe(null);
  expect(heard).toHaveBeenCalledTimes(3);
  leave();
  expect(armed.press(1)).toBe(false);
  expect(heard).toHaveBeenCalledTimes(3);
});

test('a press on another order arms that one, for its own four seconds', () => {
  const armed = armedOrder();
  armed.press(1);
  vi.advanceTimersByTime(ARMED_MS - 1);
  expect(armed.press(2)).toBe(false);
  vi.advanceTimersByTime(ARMED_MS - 1);
  expect(armed.get()).toEqual({ number: 2, isSettled: true });
  armed.stop();
  vi.advanceTimersByTime(ARMED_MS);
  expect(armed.get()?.number).toBe(2);
});
