import { expect, test } from 'vitest';
import { batchReads } from './batch-reads.ts';

/** Reads that end when the test says so. */
function openReader() {
  const reads: { readonly keys: readonly string[]; readonly end: PromiseWithResolvers<Map<string, string>> }[] = [];
  const ask = batchReads<string>((keys) => {
    const end = Promise.withResolvers<Map<string, string>>();
    reads.push({ keys, end });
    return end.promise;
  });
  const end = (place: number) => {
    const read = reads[place];
    read?.end.resolve(new Map(read.keys.map((key) => [key, `${key} of read ${place}`])));
  };
  return { ask, end, reads };
}

/** Continuations of resolved promises have run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('what is asked for during a read is read together after it, each key once', async () => {
  const { ask, end, reads } = openReader();
  const first = ask('one');
  await settled();
  const others = Promise.all([ask('one'), ask('two'), ask('two')]);
  await settled();
  expect(reads.map(({ keys }) => keys)).toEqual([['one']]);
  end(0);
  expect(await first).toBe('one of read 0');
  await settled();
  expect(reads.map(({ keys }) => keys)).toEqual([['one'], ['one', 'two']]);
  end(1);
  expect(await others).toEqual(['one of read 1', 'two of read 1', 'two of read 1']);
});

test('what is not there is null, and nothing is cached', async () => {
  const { ask, reads } = openReader();
  const missing = ask('one');
  await settled();
  reads[0]?.end.resolve(new Map());
  expect(await missing).toBeNull();
  void ask('one');
  await settled();
  expect(reads).toHaveLength(2);
});

test('a failed read fails for its own callers only', async () => {
  const { ask, end, reads } = openReader();
  const failing = ask('one');
  await settled();
  const next = ask('two');
  reads[0]?.end.reject(new Error('The database is away'));
  await expect(failing).rejects.toThrow('away');
  await settled();
  end(1);
  expect(await next).toBe('two of read 1');
});
