/** Rows of an archive as a new house keeps them: without what another house's keys made, and without what somebody put in to open doors. */
import { randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { err, ok, type Result } from '#domain/result.ts';
import { hashPassword, isPasswordHash, newPassword } from '#server/features/accounts/accounts.door.ts';
import { confirmToken, unsubscribeToken } from '#server/features/newsletter/newsletter.door.ts';
import { orderAccessToken } from '#server/features/orders/orders.door.ts';
import type { DB } from '#server/platform/database.types.ts';
import { HTML_MAX_LENGTH, sanitiseHtml } from '#server/platform/security/sanitise-html.ts';
import type { Secrets } from '#server/platform/security/secrets.ts';
import { hashSecret } from '#server/platform/sessions.ts';

type Row = Readonly<Record<string, unknown>>;
type Keys = { readonly orderAccess: Buffer; readonly newsletterLinks: Buffer; readonly closedPassword: string };

/** A staff account, and one without a password that counts, opens by nothing that was in the archive. */
function prepareUser(row: Row, { closedPassword }: Keys): Row {
  const { roles, password_hash: hash } = row;
  const isGuest = Array.isArray(roles) && roles.length === 1 && roles[0] === 'ROLE_USER';
  return {
    ...row,
    password_hash: isGuest && typeof hash === 'string' && isPasswordHash(hash) ? hash : closedPassword,
    is_active: isGuest && row.is_active === true,
  };
}

const PREPARED: { readonly [Table in keyof DB]?: (row: Row, keys: Keys) => Row } = {
  users: prepareUser,
  orders: (row, { orderAccess }) => ({
    ...row,
    access_token_hash: asBytes(hashSecret(orderAccessToken(orderAccess, Number(row.id)))),
  }),
  newsletter_subscribers: (row, { newsletterLinks }) => ({
    ...row,
    confirm_hash: asBytes(hashSecret(confirmToken(newsletterLinks, Number(row.id), Number(row.round)))),
    leave_hash: asBytes(hashSecret(unsubscribeToken(newsletterLinks, Number(row.id)))),
  }),
  campaigns: (row) => ({
    ...row,
    content_key: asBytes(randomBytes(32)),
    state: row.state === 'sending' ? 'paused' : row.state,
  }),
  // Until staff give a new link and PIN, neither opens anything.
  couriers: (row, { closedPassword }) =>
    row.ended_at === null ? { ...row, link_hash: asBytes(randomBytes(32)), pin_hash: closedPassword } : row,
  products: (row) => ({ ...row, description: cleaned(row.description) }),
  newsletter_drafts: (row) => ({ ...row, content: cleaned(row.content) }),
};

/** As PostgreSQL writes bytes in JSON. */
function asBytes(bytes: Buffer): string {
  return `\\x${bytes.toString('hex')}`;
}

function cleaned(html: unknown): unknown {
  return typeof html === 'string' && html.length <= HTML_MAX_LENGTH ? sanitiseHtml(html) : '';
}

/** Tables whose rows get a password that nobody knows. */
const CLOSED: readonly (keyof DB)[] = ['users', 'couriers'];

/** What the rows of a table are prepared with. Hashing takes longer than a megabyte of rows, so it is done where it is needed. */
export async function loadRowKeys(secrets: Secrets, table: keyof DB): Promise<Keys> {
  return {
    orderAccess: await secrets.load('order_access'),
    newsletterLinks: await secrets.load('newsletter_links'),
    closedPassword: CLOSED.includes(table) ? await hashPassword(newPassword()) : '',
  };
}

/** So much is prepared before requests that wait get their turn: cleaning the markup of two megabytes takes a fifth of a second. */
const BYTES_A_TURN = 64_000;

/** @param lines of a table's file: a JSON object in each */
export async function prepareRows(
  table: keyof DB,
  lines: string,
  keys: Keys,
): Promise<Result<readonly Row[], 'archive_rows_refused'>> {
  const prepare = PREPARED[table] ?? ((row: Row) => row);
  const rows: Row[] = [];
  let prepared = 0;
  for (const line of lines.split('\n')) {
    if (line === '') continue;
    const row = readRow(line);
    if (row === null || !isStorable(row)) return err('archive_rows_refused');
    rows.push(prepare(row, keys));
    prepared += line.length;
    if (prepared < BYTES_A_TURN) continue;
    prepared = 0;
    await nextTurn();
  }
  return ok(rows);
}

function readRow(line: string): Row | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Row) : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Deeper than any column of ours, and far from the limits of what reads it. */
const MOST_DEPTH = 64;

/** Whether PostgreSQL can keep it as JSON: nowhere U+0000 or half of a pair, neither in texts nor in names. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\u0000');
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= MOST_DEPTH) return false;
  return Object.entries(value).every(([name, child]) => isStorable(name) && isStorable(child, depth + 1));
}
