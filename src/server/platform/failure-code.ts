/**
 * A code for a failed connection: `ECONNREFUSED`, `CERT_HAS_EXPIRED`, `ABORT_ERR`. Error messages may contain names or
 * keys, codes do not; `fetch` and other wrappers have the code in their cause.
 */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && error.code !== undefined) return String(error.code);
  return error.cause === undefined ? error.name : failureCode(error.cause);
}
