import type { RecordedAcceptance, RecordedOrder } from '#domain/replay/recorded-order.ts';
import type { RecordedRules } from '#domain/replay/recorded-rules.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { findLastPlaced, listHeadsPlaced } from '../order-heads.repository.ts';
import { listBundlesOf, listLines } from '../order-lines.repository.ts';
import { listRules } from '../order-rules.repository.ts';
import { listTimelines } from '../order-timeline.repository.ts';
import type { OrderHead, TimelineEntry } from '../stored-order.ts';

/**
 * Orders placed from `from` to before `before`, the oldest first, with the rules that they were judged by; without those
 * of a rehearsal.
 *
 * @param most upper bound; the newest are left out
 */
export async function listRecordedOrders(
  db: Database,
  { from, before, most }: { readonly from: Instant; readonly before: Instant; readonly most: number },
): Promise<readonly RecordedOrder[]> {
  const heads = await listHeadsPlaced(db, { from, before, most });
  if (heads.length === 0) return [];
  const ids = heads.map(({ id }) => id);
  const lines = await listLines(db, ids);
  const bundles = await listBundlesOf(db, ids);
  const timelines = await listTimelines(db, ids);
  const rules = await listRules(db, ids);
  return heads.map((head) => ({
    ...head,
    lines: lines.get(head.id) ?? [],
    bundles: bundles.get(head.id) ?? [],
    ...recordedOf(head, timelines.get(head.id) ?? [], rules.get(head.id) ?? null),
  }));
}

/** When the last order before a moment was placed, without those of a rehearsal; null for none. */
export function findLastOrderMoment(db: Database, before: Instant): Promise<Instant | null> {
  return findLastPlaced(db, before);
}

function recordedOf(
  head: OrderHead,
  timeline: readonly TimelineEntry[],
  rules: RecordedRules | null,
): Pick<RecordedOrder, 'rules' | 'acceptance'> {
  const happened = (kind: TimelineEntry['kind']) => timeline.some((entry) => entry.kind === kind);
  const isChanged = happened('changed');
  return {
    rules: isChanged ? null : rules,
    acceptance: isChanged || happened('rescheduled') ? null : acceptanceOf(head),
  };
}

function acceptanceOf({ acceptedAt, promisedAt, minutesToPrepare }: OrderHead): RecordedAcceptance | null {
  if (acceptedAt === null || promisedAt === null) return null;
  return { at: acceptedAt, minutes: minutesToPrepare, promisedAt };
}
