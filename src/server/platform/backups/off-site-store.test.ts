import { expect, onTestFinished, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { aSmallCopy } from '#test/support/a-small-copy.ts';
import { aFakeS3 } from '#test/support/fake-s3.ts';
import { filesInMemory } from '#test/support/files-in-memory.ts';
import { addKey, makeCopyKey, unlockKeys } from './copy-keys.ts';
import { listFullCopies } from './full-copies.ts';
import { fetchCopies, sendCopies, sendLog } from './off-site-store.ts';
import { unlockStore } from './open-store.ts';
import { openS3Store } from './s3-store.ts';

const HURRY = { timeoutMs: 2_000, pauseMs: 1, attempts: 3 };
const DAY_MS = 24 * 60 * 60_000;
const began = instant(Date.parse('2026-11-01T02:00:00Z'));
const night = (number: number) => instant(began + number * DAY_MS);
const FILES = ['unu', 'doi', 'trei', 'patru', 'cinci', 'șase', 'șapte'];

async function aSealedShop() {
  const files = filesInMemory();
  const { key, printed } = await makeCopyKey(began);
  const keys = addKey(null, key);
  const fake = await aFakeS3();
  onTestFinished(fake.close);
  const there = openS3Store(fake.place, HURRY);
  return {
    files,
    keys,
    printed,
    fake,
    there,
    copy: (number: number) => aSmallCopy(files, keys, night(number), FILES),
    send: (number: number) => sendCopies({ from: files, to: there, keys, now: night(number) }),
  };
}

test('copies are sent whole, over pages of a list, and brought back on a machine that has only the key', async () => {
  const shop = await aSealedShop();
  await shop.copy(0);
  await shop.files.write('pieces/ab/unencrypted.zst', Buffer.from('as it was before there was a key'));
  expect(await shop.send(0)).toMatchObject({ newest: { finishedAt: began }, files: FILES.length + 2 });
  expect([...shop.fake.objects.keys()].every((key) => key.startsWith('casa/sealed/'))).toBe(true);
  // The list is the last of the files that are sent: until then there is no copy.
  const puts = shop.fake.requests.filter((request) => request.startsWith('PUT'));
  expect(puts.at(-1)).toContain('/sealed/full/');
  await shop.copy(1);
  // What is there is not sent again.
  expect((await shop.send(1)).files).toBe(2);

  const elsewhere = filesInMemory();
  await fetchCopies(shop.there, elsewhere, () => {});
  const keys = { current: null, keys: [...(await unlockKeys(elsewhere, shop.printed))] };
  expect(await listFullCopies(await unlockStore(elsewhere, keys))).toHaveLength(2);
  expect([...elsewhere.files.keys()].toSorted()).toEqual(
    [...shop.files.files.keys()]
      .filter((name) => name.startsWith('sealed/'))
      .concat([...elsewhere.files.keys()].filter((name) => name.startsWith('sealed/keys/')))
      .toSorted(),
  );
});

test('what is old goes there by its own seven days; a first place that was emptied takes nothing away', async () => {
  const shop = await aSealedShop();
  for (let number = 0; number < 10; number += 1) {
    await shop.copy(number);
    await shop.send(number);
  }
  expect(await shop.there.list('sealed/full')).toHaveLength(8);
  expect(await shop.there.list('sealed/pieces')).toHaveLength(FILES.length + 8);
  shop.files.files.clear();
  await shop.copy(10);
  await shop.send(10);
  expect(await shop.there.list('sealed/full')).toHaveLength(8);
});

test('the log is sent file by file, each once', async () => {
  const shop = await aSealedShop();
  const sent = new Set<string>();
  const [{ area } = { area: '' }] = shop.keys.keys;
  for (const name of ['one', 'other']) await shop.files.write(`sealed/wal/${area}/${name}.zst`, Buffer.from(name));
  shop.fake.faults.push(null, 'silent', 'silent', 'silent');
  const impatient = openS3Store(shop.fake.place, { ...HURRY, timeoutMs: 50 });
  await expect(sendLog(shop.files, impatient, sent)).rejects.toThrow(/nu răspunde: a trecut timpul/);
  expect([...sent]).toEqual([`sealed/wal/${area}/one.zst`]);
  await sendLog(shop.files, shop.there, sent);
  expect(await shop.there.list('sealed/wal')).toHaveLength(2);
  expect(shop.fake.requests.filter((request) => request.includes('/one.zst'))).toHaveLength(1);
});

test('a piece that is missing or damaged there is named, and sent again the next time', async () => {
  const shop = await aSealedShop();
  await shop.copy(0);
  await shop.send(0);
  const names = await shop.there.list('sealed/pieces');
  for (const name of names) shop.fake.objects.set(`casa/${name}`, Buffer.from('altceva'));
  // Each piece has its day.
  let mended = 0;
  for (let day = 0; day < 7; day += 1) {
    for (let isWhole = false; !isWhole; ) {
      isWhole = await shop.send(day).then(
        () => true,
        (error: Error) => {
          expect(error.message).toMatch(/sealed\/pieces\/.* este trunchiat sau modificat/);
          mended += 1;
          return false;
        },
      );
    }
  }
  expect(mended).toBe(names.length);
  for (const name of names) expect(await shop.there.read(name)).toEqual(await shop.files.read(name));
});

test('without a key nothing is sent', async () => {
  const files = filesInMemory();
  await aSmallCopy(files, null, began);
  const fake = await aFakeS3();
  onTestFinished(fake.close);
  const to = openS3Store(fake.place, HURRY);
  for (const keys of [null, { current: null, keys: [] }]) {
    await expect(sendCopies({ from: files, to, keys, now: began })).rejects.toThrow(/numai criptate/);
  }
  expect(fake.requests).toEqual([]);
});
