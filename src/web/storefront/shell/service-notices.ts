/** Notices for guests about closed days, pauses and busy mode: in friendly words, and with the moment they end. */
import { findOpenInterval } from '#domain/schedule/open-state.ts';
import { busyMinutes, findPause } from '#domain/schedule/pauses.ts';
import { type Closure, findClosure, type PausableService, type Schedule } from '#domain/schedule/schedule.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { describeDay, formatHour } from '#domain/time/format-date.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { noticesText as words } from '#web/i18n/opening.ts';

/** One or two sentences for each current exception. */
export function describeNotices(schedule: Schedule, now: Instant): string[] {
  const delivery = isPaused(schedule, 'delivery', now);
  const pickup = isPaused(schedule, 'pickup', now);
  const minutes = busyMinutes(schedule, 'pickup', now);
  return [
    ...closedToday(schedule, now),
    ...orderNotices(schedule, now, { delivery, pickup }),
    ...(isPaused(schedule, 'booking', now) ? [words.booking] : []),
    ...(minutes > 0 && !(delivery && pickup) ? [words.busy(minutes)] : []),
  ];
}

/** When the first of them ends; null when there is none. */
export function nextNoticeChange({ pauses, busy }: Schedule, now: Instant): Instant | null {
  const ends = [...pauses.map(({ until }) => until), ...(busy === null ? [] : [busy.until])].filter((end) => end > now);
  return ends.length === 0 ? null : instant(Math.min(...ends));
}

/** What the restaurant says of today's closures; without its own sentence only a closure of all services is told. */
function closedToday(schedule: Schedule, now: Instant): readonly string[] {
  const today = dateOf(now);
  const closesWhole = (closure: Closure) =>
    findClosure({ ...schedule, closures: [closure] }, 'restaurant', today) !== null;
  const said = schedule.closures
    .filter(({ startDate, endDate }) => startDate <= today && today <= endDate)
    .map((closure) => closure.message || (closesWhole(closure) ? closure.name : ''));
  return [...new Set(said)].filter((sentence) => sentence !== '');
}

function orderNotices(
  schedule: Schedule,
  now: Instant,
  { delivery, pickup }: { readonly delivery: boolean; readonly pickup: boolean },
): string[] {
  if (delivery && pickup) return [join(words.both, resumes(schedule, 'delivery', now), words.later)];
  if (delivery) {
    const instead = schedule.services.pickup.enabled ? words.pickUpInstead : words.later;
    return [join(words.delivery, resumes(schedule, 'delivery', now), instead)];
  }
  if (!pickup) return [];
  const instead = schedule.services.delivery.enabled ? words.deliveryInstead : words.later;
  return [join(words.pickup, resumes(schedule, 'pickup', now), instead)];
}

function isPaused(schedule: Schedule, service: PausableService, now: Instant): boolean {
  return schedule.services[service].enabled && findPause(schedule, service, now) !== null;
}

function resumes(schedule: Schedule, service: PausableService, now: Instant): string {
  const next = findOpenInterval(schedule, service, now);
  return next === null ? '' : words.resumes(`${describeDay(next.opensAt, now)}, la ${formatHour(next.opensAt)}`);
}

function join(...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
