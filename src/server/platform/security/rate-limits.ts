/**
 * How often a visitor may do something. Counts live in PostgreSQL, so that every process and every node counts together;
 * when it cannot be reached, each process counts for itself.
 */

import type { Pool, QueryConfig } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';

/** Of four hexadecimal digits in an IPv6 address. */
const GROUPS = 8;

/** What is only seen or not seen counts nothing. */
const MARK = { points: 1, seconds: 1 } as const;

export type Allowance = { readonly points: number; readonly seconds: number };

export type RateLimits = {
  /**
   * Counts one visit. Seconds to wait when there were too many, null when it is fine. Loopback is never counted: behind
   * a proxy that was not declared it would stand for every guest at once.
   */
  countVisit: (name: string, ip: string, allowance: Allowance) => Promise<number | null>;
  /**
   * Counts one try (a password, a code, a mail) for `key`, whatever its address. Seconds to wait when there were too
   * many, null when it may go on. Counted before anything is looked at: tries sent all at once do not pass together.
   */
  countTry: (name: string, key: string, allowance: Allowance) => Promise<number | null>;
  /** The try was a good one and shall not count. */
  forgiveTry: (name: string, key: string, allowance: Allowance) => Promise<void>;
  /** Keeps that `key` was seen, for so many seconds from now. */
  remember: (name: string, key: string, seconds: number) => Promise<void>;
  /** Whether `key` was seen and not forgotten since. */
  remembers: (name: string, key: string) => Promise<boolean>;
};

/** Opens the limits over `pool`. */
export function openRateLimits(pool: Pool): RateLimits {
  // The library names its statements, which a pooler between us and the server would meet twice.
  const nameless = { query: ({ text, values }: QueryConfig) => pool.query(text, values) };
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = (name: string, { points, seconds }: Allowance) => {
    const existing = limiters.get(name);
    if (existing) return existing;
    const made = new RateLimiterPostgres({
      storeClient: nameless,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
      clearExpiredByTimeout: false,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
    });
    limiters.set(name, made);
    return made;
  };
  const consume = async (name: string, key: string, allowance: Allowance): Promise<number | null> => {
    try {
      await limiterOf(name, allowance).consume(key);
      return null;
    } catch (rejection) {
      if (rejection instanceof RateLimiterRes) return secondsUntil(rejection);
      throw rejection;
    }
  };
  return {
    countVisit: async (name, ip, allowance) => (isLoopback(ip) ? null : consume(name, networkOf(ip), allowance)),
    countTry: consume,
    async forgiveTry(name, key, allowance) {
      await limiterOf(name, allowance).reward(key);
    },
    async remember(name, key, seconds) {
      await limiterOf(name, MARK).set(key, 1, seconds);
    },
    async remembers(name, key) {
      return (await limiterOf(name, MARK).get(key)) !== null;
    },
  };
}

function secondsUntil(count: RateLimiterRes): number {
  return Math.max(1, Math.ceil(count.msBeforeNext / 1000));
}

/** Forgets the counts whose time is over; addresses of visitors are kept no longer than they are needed. */
export async function forgetCounts(db: Database, now: Instant): Promise<void> {
  await db.deleteFrom('rate_limits').where('expire', '<', now).execute();
}

/** This machine itself, or the house asking itself. */
export function isLoopback(ip: string): boolean {
  return ip === '' || ip === '::1' || ip.startsWith('127.') || ip.startsWith('::ffff:127.');
}

/** A household owns a /64 of IPv6, so its addresses count as one, however they are written. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:') || isLoopback(ip)) return ip;
  const [before = '', after] = ip.split('::');
  const head = before.split(':');
  const tail = after === undefined ? [] : after.split(':');
  const zeros: readonly string[] =
    after === undefined ? [] : Array(Math.max(0, GROUPS - head.length - tail.length)).fill('0');
  return [...head, ...zeros, ...tail]
    .slice(0, GROUPS / 2)
    .map((group) => group.replace(/^0+(?=.)/, '') || '0')
    .join(':');
}
