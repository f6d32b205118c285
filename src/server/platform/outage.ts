/** What an error of the database means. Imports nothing of it: the supervisor reads this too, and stays small (docs/operations.md). */

/** A server that only reads: the lead moved to another one, and this connection has not. */
export const READ_ONLY = '25006';
/** Codes and messages of Node and the driver when the server does not answer. */
const RETRIED_NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT']);
const RETRIED_DRIVER_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client .* and is not queryable)/;

/** Too many transactions wait; nothing was begun. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError';
}

/** PostgreSQL's disk_full, and the system's codes where the server passes them on. */
const DISK_FULL_CODES = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** True when something could not be written because the disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && DISK_FULL_CODES.has(String(error.code))) return true;
  return error.message.includes('No space left on device');
}

/** True when the server did not answer; an answer with an error means that nothing was committed. */
export function isConnectionLoss(error: unknown): boolean {
  const code = codeOf(error);
  if (code.startsWith('08') || RETRIED_NETWORK_CODES.has(code)) return true;
  return error instanceof Error && RETRIED_DRIVER_MESSAGES.test(error.message);
}

/** Shutting down or starting, a statement that took too long, a server that only reads. */
const OUTAGE_STATES = new Set(['57P01', '57P02', '57P03', '57014', READ_ONLY]);
/** Insufficient resources: connections, memory, disk. */
const OUTAGE_CLASS = '53';

/** True when the database was unreachable or out of resources, so the same request may succeed later. */
export function isOutage(error: unknown): boolean {
  if (error instanceof OverloadedError || isConnectionLoss(error) || isDiskFull(error)) return true;
  if (OUTAGE_STATES.has(codeOf(error)) || codeOf(error).startsWith(OUTAGE_CLASS)) return true;
  return error instanceof Error && error.message === 'Query read timeout';
}

/** The code that PostgreSQL or the system gave; '' without one. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
