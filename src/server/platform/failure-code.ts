/**
 * Why another system was not reached, in a word: `ECONNREFUSED`, `CERT_HAS_EXPIRED`, `ABORT_ERR`. Texts of failures may name people
 * or keys, codes do not; `fetch` and other wrappers keep it in their cause.
 */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && error.code !== undefined) return String(error.code);
  return error.cause === undefined ? error.name : failureCode(error.cause);
}
