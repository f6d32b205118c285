import { expect, test, vi } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { recordedLog } from '#test/support/recorded-log.ts';
import type { Database } from '../database.ts';
import { followChannels, notifyPanels, type Panels } from './channels.ts';
import { hourly, runChores } from './chores.ts';
import type { FeatureServices } from './feature-services.ts';
import { runQueues } from './queues.ts';

const QUEUE = {
  name: 'alarm',
  retries: { retryLimit: 1, retryDelay: 1, retryDelayMax: 1, expireInSeconds: 1, heartbeatSeconds: 1 },
};

/** Those that this test needs. */
function servicesWith(some: Partial<FeatureServices>): FeatureServices {
  return some as FeatureServices;
}

test('chores run at their own interval, one after the other; a failed one is logged, and the others run', async () => {
  vi.useFakeTimers();
  const { log, events } = recordedLog();
  const db = {} as Database;
  const ran: string[] = [];
  const deleteOld = async (given: Database, now: number) => void ran.push(`old ${given === db} ${now}`);
  const chores = [
    hourly(deleteOld),
    {
      name: 'breaks',
      every: 'minute',
      of: 'process',
      run: async () => {
        throw new Error('no disk');
      },
    },
    { name: 'counts', every: 'minute', of: 'shop', run: async () => void ran.push('counts') },
  ] as const;
  expect(chores[0]).toMatchObject({ name: 'deleteOld', every: 'hour', of: 'shop' });
  const stop = runChores([{ chores }], servicesWith({ db, clock: () => instant(5), log }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ran.toSorted()).toEqual(['counts', 'counts', 'old true 5']);
  expect(events.map(({ event }) => event)).toEqual(['chore.failed', 'chore.failed']);
  await stop();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(ran).toHaveLength(3);
  vi.useRealTimers();
});

test('a queue is worked on while its worker can work; it is closed afterwards', async () => {
  const { log } = recordedLog();
  const asked: string[] = [];
  const jobs = {
    ready: () => Promise.reject(new Error('unused')),
    work: async ({ name }: { readonly name: string }, work: (payload: unknown) => Promise<void>) => {
      await work(name);
    },
    close: async () => {},
  };
  const services = servicesWith({ jobs, log });
  const done = runQueues(
    [
      {
        queues: [
          {
            queue: QUEUE,
            failed: 'alarm.not_called',
            open: () => ({
              work: async (payload) => void asked.push(`did ${payload}`),
              close: () => asked.push('closed'),
            }),
          },
          { queue: { ...QUEUE, name: 'open' }, failed: 'open.failed', open: () => ({ work: async () => {} }) },
          { queue: { ...QUEUE, name: 'away' }, failed: 'away.failed', open: () => null },
        ],
      },
    ],
    services,
    new AbortController().signal,
  );
  await done.ended;
  done.close();
  expect(asked).toEqual(['did alarm', 'closed']);
});

test('a channel tells panels, or what it reads says when it has begun', async () => {
  const told: unknown[] = [];
  const panels: Panels = { broadcast: (...sent) => told.push(sent), isHeard: () => true, recheck: () => {} };
  const begun = Promise.withResolvers<void>();
  const closed: string[] = [];
  const message = { type: 'alarms-changed', data: {} } as const;
  const followed = followChannels(
    [
      {
        channels: [
          notifyPanels('alarms', message, 'everyone'),
          notifyPanels('reservations', message, 'staff'),
          {
            name: 'orders',
            follow: () => ({
              hint: () => told.push('read'),
              begun: begun.promise,
              close: async () => void closed.push('orders'),
            }),
          },
        ],
      },
    ],
    servicesWith({}),
    panels,
  );
  followed.hints['alarms']?.();
  followed.hints['reservations']?.();
  followed.hints['orders']?.();
  expect(told).toEqual([[message, message], [message, null], 'read']);
  let hasBegun = false;
  void followed.begun.then(() => {
    hasBegun = true;
  });
  await Promise.resolve();
  expect(hasBegun).toBe(false);
  begun.resolve();
  await followed.begun;
  await followed.close();
  expect(closed).toEqual(['orders']);
});
