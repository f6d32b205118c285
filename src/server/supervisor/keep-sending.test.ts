import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { aSmallCopy } from '#test/support/a-small-copy.ts';
import { aFakeS3 } from '#test/support/fake-s3.ts';
import { recordedLog } from '#test/support/recorded-log.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { openFolderStore } from '../platform/backups/backup-store.ts';
import { addKey, makeCopyKey } from '../platform/backups/copy-keys.ts';
import { openS3Store } from '../platform/backups/s3-store.ts';
import { keepSending } from './keep-sending.ts';

const PATIENCE = { timeoutMs: 20_000, pauseMs: 1, attempts: 3 };

/** A shop that sends to a second place; it has looked once and found the copy's first log there. */
async function aSendingShop(lastLogLimitMs: number) {
  const folder = await temporaryFolder();
  onTestFinished(folder[Symbol.asyncDispose]);
  const config = { dataDir: join(folder.path, 'data'), backupDir: join(folder.path, 'copies') };
  await mkdir(config.dataDir);
  const files = openFolderStore(config.backupDir);
  await aSmallCopy(files, null, instant(Date.parse('2026-11-01T02:00:00Z')));
  const { key } = await makeCopyKey(instant(Date.parse('2026-11-01T02:00:00Z')));
  const { keys } = addKey(null, key);
  const copyLog = (name: string) =>
    files.write(`sealed/wal/${keys[0]?.area}/${name}.zst`, Buffer.from(`the log ${name}`));
  await copyLog('one');
  const fake = await aFakeS3();
  onTestFinished(fake.close);
  const elsewhere = openS3Store(fake.place, PATIENCE);
  const { log, events } = recordedLog();
  const stopping = new AbortController();
  const sendLastLog = keepSending({
    config,
    findElsewhere: async () => elsewhere,
    sendCopy: async () => true,
    log,
    stopping,
    lastLogLimitMs,
  });
  await vi.waitFor(() => expect(fake.objects.size).toBe(1));
  return { fake, events, copyLog, stopping, sendLastLog };
}

test('a shop that stops sends the log that was copied last', async () => {
  const { fake, copyLog, stopping, sendLastLog } = await aSendingShop(10_000);
  await copyLog('two');
  stopping.abort();
  await copyLog('three');
  await sendLastLog();
  expect([...fake.objects.keys()].filter((name) => /(two|three)\.zst$/.test(name))).toHaveLength(2);
});

test('a second place that is silent does not keep the shop from stopping', async () => {
  const { fake, events, copyLog, stopping, sendLastLog } = await aSendingShop(50);
  await copyLog('two');
  fake.faults.push('silent');
  stopping.abort();
  await sendLastLog();
  expect(events).toContainEqual({ level: 'warn', event: 'backup.last_log_waits', fields: {} });
  expect(fake.objects.size).toBe(1);
});
