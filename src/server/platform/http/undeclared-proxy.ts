/**
 * Detects a proxy on this machine that `TRUST_PROXY` does not declare. Every visitor then seems to come from loopback,
 * which rate limits do not count. The proxy is reported, not trusted, because any client can send such headers.
 */
import { type Instant, instant } from '#domain/time/instant.ts';
import { isLoopback, type RateLimits } from '#server/platform/security/rate-limits.ts';
import type { Database } from '../database.ts';
import type { Log } from '../log.ts';
import type { Origins } from './request-facts.ts';

const NAME = 'undeclared_proxy';
const KEY = 'loopback';
const REMEMBERED_SECONDS = 30 * 24 * 3600;
const REPEAT_MS = 24 * 3_600_000;

export type ProxyWatch = {
  /** Examines where a request came from. */
  readonly look: (origins: Origins) => void;
};

type WatchServices = {
  readonly rateLimits: RateLimits;
  readonly clock: () => Instant;
  readonly log: Log;
  readonly config: { readonly trustedProxies: number };
};

/** Watches the requests of one process; the first forwarded one is logged, and recorded for `hasUndeclaredProxy`. */
export function watchForProxy({ rateLimits, clock, log, config }: WatchServices): ProxyWatch {
  let loggedUntil = instant(0);
  return {
    look({ peer, forwardedFor }) {
      if (config.trustedProxies > 0 || forwardedFor === null || forwardedFor === undefined) return;
      if (peer === undefined || peer === '' || !isLoopback(peer) || clock() < loggedUntil) return;
      const isFirst = loggedUntil === 0;
      loggedUntil = instant(clock() + REPEAT_MS);
      if (isFirst) log.warn({ setting: 'TRUST_PROXY' }, 'proxy.undeclared');
      rateLimits.remember(NAME, KEY, REMEMBERED_SECONDS).catch((error: unknown) => {
        log.warn({ err: error }, 'proxy.not_remembered');
      });
    },
  };
}

/** Whether any process saw such a proxy within the last month while the settings still declare none. */
export async function hasUndeclaredProxy(
  db: Database,
  { trustedProxies, now }: { readonly trustedProxies: number; readonly now: Instant },
): Promise<boolean> {
  if (trustedProxies > 0) return false;
  const row = await db
    .selectFrom('rate_limits')
    .select('key')
    .where('key', '=', `${NAME}:${KEY}`)
    .where('expire', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}
