import { expect, test } from 'vitest';
import { type Instant, instant } from '#domain/time/instant.ts';
import type { FileStore } from './backup-store.ts';
import { addKey, type CopyKeys, keepKeysIn, makeCopyKey } from './copy-keys.ts';
import { deleteOldCopies } from './delete-old-copies.ts';
import { listFullCopies, saveFullCopy } from './full-copies.ts';
import { unlockStore } from './open-store.ts';
import { storePiece } from './pieces.ts';

const DAY_MS = 24 * 60 * 60_000;
const began = instant(Date.parse('2026-11-01T02:00:00Z'));
const night = (number: number) => instant(began + number * DAY_MS);

function filesInMemory(): FileStore & { readonly files: Map<string, Buffer> } {
  const files = new Map<string, Buffer>();
  return {
    files,
    place: 'memory',
    list: async (folder) => [...files.keys()].filter((name) => name.startsWith(`${folder}/`)),
    read: async (name) => files.get(name) ?? null,
    write: async (name, bytes) => void files.set(name, Buffer.from(bytes)),
    has: async (name) => files.has(name),
    remove: async (name) => void files.delete(name),
  };
}

/** A copy of two files: one that never changes, one of that night. */
async function copy(files: FileStore, keys: CopyKeys | null, at: Instant): Promise<void> {
  const store = await unlockStore(files, keys);
  const pieces = [];
  for (const content of ['the same each night', `of ${at}`])
    pieces.push((await storePiece(store, Buffer.from(content))).hash);
  await saveFullCopy(store, {
    format: 1,
    postgres: '18',
    reason: 'night',
    schema: null,
    timeline: 1,
    segmentBytes: 16 * 1024 * 1024,
    start: 0n,
    stop: 1n,
    startedAt: at,
    finishedAt: at,
    folders: [],
    files: [{ path: 'cluster/one', pieces }],
  });
}

test('seven nights and one before them are kept, with their pieces', async () => {
  const files = filesInMemory();
  for (let number = 0; number < 10; number += 1) await copy(files, null, night(number));
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
  for (const number of [0, 1]) await copy(files, before, night(number));
  const sealed = (await files.list('sealed/pieces')).length;
  expect(sealed).toBe(3);

  const { key } = await makeCopyKey(night(2));
  const after = addKey(null, key);
  for (let number = 2; number < 10; number += 1) await copy(files, after, night(number));
  const ofLost = async () => (await files.list(`sealed/pieces/${lost.area}`)).length;
  const store = await unlockStore(files, after);
  await deleteOldCopies(store, night(7));
  expect(await ofLost()).toBe(sealed);
  await deleteOldCopies(store, night(9));
  expect(await ofLost()).toBe(0);
  expect((await files.list(`sealed/pieces/${key.area}`)).length).toBe(9);
});
