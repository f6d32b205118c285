/** Keys generated at first use and stored in the database, so that every process has the same. */
import { randomBytes } from 'node:crypto';
import type { Database } from '#server/platform/database.ts';

/** Name → length in bytes. */
const SECRETS = {
  /** Key of the order number permutation. */
  order_number: 8,
  /** Derives the access tokens of orders (src/server/features/orders/README.md). */
  order_access: 32,
  /** Derives the codes that confirm orders (src/server/features/guard/make-order-code.ts). */
  order_codes: 32,
  /** Derives the links of newsletter mails (src/server/features/newsletter/README.md). */
  newsletter_links: 32,
  /** Signs the tickets of the panel's socket (src/server/platform/sockets/README.md). */
  socket_tickets: 32,
  /** The shop's private key for push services (src/server/platform/push/push-sender.ts): a number of P-256. */
  push_key: 32,
  /** Derives the addresses of receipt printers (src/server/features/printing/printer-address.ts). */
  printer_addresses: 32,
  /** Derives the address that the fiscal register's computer asks (src/server/features/fiscal/register-address.ts). */
  register_address: 32,
  /** Signs the addresses of sent carts (src/server/features/cart-links/cart-link-token.ts). */
  cart_links: 32,
  /** Signs the challenges that passkeys answer (src/server/features/accounts/second-factor/passkeys.ts). */
  passkeys: 32,
} as const;

type SecretName = keyof typeof SECRETS;

export type Secrets = {
  /** Reads the database once per process. Call it outside a transaction: it takes a connection of its own. */
  readonly load: (name: SecretName) => Promise<Buffer>;
};

/** Opens the secrets of this shop. */
export function openSecrets(db: Database): Secrets {
  const asked = new Map<SecretName, Promise<Buffer>>();
  return {
    load(name) {
      // Simultaneous callers share one read.
      const value = asked.get(name) ?? loadSecret(db, name);
      asked.set(name, value);
      // On an error, these callers get it; the next one reads again.
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

/** Of two processes that generate the same secret, the first one's is stored. */
async function makeSecret(db: Database, name: SecretName): Promise<Buffer> {
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(SECRETS[name]) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const value = await findSecret(db, name);
  if (value === null) throw new Error(`The secret ${name} was generated and has disappeared`);
  return value;
}
