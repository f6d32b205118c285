/**
 * When staff are alarmed because an order is not noticed (reliability.md P5). A table of steps, and the rules
 * of whom one may expect to be there.
 */
import { openIntervals } from '#domain/schedule/open-intervals.ts';
import type { Opening, Schedule } from '#domain/schedule/schedule.ts';
import { type Instant, instant, plusMinutes } from '#domain/time/instant.ts';
import { MINUTES_PER_DAY } from '#domain/time/minute-of-day.ts';

export const ESCALATION_STEPS = ['unacknowledged', 'unopened', 'unanswered'] as const;
export type EscalationStep = (typeof ESCALATION_STEPS)[number];

/** How long each may take, in seconds from the moment staff should notice the order. */
export const ESCALATION_SECONDS = {
  unacknowledged: 30,
  unopened: 60,
  unanswered: 180,
} as const satisfies Record<EscalationStep, number>;

/** One mail tells of all orders that wait; the next comes so much later at the earliest. */
export const ALARM_MAIL_PAUSE_MINUTES = 10;

/** A panel that was not heard for so long is not there. Tabs in the background speak once a minute. */
export const PANEL_SILENT_MS = 90_000;
/** Staff who come in with the first guest are given a minute before the restaurant calls them. */
const OPENING_GRACE_MINUTES = 1;
/** Later than this after the opening a missing panel is no news. */
const OPENING_NEWS_MINUTES = 30;
/** A tablet that is restarted or carried elsewhere is back by then. */
const LOSS_GRACE_MINUTES = 5;

/** What an order that waits for an answer is judged by. */
export type WatchedOrder = {
  readonly placedAt: Instant;
  /** `null` = as soon as possible. */
  readonly requestedAt: Instant | null;
  /** A panel that can be heard and is looked at showed it. */
  readonly acknowledgedAt: Instant | null;
  /** Staff looked at it. */
  readonly openedAt: Instant | null;
};

const OPENINGS = ['restaurant', 'pickup', 'delivery'] as const satisfies readonly Opening[];

/**
 * Since when the restaurant has been open, at most a day back; null while it is closed. Hours that were never set forbid a
 * guest nothing, but a restaurant that is only being set up has no staff who must listen.
 */
export function openSince(schedule: Schedule, at: Instant): Instant | null {
  const dayAgo = plusMinutes(at, -MINUTES_PER_DAY);
  const doors = OPENINGS.filter((opening) => opening !== 'restaurant' || schedule.hours.REGULAR !== null);
  const beginnings = doors.flatMap((opening) =>
    openIntervals(schedule, opening, dayAgo, instant(at + 1))
      .filter(({ closesAt }) => closesAt > at)
      .map(({ opensAt }) => opensAt),
  );
  return beginnings.length === 0 ? null : instant(Math.min(...beginnings));
}

/**
 * Since when staff should notice an order; null while they need not. A guest who orders for now waits from that second;
 * an order for later that came in the night is noticed when the restaurant opens.
 */
export function watchedSince(
  { placedAt, requestedAt }: Pick<WatchedOrder, 'placedAt' | 'requestedAt'>,
  opened: Instant | null,
): Instant | null {
  if (requestedAt === null) return placedAt;
  return opened === null ? null : instant(Math.max(placedAt, opened));
}

/** The steps that are due, in their order; a step that is a day late raises no alarm. */
export function dueSteps(order: WatchedOrder, opened: Instant | null, at: Instant): readonly EscalationStep[] {
  const since = watchedSince(order, opened);
  if (since === null || since < plusMinutes(at, -MINUTES_PER_DAY)) return [];
  const isMissing = {
    unacknowledged: order.acknowledgedAt === null && order.openedAt === null,
    unopened: order.openedAt === null,
    unanswered: true,
  } as const satisfies Record<EscalationStep, boolean>;
  return ESCALATION_STEPS.filter((step) => isMissing[step] && at - since >= ESCALATION_SECONDS[step] * 1000);
}

/** Alarms about the restaurant as a whole: no panel can be heard, or a printer of slips cannot print. */
export const HOUSE_ALARMS = ['no_panel', 'panel_lost', 'printer_lost'] as const;
export type HouseAlarm = {
  readonly kind: (typeof HOUSE_ALARMS)[number];
  /** Names the alarm, so that it is raised once. */
  readonly occasion: Instant;
};

/**
 * Whether an alarm is due because no panel can be heard: when the restaurant opens, and when the last one falls silent
 * while it is open.
 *
 * @param heardAt when a panel with sound last spoke; null for never
 */
export function dueHouseAlarm({
  opened,
  heardAt,
  at,
}: {
  readonly opened: Instant | null;
  readonly heardAt: Instant | null;
  readonly at: Instant;
}): HouseAlarm | null {
  if (opened === null || isHeard(heardAt, at)) return null;
  if (heardAt !== null && heardAt >= opened) {
    return at >= plusMinutes(heardAt, LOSS_GRACE_MINUTES) ? { kind: 'panel_lost', occasion: heardAt } : null;
  }
  const isNews = at >= plusMinutes(opened, OPENING_GRACE_MINUTES) && at < plusMinutes(opened, OPENING_NEWS_MINUTES);
  return isNews ? { kind: 'no_panel', occasion: opened } : null;
}

/** Whether a panel that spoke then is still there. */
export function isHeard(heardAt: Instant | null, at: Instant): boolean {
  return heardAt !== null && at - heardAt <= PANEL_SILENT_MS;
}
