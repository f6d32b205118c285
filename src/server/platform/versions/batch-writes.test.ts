import { expect, test } from 'vitest';
import { batchWrites } from './batch-writes.ts';

/** Writes that end when the test says so. */
function openWriter() {
  const writes: { readonly items: readonly string[]; readonly end: PromiseWithResolvers<void> }[] = [];
  const add = batchWrites<string>((items) => {
    const end = Promise.withResolvers<void>();
    writes.push({ items, end });
    return end.promise;
  });
  return { add, writes };
}

/** Continuations of resolved promises have run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('what comes during a write is written together after it, and each caller waits for its own write', async () => {
  const { add, writes } = openWriter();
  const first = add('one');
  await settled();
  const others = Promise.all([add('two'), add('three')]);
  await settled();
  expect(writes.map(({ items }) => items)).toEqual([['one']]);
  writes[0]?.end.resolve();
  await first;
  await settled();
  expect(writes.map(({ items }) => items)).toEqual([['one'], ['two', 'three']]);
  writes[1]?.end.resolve();
  await others;
});

test('the next write waits until the rest after this one is over, and takes all that came meanwhile', async () => {
  const rests: PromiseWithResolvers<void>[] = [];
  const writes: (readonly string[])[] = [];
  const add = batchWrites<string>(
    async (items) => {
      writes.push(items);
    },
    () => {
      const rest = Promise.withResolvers<void>();
      rests.push(rest);
      return rest.promise;
    },
  );
  await add('one');
  const others = Promise.all([add('two'), add('three')]);
  await settled();
  expect(writes).toEqual([['one']]);
  rests[0]?.resolve();
  await others;
  expect(writes).toEqual([['one'], ['two', 'three']]);
});

test('a failed write fails for its own callers only', async () => {
  const { add, writes } = openWriter();
  const failing = add('one');
  await settled();
  const next = add('two');
  writes[0]?.end.reject(new Error('The database is away'));
  await expect(failing).rejects.toThrow('away');
  await settled();
  writes[1]?.end.resolve();
  await next;
});
