/** Whether browsers reach the shop over TLS: cookies are then bound to its host, and pages and sockets stay encrypted. */
export function isServedSecurely(publicUrl: string): boolean {
  // Not by its first letters: `HTTPS://…` is the same protocol.
  return new URL(publicUrl).protocol === 'https:';
}
