/** Supervisor side of `src/server/prepare.ts`. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const PROGRAM = fileURLToPath(new URL('../prepare.ts', import.meta.url));

const Preparation = z.object({ ownerUrl: z.string(), superuserUrl: z.string().nullable() });
const Account = z.object({ email: z.string(), password: z.string() }).nullable();
const Prepared = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('prepared'),
    createdAdmin: Account,
    createdManager: Account,
    hasUndeclaredProxy: z.boolean(),
  }),
  z.object({ kind: z.literal('refused'), sentence: z.string() }),
  z.object({ kind: z.literal('outage'), reason: z.string() }),
]);

/**
 * The database to prepare, as its owner; with the superuser's address, an older schema is copied first and checked
 * afterwards.
 */
export type Preparation = z.infer<typeof Preparation>;
/** The outcome: `refused` with the sentence for the owner, `outage` when an embedded database did not answer. */
export type Prepared = z.infer<typeof Prepared>;

/** @throws ZodError for an unexpected message */
export function parsePreparation(message: unknown): Preparation {
  return Preparation.parse(message);
}

/** Instead of an outcome: the process failed after it printed the reason, or a signal ended it without a word. */
export type Unprepared = { readonly kind: 'failed' } | { readonly kind: 'killed'; readonly by: NodeJS.Signals };

/** Time of a stopped process to finish what it must not interrupt (`prepare.ts`). */
const STOP_LIMIT_MS = 5_000;

/** Prepares the database in a separate process that exits afterwards, early when `signal` aborts. */
export async function prepareInOwnProcess(
  preparation: Preparation,
  signal?: AbortSignal,
): Promise<Prepared | Unprepared> {
  const child = fork(PROGRAM, [], { execArgv: ['--disable-proto=delete'] });
  let told: Prepared | null = null;
  child.on('message', (message) => {
    told = Prepared.safeParse(message).data ?? null;
    // The child waits for the disconnect before it exits, so that its last message is not lost.
    child.disconnect();
  });
  // A child that cannot be started or reached ends; `exit` follows.
  child.on('error', () => {});
  child.send(preparation);
  const stop = () => {
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS).unref();
  };
  signal?.addEventListener('abort', stop, { once: true });
  const [, by]: (NodeJS.Signals | null)[] = await once(child, 'exit');
  signal?.removeEventListener('abort', stop);
  return told ?? (by ? { kind: 'killed', by } : { kind: 'failed' });
}
