import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openWaitingLine } from './waiting-line.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('so many are inside at once; whoever leaves lets the first of the line in', async () => {
  const line = openWaitingLine({ atOnce: 2, mostWaiting: 5 });
  const first = await line.enter();
  await line.enter();
  const order: string[] = [];
  const third = line.enter().then((leave) => {
    order.push('third');
    return leave;
  });
  const fourth = line.enter().then(() => order.push('fourth'));
  expect(order).toEqual([]);
  first?.();
  (await third)?.();
  await fourth;
  expect(order).toEqual(['third', 'fourth']);
});

test('it is full while every place inside is taken', async () => {
  const line = openWaitingLine({ atOnce: 1, mostWaiting: 1 });
  expect(line.isFull()).toBe(false);
  const leave = await line.enter();
  expect(line.isFull()).toBe(true);
  leave?.();
  expect(line.isFull()).toBe(false);
});

test('a line that is full sends away at once', async () => {
  const line = openWaitingLine({ atOnce: 1, mostWaiting: 1 });
  await line.enter();
  void line.enter();
  expect(await line.enter()).toBeNull();
});

test('who waited too long is sent away, and takes nobody’s place afterwards', async () => {
  const line = openWaitingLine({ atOnce: 1, mostWaiting: 5, patienceMs: 1_000 });
  const leave = await line.enter();
  const impatient = line.enter();
  vi.advanceTimersByTime(600);
  const later = line.enter();
  vi.advanceTimersByTime(400);
  expect(await impatient).toBeNull();
  leave?.();
  expect(await later).not.toBeNull();
});

test('places that were left are there again', async () => {
  const line = openWaitingLine({ atOnce: 1, mostWaiting: 0 });
  (await line.enter())?.();
  const leave = await line.enter();
  expect(leave).not.toBeNull();
  expect(await line.enter()).toBeNull();
});
