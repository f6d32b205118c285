import { DAY_MS, type Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';

/**
 * Signatures of these keys are valid for minutes, so replacing them has no effect. Links and addresses depend on all
 * other keys.
 */
const SHORT_LIVED = ['socket_tickets', 'passkeys', 'order_codes'];
const YEAR_MS = 365 * DAY_MS;

/**
 * Deletes keys older than a year; the next use creates new ones (docs/security-inventories.md, "Life of keys"). Only
 * while no web process runs, because processes cache keys.
 */
export async function replaceOldKeys(db: Database, now: Instant): Promise<void> {
  await db
    .deleteFrom('secrets')
    .where('name', 'in', SHORT_LIVED)
    .where('made_at', '<', new Date(now - YEAR_MS))
    .execute();
}
