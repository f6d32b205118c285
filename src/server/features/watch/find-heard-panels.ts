import { PANEL_SILENT_MS } from '#domain/orders/steps/escalation.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { countPanels } from './watch.repository.ts';

export type HeardPanels = {
  readonly withSound: number;
  /** When a panel with sound last reported. */
  readonly heardAt: Instant | null;
};

/** Number of audible panels at `now`. */
export async function findHeardPanels(db: Database, now: Instant): Promise<HeardPanels> {
  const { panelsWithSound, heardAt } = await countPanels(db, instant(now - PANEL_SILENT_MS));
  return { withSound: panelsWithSound, heardAt };
}
