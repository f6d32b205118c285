import { type Instant, plusMinutes, startOfMinute } from '#domain/time/instant.ts';
import { type Work, workOf } from './capacity.ts';
import { busyMinutes } from './pauses.ts';
import { DEFAULT_MAXIMUM_ADVANCE_MINUTES, type Schedule, type Service } from './schedule.ts';

/** The service, the order and the present moment of a question about moments. */
export type MomentFacts = {
  readonly schedule: Schedule;
  readonly service: Service;
  readonly now: Instant;
  /** Added to the minimum advance: minutes of the drive to the guest's village. */
  readonly extraMinutes?: number;
  /** The capacity that the order uses; one point when unknown. */
  readonly work?: Work | undefined;
};

/** The kitchen capacity to check; null where none is used: orders at a table, and the terms of pre-orders. */
export function workIn({ service, work }: MomentFacts): Work | null {
  return service === 'pickup' || service === 'delivery' ? (work ?? workOf(1, service)) : null;
}

/**
 * The first and last instant, both included, that may be chosen; opening hours are not considered yet. The extra
 * minutes of a busy kitchen are included.
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
