/** Who may read `/metrics` (docs/decisions/0236). */
import { isThisMachine } from '#server/platform/http/this-machine.ts';
import { isSameText } from '#server/platform/security/derived-key.ts';
import { isLoopback } from '#server/platform/security/rate-limits.ts';

export type MetricsReader = {
  /** Peer address of the socket; undefined when it is closed. */
  readonly peer: string | undefined;
  /** The requested host, without its port. */
  readonly host: string;
  readonly headers: Headers;
};

/** A proxy sends at least one of these. */
const FORWARDING_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/**
 * Allowed with the token, or directly from this machine under its own name. A proxy on this machine is a loopback peer,
 * too, but its requests have the public host or a forwarding header, and are refused.
 *
 * @param token METRICS_TOKEN; null = none
 */
export function mayReadMetrics({ peer, host, headers }: MetricsReader, token: string | null): boolean {
  if (token !== null && isSameText(headers.get('authorization') ?? '', `Bearer ${token}`)) return true;
  if (peer === undefined || !isLoopback(peer) || !isThisMachine(host)) return false;
  return FORWARDING_HEADERS.every((name) => !headers.has(name));
}
