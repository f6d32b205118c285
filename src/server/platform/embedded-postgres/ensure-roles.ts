/** Creates the database and its two roles, the only use of the superuser. */
import pg from 'pg';
import type { DatabasePasswords } from './database-passwords.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

export const DATABASE = 'pofta';
export const OWNER_ROLE = 'pofta_owner';
export const APP_ROLE = 'pofta_app';

/**
 * The owner role migrates: it creates and alters objects. The app role reads and writes rows, and can neither create
 * nor drop.
 */
const INSIDE_THE_DATABASE = [
  `alter schema public owner to ${OWNER_ROLE}`,
  `grant usage on schema public to ${APP_ROLE}`,
  `alter default privileges for role ${OWNER_ROLE} grant usage on schemas to ${APP_ROLE}`,
  `alter default privileges for role ${OWNER_ROLE} grant select, insert, update, delete on tables to ${APP_ROLE}`,
  `alter default privileges for role ${OWNER_ROLE} grant usage, select on sequences to ${APP_ROLE}`,
  `alter default privileges for role ${OWNER_ROLE} grant execute on functions to ${APP_ROLE}`,
];

/**
 * Creates whatever is missing, so an interrupted first start is completed.
 *
 * @param urlOf the superuser's address of a database by name
 */
export async function ensureRoles(urlOf: (database: string) => string, passwords: DatabasePasswords): Promise<void> {
  await connected(urlOf('postgres'), async (client) => {
    await ensureRole(client, OWNER_ROLE, passwords.owner);
    await ensureRole(client, APP_ROLE, passwords.app);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE} owner ${OWNER_ROLE}`);
    await client.query(`revoke connect, temporary on database ${DATABASE} from public`);
    await client.query(`grant connect, temporary on database ${DATABASE} to ${APP_ROLE}`);
  });
  await connected(urlOf(DATABASE), async (client) => {
    for (const statement of INSIDE_THE_DATABASE) await client.query(statement);
  });
}

async function ensureRole(client: pg.Client, role: string, password: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
  // Passwords are base64url by construction, so the literal needs no more quoting than escapeLiteral gives.
  if (rowCount === 0) await client.query(`create role ${role} login password ${pg.escapeLiteral(password)}`);
}

/**
 * Opens a connection for `work` and closes it.
 *
 * @throws EmbeddedPostgresError when the password is not the server's
 */
export async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    application_name: 'pofta set-up',
  });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    if (!isWrongPassword(error)) throw error;
    throw new EmbeddedPostgresError(
      'Parolele din database-passwords.json nu sunt ale acestei baze de date: pune la loc fișierul din DATA_DIR.',
      { cause: error },
    );
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** invalid_password: trying again would not help. */
function isWrongPassword(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '28P01';
}
