import { expect, test } from 'vitest';
import type { SnapshotKind } from '#server/platform/snapshots.ts';
import { aCategory, aZone } from '#test/support/factories.ts';
import { testApp } from '#test/support/test-app.ts';
import { testAppOnWire } from '#test/support/test-app-on-wire.ts';

function countingKind(): SnapshotKind<readonly string[]> & { readonly loads: () => number } {
  let loads = 0;
  return {
    name: 'names',
    topics: ['menu'],
    loads: () => loads,
    async load(db) {
      loads += 1;
      const rows = await db.selectFrom('categories').select('name').orderBy('id').execute();
      return rows.map(({ name }) => name);
    },
  };
}

test('a change committed elsewhere shows on the very next reading, in every process', async () => {
  await using story = await testApp();
  const other = story.second();
  const kind = countingKind();
  expect(await story.services.snapshots.read(kind)).toEqual([]);
  expect(await other.services.snapshots.read(kind)).toEqual([]);
  await aCategory(other.db, { name: 'Paste' });
  expect(await story.services.snapshots.read(kind)).toEqual(['Paste']);
  expect(await other.services.snapshots.read(kind)).toEqual(['Paste']);
});

test('it is read once for each version, however many ask, and not for what it is not made of', async () => {
  await using story = await testApp();
  const kind = countingKind();
  const readMany = () => Promise.all(Array.from({ length: 200 }, () => story.services.snapshots.read(kind)));
  await readMany();
  await readMany();
  await aZone(story.db);
  await readMany();
  expect(kind.loads()).toBe(1);
  await aCategory(story.db);
  await readMany();
  expect(kind.loads()).toBe(2);
});

test('while the database is away the last answer is given for five minutes, and the log says so', async () => {
  await using story = await testAppOnWire();
  const { snapshots } = story.services;
  const kind = countingKind();
  await aCategory(story.db, { name: 'Paste' });
  await snapshots.read(kind);
  await story.wire.cut();

  story.clock.advanceMinutes(5);
  expect(await snapshots.read(kind)).toEqual(['Paste']);
  expect(story.logged).toContainEqual(expect.objectContaining({ level: 'warn', event: 'snapshot.stale' }));
  story.clock.advanceMinutes(1);
  await expect(snapshots.read(kind)).rejects.toThrow();

  await story.wire.mend();
  expect(await snapshots.read(kind)).toEqual(['Paste']);
});

test('what was never read cannot be given while the database is away', async () => {
  await using story = await testAppOnWire();
  await story.wire.cut();
  await expect(story.services.snapshots.read(countingKind())).rejects.toThrow();
  await story.wire.mend();
});

test('a mistake of ours is not an outage: it is thrown, not papered over', async () => {
  await using story = await testApp();
  let isBroken = false;
  const kind: SnapshotKind<string> = {
    name: 'fragile',
    topics: ['menu'],
    load: async () => {
      if (isBroken) throw new TypeError('a bug');
      return 'fine';
    },
  };
  await story.services.snapshots.read(kind);
  isBroken = true;
  await aCategory(story.db);
  await expect(story.services.snapshots.read(kind)).rejects.toThrow('a bug');
});
