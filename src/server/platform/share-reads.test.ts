import { expect, test } from 'vitest';
import { shareReads } from './share-reads.ts';

/** A reading that ends when it is told to, with its place among all readings. */
function openReader() {
  const share = shareReads<number>();
  const readings: PromiseWithResolvers<number>[] = [];
  const ask = (question = 'list') =>
    share(question, () => {
      const reading = Promise.withResolvers<number>();
      readings.push(reading);
      return reading.promise;
    });
  const end = (place: number) => readings[place]?.resolve(place);
  return { ask, end, readings };
}

/** What follows from a promise that was fulfilled has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('whoever asks while a reading runs waits for one that begins afterwards, all of them for the same', async () => {
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

test('another question is another reading, and nothing is remembered', async () => {
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

test('a reading that fails fails for those who asked, and the next one is made', async () => {
  const { ask, end, readings } = openReader();
  const failing = ask();
  const next = ask();
  readings[0]?.reject(new Error('The database is away'));
  await expect(failing).rejects.toThrow('away');
  await settled();
  end(1);
  expect(await next).toBe(1);
});
