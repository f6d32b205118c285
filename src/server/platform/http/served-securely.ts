import { isThisMachine } from './this-machine.ts';

/** Whether browsers reach the shop over TLS: cookies are then host-bound, and pages and sockets stay encrypted. */
export function isServedSecurely(publicUrl: string): boolean {
  // Parsed, not compared by prefix: `HTTPS://…` is the same protocol.
  return new URL(publicUrl).protocol === 'https:';
}

/** Whether pages and passwords leave this machine unencrypted. */
export function isPlainAddress(publicUrl: string): boolean {
  return !isServedSecurely(publicUrl) && !isThisMachine(new URL(publicUrl).hostname);
}
