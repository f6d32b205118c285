import { expect, onTestFinished, test } from 'vitest';
import { aFakeS3 } from '#test/support/fake-s3.ts';
import { openS3Store } from './s3-store.ts';

const HURRY = { timeoutMs: 2_000, pauseMs: 1, attempts: 3 };

async function aServer() {
  const fake = await aFakeS3();
  onTestFinished(fake.close);
  return fake;
}

test('an object is written, found, listed, read and removed', async () => {
  const fake = await aServer();
  const store = openS3Store(fake.place, HURRY);
  const bytes = Buffer.from([0, 255, 1, 254]);
  for (let number = 0; number < 7; number += 1) await store.write(`pieces/${number}`, bytes);
  await store.write('piecesnot/8', bytes);
  expect(await store.list('pieces')).toEqual(Array.from({ length: 7 }, (_, number) => `pieces/${number}`));
  expect(await store.read('pieces/3')).toEqual(bytes);
  expect(await store.has('pieces/3')).toBe(true);
  await store.remove('pieces/3');
  await store.remove('pieces/3');
  expect(await store.read('pieces/3')).toBeNull();
  expect(await store.has('pieces/3')).toBe(false);
});

test.each(['busy', 'cut', 'silent'] as const)('a place that is %s once is asked again', async (fault) => {
  const fake = await aServer();
  const store = openS3Store(fake.place, { ...HURRY, timeoutMs: 200 });
  await store.write('one', Buffer.from('abcdefgh'));
  fake.faults.push(fault);
  expect(await store.read('one')).toEqual(Buffer.from('abcdefgh'));
  expect(fake.requests).toHaveLength(3);
});

test('what is refused for good is said at once, without the secret', async () => {
  const fake = await aServer();
  const wrong = openS3Store({ ...fake.place, secret: 'altul' }, HURRY);
  await expect(wrong.write('one', Buffer.from('a'))).rejects.toThrow(/a refuzat \(403 SignatureDoesNotMatch\)\.$/);
  expect(fake.requests).toHaveLength(1);
  const nowhere = openS3Store({ ...fake.place, url: fake.place.url.replace('copii', 'altele') }, HURRY);
  await expect(nowhere.list('pieces')).rejects.toThrow(/404 NoSuchBucket/);
});

test('after the last attempt the trouble is named', async () => {
  const fake = await aServer();
  const store = openS3Store(fake.place, HURRY);
  fake.faults.push('busy', 'busy', 'busy');
  await expect(store.has('one')).rejects.toThrow(/503/);
  await fake.close();
  await expect(store.read('one')).rejects.toThrow(/nu răspunde: connect ECONNREFUSED/);
});
