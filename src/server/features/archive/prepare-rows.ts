/**
 * Prepares rows of an archive for a new shop: removes values made with the other shop's keys, and anything that could
 * grant access.
 */
import { randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { err, ok, type Result } from '#domain/result.ts';
import { hashPassword, isPasswordHash, newPassword } from '#server/features/accounts/index.ts';
import { confirmToken, unsubscribeToken } from '#server/features/newsletter/index.ts';
import { orderAccessToken, upgradeOrderRow } from '#server/features/orders/index.ts';
import type { TableName } from '#server/platform/define/tables.ts';
import { HTML_MAX_LENGTH, sanitiseHtml } from '#server/platform/security/sanitise-html.ts';
import type { Secrets } from '#server/platform/security/secrets.ts';
import { hashSecret } from '#server/platform/sessions.ts';

type Row = Readonly<Record<string, unknown>>;
type Keys = { readonly orderAccess: Buffer; readonly newsletterLinks: Buffer; readonly closedPassword: string };

/** Staff accounts, and accounts without a valid password, cannot be opened with credentials from the archive. */
function prepareUser(row: Row, { closedPassword }: Keys): Row {
  const { roles, password_hash: hash } = row;
  const isGuest = Array.isArray(roles) && roles.length === 1 && roles[0] === 'ROLE_USER';
  return {
    ...row,
    password_hash: isGuest && typeof hash === 'string' && isPasswordHash(hash) ? hash : closedPassword,
    is_active: isGuest && row.is_active === true,
  };
}

const PREPARED: { readonly [Table in TableName]?: (row: Row, keys: Keys) => Row } = {
  users: prepareUser,
  orders: (row, { orderAccess }) => ({
    ...upgradeOrderRow(row),
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
  // Until staff create a new link and PIN, neither works.
  couriers: (row, { closedPassword }) =>
    row.ended_at === null ? { ...row, link_hash: asBytes(randomBytes(32)), pin_hash: closedPassword } : row,
  products: (row) => ({ ...row, description: cleaned(row.description) }),
  newsletter_drafts: (row) => ({ ...row, content: cleaned(row.content) }),
};

/** PostgreSQL's JSON format of bytea. */
function asBytes(bytes: Buffer): string {
  return `\\x${bytes.toString('hex')}`;
}

function cleaned(html: unknown): unknown {
  return typeof html === 'string' && html.length <= HTML_MAX_LENGTH ? sanitiseHtml(html) : '';
}

/** Tables whose rows get an unknown random password. */
const CLOSED: readonly TableName[] = ['users', 'couriers'];

/**
 * Keys needed for preparing rows of a table. Hashing takes longer than a megabyte of rows, so it is done only for
 * tables that need it.
 */
export async function loadRowKeys(secrets: Secrets, table: TableName): Promise<Keys> {
  return {
    orderAccess: await secrets.load('order_access'),
    newsletterLinks: await secrets.load('newsletter_links'),
    closedPassword: CLOSED.includes(table) ? await hashPassword(newPassword()) : '',
  };
}

/** After this many bytes, waiting requests get a turn: sanitising two megabytes of markup takes a fifth of a second. */
const BYTES_A_TURN = 64_000;

/** @param lines of a table's file: one JSON object each */
export async function prepareRows(
  table: TableName,
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

/** Deeper than any of our columns, and far below the recursion limits of readers. */
const MOST_DEPTH = 64;

/** Whether PostgreSQL can store it as JSON: no U+0000 and no unpaired surrogate, neither in texts nor in keys. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\u0000');
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= MOST_DEPTH) return false;
  return Object.entries(value).every(([name, child]) => isStorable(name) && isStorable(child, depth + 1));
}
