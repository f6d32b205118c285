import type { ReportPanelRequest } from '#contract/watch/wire.ts';
import { keptSince } from '#domain/legal/retention.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { deletePanelsOf, noteOrders, savePanels } from './watch.repository.ts';

/** Sound states in which the kitchen hears an alarm: from this page, or from another one on the same tablet. */
const HEARD: readonly ReportPanelRequest['sound'][] = ['on', 'elsewhere'];

export type HeardReport = {
  readonly report: ReportPanelRequest;
  readonly userId: number;
  readonly at: Instant;
};

/**
 * Records reports of panels, all in one statement, because panels report an order at the same moment. An order on
 * screen counts as noticed only when the panel is visible and audible: not on a muted tablet or in a background tab.
 */
export async function reportPanels(db: Database, heard: readonly HeardReport[]): Promise<void> {
  const [first] = heard;
  if (first === undefined) return;
  const seen = ({ report }: HeardReport) => report.isVisible && HEARD.includes(report.sound);
  const numbersOf = (reports: readonly HeardReport[], notice: 'delivered' | 'rendered' | 'opened' | 'begun') => [
    ...new Set(reports.flatMap(({ report }) => report[notice])),
  ];
  await savePanels(
    db,
    heard.map(({ report: { panelId, sound, isVisible, clock, notifications }, userId, at }) => ({
      id: panelId,
      userId,
      sound,
      isVisible,
      clockAheadSeconds: clock === undefined ? null : secondsAhead(Date.parse(clock), at),
      notifications: notifications ?? null,
      at,
    })),
  );
  await noteOrders(db, 'delivered', numbersOf(heard, 'delivered'), first.at);
  await noteOrders(db, 'acknowledged', numbersOf(heard.filter(seen), 'rendered'), first.at);
  await noteOrders(db, 'opened', numbersOf(heard, 'opened'), first.at);
  await noteOrders(db, 'begun', numbersOf(heard, 'begun'), first.at);
}

/**
 * The same of a panel of the kitchen: only which orders it has begun. It cannot accept, so it counts neither as a panel
 * that is there nor as one that has noticed an order.
 */
export function reportBegun(db: Database, numbers: readonly number[], at: Instant): Promise<void> {
  return noteOrders(db, 'begun', [...new Set(numbers)], at);
}

/** Upper bound: no clock set by hand is wrong by more. */
const MOST_SECONDS_AHEAD = 1_000_000_000;

function secondsAhead(clock: number, at: Instant): number {
  const seconds = Math.round((clock - at) / 1000);
  return Math.max(-MOST_SECONDS_AHEAD, Math.min(MOST_SECONDS_AHEAD, seconds));
}

/** Deletes reports of pages closed long ago. */
export function deleteOldPanels(db: Database, now: Instant): Promise<void> {
  return deletePanelsOf(db, keptSince('panels', now));
}
