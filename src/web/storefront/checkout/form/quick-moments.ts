/** The few hours that can be chosen with one tap. */
import { dateOf, firstInstantAt, minuteOfDay } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import { listMomentsOn, type MomentOptions, type MomentQuestion } from './moment-options.ts';

export type QuickMoments = {
  readonly moments: readonly Instant[];
  /** Before lunch its hours come before „cât mai repede”: most morning orders are for lunch. */
  readonly isLunchFirst: boolean;
};

/** As many as fit on a phone beside „cât mai repede” and „altă oră”. */
const MOST = 3;
const LUNCH = [12 * 60, 12 * 60 + 30, 13 * 60];
/** From this minute of the day on, lunch no longer comes first. */
const LUNCH_IS_NOW = 11 * 60;

/** @param chosen kept in the list while it can be ordered */
export function quickMoments(question: MomentQuestion, options: MomentOptions, chosen: Instant | null): QuickMoments {
  const [date] = options.dates;
  if (date === undefined) return { moments: [], isLunchFirst: false };
  const slots = listMomentsOn(question, date);
  const isAhead = date !== dateOf(question.now) || minuteOfDay(question.now) < LUNCH_IS_NOW;
  const lunch = isAhead ? LUNCH.map((minute) => firstInstantAt(date, minute)).filter((at) => slots.includes(at)) : [];
  const offered = (lunch.length > 0 ? lunch : slots).slice(0, MOST);
  const isKept = chosen !== null && slots.includes(chosen) && !offered.includes(chosen);
  return {
    moments: (isKept ? [...offered, chosen] : offered).toSorted((one, other) => one - other),
    isLunchFirst: lunch.length > 0,
  };
}
