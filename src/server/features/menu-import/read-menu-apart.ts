/** Reads an uploaded menu file in a worker thread: 20 MB take seconds, which would block guests' requests. */
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { TableColumns } from '#contract/menu-import/wire.ts';
import { err, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import { openSemaphore } from '#server/platform/security/semaphore.ts';
import type { NeutralMenu } from './neutral-menu.ts';
import type { TablePreview } from './preview-table.ts';
import { type FileRead, type FileToRead, readFile } from './read-file.ts';
import type { FileRefusal } from './read-menu-file.ts';

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
  columns: TableColumns | null = null,
): Promise<Result<NeutralMenu, FileRefusal | Unavailable>> {
  // The thread answers what it was asked for.
  return (await readApart({ kind: 'menu', bytes, now, columns })) as Result<NeutralMenu, FileRefusal | Unavailable>;
}

export async function previewTableApart(bytes: Uint8Array): Promise<Result<TablePreview, FileRefusal | Unavailable>> {
  return (await readApart({ kind: 'preview', bytes })) as Result<TablePreview, FileRefusal | Unavailable>;
}

type Unavailable = { readonly code: 'unavailable' };

async function readApart(file: FileToRead): Promise<FileRead | Result<never, Unavailable>> {
  // An archive of any size may unpack to megabytes.
  const isSmall = file.bytes.byteLength < SMALL_BYTES && file.bytes[0] !== 0x50;
  if (isSmall) return readFile(file);
  const release = await reading.acquire();
  if (release === null) return err({ code: 'unavailable' });
  try {
    return await readInThread(file);
  } finally {
    release();
  }
}

async function readInThread(file: FileToRead): Promise<FileRead> {
  const { promise, resolve, reject } = Promise.withResolvers<FileRead>();
  const tooLarge = err({ code: 'import_too_large' } as const);
  const thread = new Worker(PROGRAM, {
    workerData: file,
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  const limit = setTimeout(() => resolve(tooLarge), LIMIT_MS);
  thread.once('message', resolve);
  thread.once('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(tooLarge) : reject(error),
  );
  thread.once('exit', () => reject(new Error('The thread that reads a menu ended without an answer')));
  try {
    return await promise;
  } finally {
    clearTimeout(limit);
    await thread.terminate();
  }
}
