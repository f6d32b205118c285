import { expect, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { aSmallCopy } from '#test/support/a-small-copy.ts';
import { filesInMemory } from '#test/support/files-in-memory.ts';
import { addKey, keepKeysIn, makeCopyKey } from './copy-keys.ts';
import { deleteOldCopies } from './delete-old-copies.ts';
import { listFullCopies } from './full-copies.ts';
import { unlockStore } from './open-store.ts';

const DAY_MS = 24 * 60 * 60_000;
const began = instant(Date.parse('2026-11-01T02:00:00Z'));
const night = (number: number) => instant(began + number * DAY_MS);

test('seven nights and one before them are kept, with their pieces', async () => {
  const files = filesInMemory();
  for (let number = 0; number < 10; number += 1) await aSmallCopy(files, null, night(number));
  expect((await files.list('pieces')).length).toBe(11);
  const store = await unlockStore(files, null);
  await deleteOldCopies(store, night(9));
  const kept = await listFullCopies(store);
  expect(kept.map(({ finishedAt }) => finishedAt)).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map(night));
  expect((await files.list('pieces')).length).toBe(9);
});

test('what is locked stays whole while one of its copies is kept, and goes with the last', async () => {
  const files = filesInMemory();
  const { key: lost } = await makeCopyKey(night(0));
  const before = addKey(null, lost);
  await keepKeysIn(files, before);
  for (const number of [0, 1]) await aSmallCopy(files, before, night(number));
  const sealed = (await files.list('sealed/pieces')).length;
  expect(sealed).toBe(3);

  const { key } = await makeCopyKey(night(2));
  const after = addKey(null, key);
  for (let number = 2; number < 10; number += 1) await aSmallCopy(files, after, night(number));
  const ofLost = async () => (await files.list(`sealed/pieces/${lost.area}`)).length;
  const store = await unlockStore(files, after);
  await deleteOldCopies(store, night(7));
  expect(await ofLost()).toBe(sealed);
  await deleteOldCopies(store, night(9));
  expect(await ofLost()).toBe(0);
  expect((await files.list(`sealed/pieces/${key.area}`)).length).toBe(9);
});
