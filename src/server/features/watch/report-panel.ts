import type { ReportPanelRequest } from '#contract/panel/watch-wire.ts';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import { MINUTES_PER_DAY } from '#domain/time/minute-of-day.ts';
import type { Database } from '#server/platform/database.ts';
import { deletePanelsOf, noteOrders, savePanel } from './watch.repository.ts';

/** States in which the kitchen hears a sound: of this page, or of another one on the same tablet. */
const HEARD: readonly ReportPanelRequest['sound'][] = ['on', 'elsewhere'];

/**
 * Notes what a panel says. What stands on a screen counts as noticed only where it is looked at and can be heard: a mute
 * tablet, or a tab behind another, cannot be heard.
 */
export async function reportPanel(
  db: Database,
  { panelId, sound, isVisible, delivered, rendered, opened, begun }: ReportPanelRequest,
  { userId, at }: { readonly userId: number; readonly at: Instant },
): Promise<void> {
  await savePanel(db, { id: panelId, userId, sound, isVisible, at });
  await noteOrders(db, 'delivered', delivered, at);
  if (isVisible && HEARD.includes(sound)) await noteOrders(db, 'acknowledged', rendered, at);
  await noteOrders(db, 'opened', opened, at);
  await noteOrders(db, 'begun', begun, at);
}

/** When a panel was last heard must be known for as long as the house may stay closed. */
const KEPT_DAYS = 30;

/** Forgets pages that were closed long ago. */
export function deleteOldPanels(db: Database, now: Instant): Promise<void> {
  return deletePanelsOf(db, plusMinutes(now, -KEPT_DAYS * MINUTES_PER_DAY));
}
