import { type Instant, plusMinutes, startOfMinute } from '#domain/time/instant.ts';
import { type Work, workOf } from './capacity.ts';
import { busyMinutes } from './pauses.ts';
import { DEFAULT_MAXIMUM_ADVANCE_MINUTES, type Schedule, type Service } from './schedule.ts';

/** Who asks, for what, and when. */
export type MomentFacts = {
  readonly schedule: Schedule;
  readonly service: Service;
  readonly now: Instant;
  /** Added to the minimum advance: the way to the guest's village. */
  readonly extraMinutes?: number;
  /** What the order takes of a quarter; one point where it is not known. */
  readonly work?: Work | undefined;
};

/** What is taken of the kitchen's quarters; null for what takes nothing of them: a table, the terms of pre-orders. */
export function workIn({ service, work }: MomentFacts): Work | null {
  return service === 'pickup' || service === 'delivery' ? (work ?? workOf(1, service)) : null;
}

/**
 * Between which instants, both included, a moment may be chosen; opening hours not yet considered. A busy kitchen needs
 * its extra minutes here, too.
 */
export function momentBounds(facts: MomentFacts): { readonly earliest: Instant; readonly latest: Instant } {
  const { schedule, service, now, extraMinutes = 0 } = facts;
  const { minimumAdvanceMinutes, maximumAdvanceMinutes } = schedule.services[service];
  const minute = startOfMinute(now);
  return {
    earliest: plusMinutes(minute, (minimumAdvanceMinutes ?? 0) + extraMinutes + busyMinutes(schedule, service, now)),
    latest: plusMinutes(minute, maximumAdvanceMinutes ?? DEFAULT_MAXIMUM_ADVANCE_MINUTES),
  };
}
