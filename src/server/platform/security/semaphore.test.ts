import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSemaphore } from './semaphore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('as many as allowed run at once; a release lets the first of the queue in', async () => {
  const semaphore = openSemaphore({ atOnce: 2, mostWaiting: 5 });
  const first = await semaphore.acquire();
  await semaphore.acquire();
  const order: string[] = [];
  const third = semaphore.acquire().then((release) => {
    order.push('third');
    return release;
  });
  const fourth = semaphore.acquire().then(() => order.push('fourth'));
  expect(order).toEqual([]);
  first?.();
  (await third)?.();
  await fourth;
  expect(order).toEqual(['third', 'fourth']);
});

test('it is full while every place is taken', async () => {
  const semaphore = openSemaphore({ atOnce: 1, mostWaiting: 1 });
  expect(semaphore.isFull()).toBe(false);
  const release = await semaphore.acquire();
  expect(semaphore.isFull()).toBe(true);
  release?.();
  expect(semaphore.isFull()).toBe(false);
});

test('a full queue refuses at once', async () => {
  const semaphore = openSemaphore({ atOnce: 1, mostWaiting: 1 });
  await semaphore.acquire();
  void semaphore.acquire();
  expect(await semaphore.acquire()).toBeNull();
});

test('a wait that is too long is refused, and takes no place afterwards', async () => {
  const semaphore = openSemaphore({ atOnce: 1, mostWaiting: 5, patienceMs: 1_000 });
  const release = await semaphore.acquire();
  const impatient = semaphore.acquire();
  vi.advanceTimersByTime(600);
  const later = semaphore.acquire();
  vi.advanceTimersByTime(400);
  expect(await impatient).toBeNull();
  release?.();
  expect(await later).not.toBeNull();
});

test('released places are free again', async () => {
  const semaphore = openSemaphore({ atOnce: 1, mostWaiting: 0 });
  (await semaphore.acquire())?.();
  const release = await semaphore.acquire();
  expect(release).not.toBeNull();
  expect(await semaphore.acquire()).toBeNull();
});
