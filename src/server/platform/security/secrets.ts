/** Keys that the house makes for itself at the first need and keeps in its database, so that every process has the same. */
import { randomBytes } from 'node:crypto';
import type { Database } from '#server/platform/database.ts';

/** Name → length in bytes. */
const SECRETS = {
  /** Permutes order numbers. */
  order_number: 8,
  /** Makes the guest's key to an order (src/server/features/orders/README.md). */
  order_access: 32,
  /** Makes the links of newsletter mails (src/server/features/newsletter/README.md). */
  newsletter_links: 32,
  /** Signs the tickets of the panel's socket (src/server/platform/sockets/README.md). */
  socket_tickets: 32,
} as const;

type SecretName = keyof typeof SECRETS;

export type Secrets = {
  /** Asks the database once per process. Call it outside a transaction: it takes a connection of its own. */
  readonly load: (name: SecretName) => Promise<Buffer>;
};

/** Opens the keys of the house. */
export function openSecrets(db: Database): Secrets {
  const asked = new Map<SecretName, Promise<Buffer>>();
  return {
    load(name) {
      // However many need it at the same moment, one asks.
      const value = asked.get(name) ?? loadSecret(db, name);
      asked.set(name, value);
      // Whoever asked is told; the next one asks anew.
      value.catch(() => asked.delete(name));
      return value;
    },
  };
}

async function loadSecret(db: Database, name: SecretName): Promise<Buffer> {
  return (await findSecret(db, name)) ?? (await makeSecret(db, name));
}

async function findSecret(db: Database, name: SecretName): Promise<Buffer | null> {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
}

/** Of two processes that make the same secret, the first one's is kept. */
async function makeSecret(db: Database, name: SecretName): Promise<Buffer> {
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(SECRETS[name]) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const value = await findSecret(db, name);
  if (value === null) throw new Error(`The secret ${name} was made and is gone`);
  return value;
}
