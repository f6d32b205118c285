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

/**
 * Prepares the database in a separate process that exits afterwards; null when that process failed, after it printed
 * the reason.
 */
export async function prepareInOwnProcess(preparation: Preparation): Promise<Prepared | null> {
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
  await once(child, 'exit');
  return told;
}
