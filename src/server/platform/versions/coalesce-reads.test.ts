import { expect, test } from 'vitest';
import { coalesceReads } from './coalesce-reads.ts';

/** Reads that end when the test says so, each answering its index. */
function openReader() {
  const share = coalesceReads<number>();
  const readings: PromiseWithResolvers<number>[] = [];
  const ask = (key = 'list') =>
    share(key, () => {
      const reading = Promise.withResolvers<number>();
      readings.push(reading);
      return reading.promise;
    });
  const end = (place: number) => readings[place]?.resolve(place);
  return { ask, end, readings };
}

/** Continuations of resolved promises have run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('calls during a read wait for the next one, all for the same', async () => {
  const { ask, end, readings } = openReader();
  const first = ask();
  const others = [ask(), ask(), ask()];
  expect(readings).toHaveLength(1);
  end(0);
  expect(await first).toBe(0);
  await settled();
  expect(readings).toHaveLength(2);
  const later = ask();
  end(1);
  expect(await Promise.all(others)).toEqual([1, 1, 1]);
  await settled();
  end(2);
  expect(await later).toBe(2);
});

test('another key is another read, and nothing is cached', async () => {
  const { ask, end, readings } = openReader();
  const [one, other] = [ask('new'), ask('scheduled')];
  expect(readings).toHaveLength(2);
  end(0);
  end(1);
  expect(await Promise.all([one, other])).toEqual([0, 1]);
  await settled();
  void ask('new');
  expect(readings).toHaveLength(3);
});

test('a failed read fails for its callers only; the next one is made', async () => {
  const { ask, end, readings } = openReader();
  const failing = ask();
  const next = ask();
  readings[0]?.reject(new Error('The database is away'));
  await expect(failing).rejects.toThrow('away');
  await settled();
  end(1);
  expect(await next).toBe(1);
});

test('after a read the next one waits until the rest is over, and all who asked meanwhile share it', async () => {
  const rests: PromiseWithResolvers<void>[] = [];
  const share = coalesceReads<number>(() => {
    const rest = Promise.withResolvers<void>();
    rests.push(rest);
    return rest.promise;
  });
  let reads = 0;
  const ask = () =>
    share('list', async () => {
      reads += 1;
      return reads;
    });
  expect(await ask()).toBe(1);
  const others = [ask(), ask()];
  await settled();
  expect(reads).toBe(1);
  rests[0]?.resolve();
  expect(await Promise.all(others)).toEqual([2, 2]);
  rests[1]?.resolve();
  await settled();
  expect(await ask()).toBe(3);
});
