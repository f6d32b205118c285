import type { Instant } from '#domain/time/instant.ts';
import { coveringClosure } from './covering-closure.ts';
import { isOpenAt } from './open-intervals.ts';
import type { Schedule, Service } from './schedule.ts';

/** What keeps a moment that was agreed with a guest from being served: closed days, other hours, or a service that is off. */
export const UNSERVED_REASONS = ['closure', 'hours', 'service_off'] as const;
export type Unserved =
  | { readonly reason: 'closure'; readonly name: string }
  | { readonly reason: 'hours' | 'service_off' };

/** Why a service does not serve a moment; null where it does. Pauses do not count: they refuse new guests only. */
export function whyUnserved(schedule: Schedule, service: Service, at: Instant): Unserved | null {
  if (!schedule.services[service].enabled) return { reason: 'service_off' };
  const closure = coveringClosure(schedule, service, at);
  if (closure !== null) return { reason: 'closure', name: closure.name };
  return isOpenAt({ ...schedule, pauses: [] }, service, at) ? null : { reason: 'hours' };
}

/** For staff; a closed day is told by its name. */
export function unservedSentence(unserved: Unserved): string {
  switch (unserved.reason) {
    case 'closure':
      return unserved.name;
    case 'hours':
      return 'în afara programului';
    case 'service_off':
      return 'serviciul este oprit';
  }
}
