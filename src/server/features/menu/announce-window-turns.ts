import { type AvailabilityWindow, nextWindowTurn } from '#domain/menu/availability-window.ts';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import { MINUTES_PER_DAY } from '#domain/time/minute-of-day.ts';
import type { Database } from '#server/platform/database.ts';
import { insertMenuTurns, listWindows } from './window-turns.repository.ts';

/** Turns are stored this far ahead; the hourly chore stores the next ones long before they are due. */
const AHEAD_MINUTES = 2 * MINUTES_PER_DAY;

/**
 * Stores when windows of the menu and of promotions open and close, so that cached pages become invalid at that moment
 * on every node (docs/decisions/0094). Called when windows are saved, and every hour.
 */
export async function announceWindowTurns(db: Database, now: Instant): Promise<void> {
  const moments = (await listWindows(db)).flatMap((windows) => turnsOf(windows, now));
  await insertMenuTurns(db, [...new Set(moments)]);
}

function turnsOf(windows: readonly AvailabilityWindow[], now: Instant): readonly Instant[] {
  const turns: Instant[] = [];
  const end = plusMinutes(now, AHEAD_MINUTES);
  for (let turn = nextWindowTurn(windows, now); turn !== null && turn <= end; turn = nextWindowTurn(windows, turn)) {
    turns.push(turn);
  }
  return turns;
}
