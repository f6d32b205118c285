import { expect, test } from 'vitest';
import { recordedLog } from '#test/support/recorded-log.ts';
import { runEvery } from './run-every.ts';

test('a stop waits for the running chore, and begins none after it', async () => {
  const { log, events } = recordedLog();
  const begun: string[] = [];
  const first = Promise.withResolvers<void>();
  const stop = runEvery(
    60_000,
    [
      async () => {
        begun.push('first');
        await first.promise;
        begun.push('first ends');
      },
      async () => {
        begun.push('second');
      },
    ],
    log,
  );
  const stopped = stop();
  let isClosed = false;
  void stopped.then(() => {
    isClosed = true;
  });
  await Promise.resolve();
  expect(isClosed).toBe(false);
  first.resolve();
  await stopped;
  expect(begun).toEqual(['first', 'first ends']);
  expect(events).toEqual([]);
});

test('a chore that fails is logged, and the others run', async () => {
  const { log, events } = recordedLog();
  const second = Promise.withResolvers<void>();
  const stop = runEvery(60_000, [() => Promise.reject(new Error('no')), async () => second.resolve()], log);
  await second.promise;
  await stop();
  expect(events).toEqual([{ level: 'warn', event: 'chore.failed', fields: { reason: 'no' } }]);
});
