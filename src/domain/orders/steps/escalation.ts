/**
 * When staff are alarmed because an order is not noticed (reliability.md P5): a table of steps, and rules for when
 * staff are expected to be present.
 */
import { openIntervals } from '#domain/schedule/open-intervals.ts';
import type { Opening, Schedule } from '#domain/schedule/schedule.ts';
import { type Instant, instant, plusMinutes } from '#domain/time/instant.ts';
import { MINUTES_PER_DAY } from '#domain/time/minute-of-day.ts';

export const ESCALATION_STEPS = ['unacknowledged', 'unopened', 'unanswered'] as const;
export type EscalationStep = (typeof ESCALATION_STEPS)[number];

/** Limit of each step, in seconds from the moment staff should notice the order. */
export const ESCALATION_SECONDS = {
  unacknowledged: 30,
  unopened: 60,
  unanswered: 180,
} as const satisfies Record<EscalationStep, number>;

/** One mail covers all waiting orders; minimum minutes until the next one. */
export const ALARM_MAIL_PAUSE_MINUTES = 10;

/** A panel without a report for this long counts as absent. Background tabs report once a minute. */
export const PANEL_SILENT_MS = 90_000;
/** A minute of grace after opening, because staff may arrive with the first guest. */
const OPENING_GRACE_MINUTES = 1;
/** A panel missing longer than this after the opening was reported before, or is reported as lost. */
const OPENING_ALARM_MINUTES = 30;
/** Grace period for a tablet that is restarted or carried elsewhere. */
const LOSS_GRACE_MINUTES = 5;

/** The fields of an unanswered order that alarms depend on. */
export type WatchedOrder = {
  readonly placedAt: Instant;
  /** `null` = as soon as possible. */
  readonly requestedAt: Instant | null;
  /** When a visible and audible panel showed it. */
  readonly acknowledgedAt: Instant | null;
  /** When staff opened it. */
  readonly openedAt: Instant | null;
};

const OPENINGS = ['restaurant', 'pickup', 'delivery'] as const satisfies readonly Opening[];

/**
 * Since when the restaurant has been open, at most a day back; null while it is closed. Missing hours restrict no
 * guest, but a restaurant that is still being set up has no staff to alarm.
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
 * Since when staff should notice an order; null while they need not. An order for now counts from when it was placed;
 * an order for later placed at night counts from the opening.
 */
export function watchedSince(
  { placedAt, requestedAt }: Pick<WatchedOrder, 'placedAt' | 'requestedAt'>,
  opened: Instant | null,
): Instant | null {
  if (requestedAt === null) return placedAt;
  return opened === null ? null : instant(Math.max(placedAt, opened));
}

/** The due steps, in order; a step more than a day late raises no alarm. */
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

/** Alarms about the whole restaurant: no panel is audible, or a slip printer cannot print. */
export const SHOP_ALARMS = ['no_panel', 'panel_lost', 'printer_lost'] as const;
export type ShopAlarm = {
  readonly kind: (typeof SHOP_ALARMS)[number];
  /** Identifies the alarm, so that it is raised once. */
  readonly occasion: Instant;
};

/**
 * The due alarm about panels, if any: at the opening, and when the last audible panel falls silent while the restaurant
 * is open.
 *
 * @param heardAt last report of a panel with sound; null for never
 */
export function dueShopAlarm({
  opened,
  heardAt,
  at,
}: {
  readonly opened: Instant | null;
  readonly heardAt: Instant | null;
  readonly at: Instant;
}): ShopAlarm | null {
  if (opened === null || isHeard(heardAt, at)) return null;
  if (heardAt !== null && heardAt >= opened) {
    return at >= plusMinutes(heardAt, LOSS_GRACE_MINUTES) ? { kind: 'panel_lost', occasion: heardAt } : null;
  }
  const isNews = at >= plusMinutes(opened, OPENING_GRACE_MINUTES) && at < plusMinutes(opened, OPENING_ALARM_MINUTES);
  return isNews ? { kind: 'no_panel', occasion: opened } : null;
}

/** Whether a panel with this last report still counts as present. */
export function isHeard(heardAt: Instant | null, at: Instant): boolean {
  return heardAt !== null && at - heardAt <= PANEL_SILENT_MS;
}
