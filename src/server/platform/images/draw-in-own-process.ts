/** Web process side of `draw-pictures.ts`: memory that decoders and encoders keep is freed when that process ends. */
import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { openSemaphore } from '#server/platform/security/semaphore.ts';
import { type Drawing, type Drawn, parseDrawn } from './picture-messages.ts';

/** Resolved by package name, because the web process is one built file elsewhere. */
const PROGRAM = createRequire(import.meta.url).resolve('#server/platform/images/draw-pictures.ts');
/** The folder of the program and its packages: all it may read. */
const ROOT = fileURLToPath(new URL('../../../../', pathToFileURL(PROGRAM)));
/**
 * Node's permission flags: no connections, no child processes, no writes. Decoders are native code, so this does not
 * restrict them.
 */
const WALLS = ['--permission', '--allow-addons', `--allow-fs-read=${ROOT}`, '--disable-warning=PERM0001'];
/** Idle time until exit, so that uploading ten photos needs one start. */
const IDLE_MS = 5_000;
/** The largest photo takes about ten seconds on a slow machine. */
const LIMIT_MS = 60_000;

/** A decoded picture takes up to 200 MB; two at once would take twice that. */
const drawing = openSemaphore({ atOnce: 1, mostWaiting: 100 });

let running: ChildProcess | null = null;
let resting: NodeJS.Timeout | undefined;

/**
 * Processes one picture after the other; null when a hundred are already waiting.
 *
 * @throws Error when the process crashed or took longer than a minute
 */
export async function drawInOwnProcess(asked: Drawing): Promise<Drawn | null> {
  const release = await drawing.acquire();
  if (release === null) return null;
  clearTimeout(resting);
  try {
    running ??= start();
    return await ask(running, asked);
  } finally {
    resting = setTimeout(end, IDLE_MS).unref();
    release();
  }
}

function start(): ChildProcess {
  const child = fork(PROGRAM, [], {
    execArgv: ['--disable-proto=delete', ...WALLS],
    // Without our environment: an exploited decoder finds no database address, password or key.
    env: { MALLOC_ARENA_MAX: '2' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.once('exit', () => {
    if (running === child) running = null;
  });
  // A web process that exits does not wait for it.
  child.unref();
  child.channel?.unref();
  return child;
}

function end(): void {
  running?.disconnect();
  running = null;
}

async function ask(child: ChildProcess, asked: Drawing): Promise<Drawn> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const onEnd = (reason: unknown) => {
    reject(new Error(`The process that draws pictures ended: ${reason}`));
  };
  const limit = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS);
  child.once('message', resolve).once('error', onEnd).once('exit', onEnd);
  try {
    child.send(asked, (error) => error && onEnd(error.message));
    return parseDrawn(await promise);
  } finally {
    clearTimeout(limit);
    child.off('message', resolve).off('error', onEnd).off('exit', onEnd);
  }
}
