import { expect, test } from 'vitest';
import { CallFailure } from '#contract/client.ts';
import { LARGEST_PAGE } from '#contract/page-size.ts';
import { readFromBack } from './list-of-status.ts';

/** A queue of `count` waiting orders, the longest waiting first; `afterRead` is called after each page. */
function aQueue(count: number, afterRead: (page: number, queue: number[]) => void = () => {}) {
  const queue = Array.from({ length: count }, (_, index) => index + 1);
  const pages: number[] = [];
  const read = async (page: number) => {
    pages.push(page);
    const orders = queue.slice(page * LARGEST_PAGE, (page + 1) * LARGEST_PAGE).map((number) => ({ number }));
    const found = queue.length;
    afterRead(page, queue);
    return { orders, found };
  };
  return { queue, pages, read };
}
const numbersOf = ({ orders }: { readonly orders: readonly { readonly number: number }[] }) =>
  orders.map(({ number }) => number).toSorted((one, other) => one - other);

test.each([
  [0, [0]],
  [100, [0]],
  [101, [0, 1, 0]],
  [350, [0, 3, 2, 1, 0]],
])('%i orders are all there', async (count, pages) => {
  const { queue, pages: readPages, read } = aQueue(count);
  const list = await readFromBack(read);
  expect(numbersOf(list)).toEqual(queue);
  expect(list.isWhole).toBe(true);
  expect(readPages).toEqual(pages);
});

test('what still waits is among them, however many are answered between two pages', async () => {
  const { queue, read } = aQueue(350, (_, waiting) => waiting.splice(0, 30));
  const list = await readFromBack(read);
  expect(queue.length).toBe(200);
  expect(numbersOf(list)).toEqual(expect.arrayContaining(queue));
});

test('a page that cannot be read leaves what the others had, and tells that it is a part', async () => {
  const { read } = aQueue(350);
  const list = await readFromBack(async (page) => {
    if (page === 1) throw new Error('too slow');
    return read(page);
  });
  expect(list.isWhole).toBe(false);
  expect(numbersOf(list)).toHaveLength(250);
});

test('the first page, and the end of the session, fail the reading', async () => {
  const { read } = aQueue(150);
  await expect(readFromBack(() => Promise.reject(new Error('too slow')))).rejects.toThrow('too slow');
  const ended = new CallFailure(401, null);
  await expect(readFromBack((page) => (page === 1 ? Promise.reject(ended) : read(page)))).rejects.toBe(ended);
});

test('more than a thousand are never taken for all of them', async () => {
  expect(await readFromBack(aQueue(1_001).read)).toMatchObject({ isWhole: false });
});
