/** Who may read `/metrics` (docs/decisions/0236). */
import { timingSafeEqual } from 'node:crypto';
import { isThisMachine } from '#server/platform/http/this-machine.ts';
import { isLoopback } from '#server/platform/security/rate-limits.ts';

export type MetricsReader = {
  /** The address at the other end of the socket; undefined when it is gone. */
  readonly peer: string | undefined;
  /** The host that was asked for, without its port. */
  readonly host: string;
  readonly headers: Headers;
};

/** A proxy names itself in one of these. */
const FORWARDING_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/**
 * With the token, or directly from this machine under its own name. A proxy on this machine is a loopback peer too: what
 * it forwards carries the public host or a header of forwarding, and is refused.
 *
 * @param token METRICS_TOKEN; null = none
 */
export function mayReadMetrics({ peer, host, headers }: MetricsReader, token: string | null): boolean {
  if (token !== null && isSame(headers.get('authorization') ?? '', `Bearer ${token}`)) return true;
  if (peer === undefined || !isLoopback(peer) || !isThisMachine(host)) return false;
  return FORWARDING_HEADERS.every((name) => !headers.has(name));
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
