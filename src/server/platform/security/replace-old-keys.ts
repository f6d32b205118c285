import { DAY_MS, type Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';

/** What these keys sign lives for minutes, so nobody misses the old ones. Of all others hang links and addresses. */
const SHORT_LIVED = ['socket_tickets', 'passkeys', 'order_codes'];
const YEAR_MS = 365 * DAY_MS;

/**
 * Takes away keys that are older than a year; the next use makes new ones (docs/security-inventories.md, "Life of keys"). Only while
 * no web process runs: they keep what they have read.
 */
export async function replaceOldKeys(db: Database, now: Instant): Promise<void> {
  await db
    .deleteFrom('secrets')
    .where('name', 'in', SHORT_LIVED)
    .where('made_at', '<', new Date(now - YEAR_MS))
    .execute();
}
