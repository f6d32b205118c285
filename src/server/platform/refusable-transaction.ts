import type { Result } from '#domain/result.ts';
import type { Database } from './database.ts';
import { inTransaction, type TransactionOptions, type Tx } from './in-transaction.ts';

/** Thrown to roll back with a refusal; caught in this file. */
class RolledBack extends Error {
  readonly refusal: unknown;

  constructor(refusal: unknown) {
    super('The transaction was rolled back by a refusal');
    this.refusal = refusal;
  }
}

/** Like `inTransaction`, but a refusal rolls back everything written before it. */
export async function inRefusableTransaction<Value, Refusal>(
  db: Database,
  work: (tx: Tx) => Promise<Result<Value, Refusal>>,
  options?: TransactionOptions,
): Promise<Result<Value, Refusal>> {
  try {
    return await inTransaction(
      db,
      async (tx) => {
        const result = await work(tx);
        if (!result.ok) throw new RolledBack(result.error);
        return result;
      },
      options,
    );
  } catch (error) {
    // Only created above, from a refusal of `work`.
    if (error instanceof RolledBack) return { ok: false, error: error.refusal as Refusal };
    throw error;
  }
}
