import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

/** Lets continuations of resolved promises run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('asked often while it runs, the work is done once more after it, also when it failed', async () => {
  const works: PromiseWithResolvers<void>[] = [];
  const ask = oneAtATime(() => {
    const work = Promise.withResolvers<void>();
    works.push(work);
    return work.promise;
  });
  ask();
  ask();
  ask();
  expect(works).toHaveLength(1);
  works[0]?.reject(new Error('The line broke'));
  await settled();
  expect(works).toHaveLength(2);
  works[1]?.resolve();
  await settled();
  expect(works).toHaveLength(2);
  ask();
  expect(works).toHaveLength(3);
});
