/** Reads an uploaded menu file in a worker thread: 20 MB take seconds, which would block guests' requests. */
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { err, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import { openSemaphore } from '#server/platform/security/semaphore.ts';
import type { NeutralMenu } from './neutral-menu.ts';
import { type FileRefusal, readMenuFile } from './read-menu-file.ts';

export type FileToRead = { readonly bytes: Uint8Array; readonly now: Instant };

/** Resolved by package name, because the web process is one built file elsewhere. */
const PROGRAM = createRequire(import.meta.url).resolve('#server/features/menu-import/menu-thread.ts');
/** Smaller files are read directly: starting a thread takes longer. */
const SMALL_BYTES = 64_000;
/** Heap limit in MB: a file that needs more is not a menu. */
const MOST_MEGABYTES = 256;
const LIMIT_MS = 60_000;

const reading = openSemaphore({ atOnce: 1, mostWaiting: 20 });

export async function readMenuApart(
  bytes: Uint8Array,
  now: Instant,
): Promise<Result<NeutralMenu, FileRefusal | 'unavailable'>> {
  // An archive of any size may unpack to megabytes.
  const isSmall = bytes.byteLength < SMALL_BYTES && bytes[0] !== 0x50;
  if (isSmall) return readMenuFile(bytes, now);
  const release = await reading.acquire();
  if (release === null) return err('unavailable');
  try {
    return await readInThread({ bytes, now });
  } finally {
    release();
  }
}

async function readInThread(file: FileToRead): Promise<Result<NeutralMenu, FileRefusal>> {
  const { promise, resolve, reject } = Promise.withResolvers<Result<NeutralMenu, FileRefusal>>();
  const thread = new Worker(PROGRAM, {
    workerData: file,
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  const limit = setTimeout(() => resolve(err('import_too_large')), LIMIT_MS);
  thread.once('message', resolve);
  thread.once('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(err('import_too_large')) : reject(error),
  );
  thread.once('exit', () => reject(new Error('The thread that reads a menu ended without an answer')));
  try {
    return await promise;
  } finally {
    clearTimeout(limit);
    await thread.terminate();
  }
}
