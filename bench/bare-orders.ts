/**
 * The statements of an order without the product's code around them: run by pgbench if it is installed, else by plain
 * `pg`.
 */
import { execFile } from 'node:child_process';
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Statement } from '#test/support/said-statements.ts';
import type { RecordedOrder } from './record-order.ts';

/** Debian's installation folder. */
const DEBIAN_VERSIONS = '/usr/lib/postgresql';
/** Order numbers above all eight-digit ones, so that they cannot clash with the shop's. */
const FIRST_NUMBER = 100_000_000;

export type BareOrders = {
  /** The program that runs the statements, for the report. */
  readonly name: string;
  /** Orders per second on `connections` connections for `seconds`. */
  readonly measure: (load: { readonly connections: number; readonly seconds: number }) => Promise<number>;
};

/** The parts of the values that must differ from order to order. */
type Part = 'id' | 'number' | 'name' | 'digest';

/** @param folder for pgbench's script */
export async function bareOrders(recorded: RecordedOrder, databaseUrl: string, folder: string): Promise<BareOrders> {
  const program = await findPgbench();
  if (program === null) {
    console.log(
      '  pgbench is missing (Debian: apt-get install postgresql-contrib); a bare `pg` client stands in for it.',
    );
    return { name: 'bare pg', measure: (load) => sayByPg(recorded, databaseUrl, load) };
  }
  const script = join(folder, 'order.sql');
  await writeFile(script, scriptOf(recorded));
  return { name: 'pgbench', measure: (load) => sayByPgbench(program, script, databaseUrl, load) };
}

async function findPgbench(): Promise<string | null> {
  const versions = await readdir(DEBIAN_VERSIONS).catch(() => []);
  for (const program of ['pgbench', ...versions.map((version) => join(DEBIAN_VERSIONS, version, 'bin', 'pgbench'))]) {
    const isThere = await promisify(execFile)(program, ['--version']).then(
      () => true,
      () => false,
    );
    if (isThere) return program;
  }
  return null;
}

type Load = Parameters<BareOrders['measure']>[0];

async function sayByPgbench(program: string, script: string, databaseUrl: string, { connections, seconds }: Load) {
  const url = new URL(databaseUrl);
  const { PGPASSWORD, ...where } = { PGPASSWORD: url.password, host: url.hostname, port: url.port, user: url.username };
  const args = ['-n', '-M', 'prepared', '-c', connections, '-j', 1, '-T', seconds, '-f', script];
  const { stdout } = await promisify(execFile)(
    program,
    [...args.map(String), '-h', where.host, '-p', where.port, '-U', where.user, url.pathname.slice(1)],
    { env: { ...process.env, PGPASSWORD } },
  );
  const perSecond = /^tps = ([\d.]+)/m.exec(stdout)?.[1];
  const failed = /number of failed transactions: (\d+)/.exec(stdout)?.[1] ?? '0';
  if (perSecond === undefined || failed !== '0') throw new Error(`pgbench did not get through:\n${stdout}`);
  return Number(perSecond);
}

/**
 * The product's pool names frequent statements (src/server/platform/postgres/README.md); pgbench does the same with
 * `prepared`.
 */
function scriptOf(recorded: RecordedOrder): string {
  const lines = recorded.statements.map((statement) => {
    const text = statement.text.replace(/\$(\d+)/g, (_, place: string) =>
      expressionOf(statement.values[Number(place) - 1], recorded),
    );
    return asksForId(statement) ? `${text}\\gset\n\\set number ${FIRST_NUMBER} + :id` : `${text};`;
  });
  return [String.raw`\set name random(1000000000000, 9000000000000)`, ...lines, ''].join('\n');
}

const VARIABLES: Readonly<Record<Part, string>> = {
  id: ':id',
  number: ':number',
  name: ':name',
  digest: 'sha256(:name)',
};

/** A recorded value, or a variable for the part that differs from order to order, also inside JSON. */
function expressionOf(value: unknown, recorded: RecordedOrder): string {
  const whole = partOf(value, recorded);
  if (whole !== null) return VARIABLES[whole];
  if (typeof value !== 'string') return literal(value);
  const pieces = piecesOf(value, recorded);
  if (pieces.every(({ part }) => part === null)) return literal(value);
  return `(${pieces
    .map(({ part, text }) => {
      if (part === null) return `${literal(text)}::text`;
      return part === 'digest' ? `encode(sha256(:name::text::bytea), 'hex')` : `${VARIABLES[part]}::text`;
    })
    .join(' || ')})`;
}

type Piece = { readonly part: Part | null; readonly text: string };

/** The SHA-256 digest of a guest's key, in hexadecimal. */
const DIGEST = '[0-9a-f]{64}';

function piecesOf(text: string, recorded: RecordedOrder): readonly Piece[] {
  const parts = new RegExp(`(\\b${recorded.id}\\b|\\b${recorded.number}\\b|${DIGEST}|${recorded.guest.join('|')})`);
  return text.split(parts).map((piece): Piece => {
    if (piece === String(recorded.id)) return { part: 'id', text: piece };
    if (piece === String(recorded.number)) return { part: 'number', text: piece };
    if (recorded.guest.includes(piece)) return { part: 'name', text: piece };
    return { part: new RegExp(`^${DIGEST}$`).test(piece) ? 'digest' : null, text: piece };
  });
}

async function sayByPg(recorded: RecordedOrder, databaseUrl: string, { connections, seconds }: Load): Promise<number> {
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: databaseUrl }));
  await Promise.all(clients.map((client) => client.connect()));
  const beganAt = performance.now();
  let orders = 0;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() - beganAt < seconds * 1000) {
        await sayOnce(client, recorded);
        orders += 1;
      }
    }),
  );
  const perSecond = orders / ((performance.now() - beganAt) / 1000);
  await Promise.all(clients.map((client) => client.end()));
  return perSecond;
}

async function sayOnce(client: pg.Client, recorded: RecordedOrder): Promise<void> {
  const name = String(randomInt(1e12, 9e12));
  const parts = { id: 0, number: 0, name, digest: randomBytes(32) };
  for (const statement of recorded.statements) {
    const values = statement.values.map((value) => {
      const part = partOf(value, recorded);
      if (part !== null) return parts[part];
      if (typeof value !== 'string') return value;
      return piecesOf(value, recorded)
        .map((piece) => (piece.part === null ? piece.text : textOf(parts[piece.part])))
        .join('');
    });
    const { rows } = await client.query<{ id: string }>({ ...named(statement), values });
    if (!asksForId(statement)) continue;
    parts.id = Number(rows[0]?.id);
    parts.number = FIRST_NUMBER + parts.id;
  }
}

/** Statements with values get a name, so that the driver prepares them once per connection. */
function named({ text, values }: Statement) {
  return values.length === 0 ? { text } : { text, name: createHash('sha256').update(text).digest('hex').slice(0, 60) };
}

function textOf(value: number | string | Buffer): string {
  return Buffer.isBuffer(value) ? value.toString('hex') : String(value);
}

function asksForId({ text }: Statement): boolean {
  return text.includes('nextval(');
}

/** The part that a recorded value is, if it belongs to one order alone. */
function partOf(value: unknown, { id, number, guest }: RecordedOrder): Part | null {
  if (value === id) return 'id';
  if (value === number) return 'number';
  if (Buffer.isBuffer(value)) return 'digest';
  return typeof value === 'string' && (guest.includes(value) || value.startsWith('own:')) ? 'name' : null;
}

/**
 * A literal as the driver sends it: text without a type. Colons are escaped, because pgbench would read a variable name
 * after them.
 */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  const text = asText(value).replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\003A');
  return `U&'${text}'`;
}

function asText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map((one) => JSON.stringify(String(one))).join(',')}}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
