/**
 * Rate limits. Visits and uses are counted in memory, by the supervisor for all workers of a machine, without a
 * statement (docs/decisions/0247). Tries and marks are stored in PostgreSQL, shared by all processes and nodes; while
 * it is unreachable, each process counts separately.
 */

import type { Pool, QueryConfig } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Allowance, CountVisit } from './visit-counts.ts';

/** Number of four-digit groups in an IPv6 address. */
const GROUPS = 8;

/** Marks are set or not set, so they need no points. */
const MARK = { points: 1, seconds: 1 } as const;

export type RateLimits = {
  /**
   * Counts one visit. Returns the seconds to wait when there were too many, else null. Loopback is never counted:
   * behind an undeclared proxy it would stand for every guest at once.
   */
  countVisit: (name: string, ip: string, allowance: Allowance) => Promise<number | null>;
  /**
   * Counts one use for `key`, in memory like visits. Returns the seconds to wait when there were too many, else null.
   */
  countUse: (name: string, key: string, allowance: Allowance) => Promise<number | null>;
  /** Reverts a counted use. */
  forgiveUse: (name: string, key: string, allowance: Allowance) => Promise<void>;
  /** Whether there were too many uses; does not count. */
  isOverUsed: (name: string, key: string, allowance: Allowance) => Promise<boolean>;
  /**
   * Counts one try (a password, a code, a mail) for `key`, from any address. Returns the seconds to wait when there were
   * too many, else null. It counts before the try is checked, so simultaneous tries cannot pass together.
   */
  countTry: (name: string, key: string, allowance: Allowance) => Promise<number | null>;
  /** Reverts a counted try, because it succeeded. */
  forgiveTry: (name: string, key: string, allowance: Allowance) => Promise<void>;
  /** Sets a mark for `key` for this many seconds. */
  remember: (name: string, key: string, seconds: number) => Promise<void>;
  /** Whether the mark of `key` is set. */
  remembers: (name: string, key: string) => Promise<boolean>;
};

/** Opens the limits: tries and marks over `pool`, visits by `countVisit`. */
export function openRateLimits(pool: Pool, countVisit: CountVisit): RateLimits {
  // The library prepares named statements, which fails behind a pooler.
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
  return {
    countVisit: async (name, ip, allowance) =>
      isLoopback(ip) ? null : countVisit({ name, key: networkOf(ip), allowance, change: 1 }),
    countUse: (name, key, allowance) => countVisit({ name, key, allowance, change: 1 }),
    async forgiveUse(name, key, allowance) {
      await countVisit({ name, key, allowance, change: -1 });
    },
    isOverUsed: async (name, key, allowance) => (await countVisit({ name, key, allowance, change: 0 })) !== null,
    async countTry(name, key, allowance) {
      try {
        await limiterOf(name, allowance).consume(key);
        return null;
      } catch (rejection) {
        if (rejection instanceof RateLimiterRes) return secondsUntil(rejection);
        throw rejection;
      }
    },
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

/** Deletes expired counts, because visitors' addresses must not be stored longer than needed. */
export async function deleteExpiredCounts(db: Database, now: Instant): Promise<void> {
  await db.deleteFrom('rate_limits').where('expire', '<', now).execute();
}

/** This machine itself, or an in-process request. */
export function isLoopback(ip: string): boolean {
  return ip === '' || ip === '::1' || ip.startsWith('127.') || ip.startsWith('::ffff:127.');
}

/** A household has an IPv6 /64, so its addresses count as one, in any spelling. */
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
