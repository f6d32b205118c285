/**
 * Classifies database errors. Imports nothing from the database code, because the supervisor uses this too and must
 * stay small (docs/operations.md).
 */

/** A read-only server: another one became primary, and this connection still goes to the old one. */
export const READ_ONLY = '25006';
/** Codes and messages of Node and the driver when the server does not answer. */
const RETRIED_NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT']);
const RETRIED_DRIVER_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client .* and is not queryable)/;

/** Too many transactions are waiting; this one was not begun. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError';
}

/** PostgreSQL's disk_full, and the system's codes where the server passes them on. */
const DISK_FULL_CODES = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** True when a write failed because the disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && DISK_FULL_CODES.has(String(error.code))) return true;
  return error.message.includes('No space left on device');
}

/** True when the server did not answer; an error from the server means that nothing was committed. */
export function isConnectionLoss(error: unknown): boolean {
  const code = codeOf(error);
  if (code.startsWith('08') || RETRIED_NETWORK_CODES.has(code)) return true;
  return error instanceof Error && RETRIED_DRIVER_MESSAGES.test(error.message);
}

/** Shutting down or starting, statement timeout, read-only server. */
const OUTAGE_STATES = new Set(['57P01', '57P02', '57P03', '57014', READ_ONLY]);
/** Insufficient resources: connections, memory, disk. */
const OUTAGE_CLASS = '53';

/** True when the database was unreachable or out of resources, so the same request may succeed later. */
export function isOutage(error: unknown): boolean {
  if (error instanceof OverloadedError || isConnectionLoss(error) || isDiskFull(error)) return true;
  if (OUTAGE_STATES.has(codeOf(error)) || codeOf(error).startsWith(OUTAGE_CLASS)) return true;
  return error instanceof Error && error.message === 'Query read timeout';
}

/** The code from PostgreSQL or the system; '' without one. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
