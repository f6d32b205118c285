/**
 * Refusals about the moment of an order, in a separate table: the checkout shows them at the choice of the moment,
 * before the other rules.
 */
import type { MomentRefusal } from '#domain/schedule/decide-moment.ts';
import type { PausableService } from '#domain/schedule/schedule.ts';
import { describeSoon, formatHour } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import {
  describerOf,
  type ErrorTable,
  type Hours,
  hoursSentence,
  says,
  sentencesOf,
  type Told,
  tells,
} from '../error-entry.ts';

const STOPPED = {
  delivery: 'Livrarea este oprită pentru puțin timp',
  pickup: 'Ridicarea din restaurant este oprită pentru puțin timp',
  booking: 'Rezervările sunt oprite pentru puțin timp',
} as const satisfies Record<PausableService, string>;

type Named = { readonly name: string };
type Soon = { readonly when: string };
type MaybeSoon = { readonly when: string | null };

export const WINDOW_ERRORS = {
  outside_window: tells(
    409,
    ({
      name,
      hours,
      when,
      canBeChosen,
    }: Named & MaybeSoon & { readonly hours: string /** Another moment helps. */; readonly canBeChosen: boolean }) =>
      [
        `Ore de comandă pentru ${name}: ${hours}.`,
        ...(when === null ? [] : [`Din nou ${when}.`]),
        canBeChosen ? 'Alege o oră din acest interval sau scoate produsul.' : 'Scoate produsul din coș.',
      ].join(' '),
  ),
} as const satisfies ErrorTable;

export const MOMENT_ERRORS = {
  service_off: says(409, 'Momentan nu preluăm acest fel de comenzi.'),
  service_paused: tells(
    409,
    ({ service, when }: MaybeSoon & { readonly service: PausableService }) =>
      `${STOPPED[service]}, ca să pregătim bine comenzile primite.${when === null ? '' : ` Reluăm ${when}.`}`,
  ),
  slot_full: tells(
    409,
    ({ when }: MaybeSoon) =>
      `La ora aceasta bucătăria nu mai are loc.${when === null ? ' Alege altă oră.' : ` Prima oră liberă este ${when}.`}`,
  ),
  outside_hours_now: tells(
    409,
    ({ when }: MaybeSoon) =>
      `Comanda nu poate fi plasată acum, deoarece suntem în afara programului de lucru.${when === null ? '' : ` Deschidem ${when}.`}`,
  ),
  day_closed: tells(
    409,
    ({ reason }: { readonly reason: string }) =>
      `În această zi nu preluăm comenzi.${reason === '' ? '' : ` ${reason}`}`,
  ),
  promise_later: tells(
    409,
    ({ when, minutes, expected }: Soon & { readonly minutes: number; readonly expected: number }) =>
      `Între timp s-a aglomerat: comanda ar fi gata ${when} (~${minutes} min în loc de ~${expected} min). Dacă e bine așa, trimite din nou.`,
  ),
  too_early: tells(422, ({ when }: Soon) => `Cea mai apropiată oră posibilă este ${when}.`),
  too_late: tells(422, ({ when }: Soon) => `Poți comanda cel târziu pentru ${when}.`),
  outside_hours: tells(422, (hours: Hours) => `Ora aleasă este în afara programului de comenzi${hoursSentence(hours)}`),
  no_schedule: says(422, 'Nu există program disponibil pentru această zi.'),
  asap_not_offered: says(422, 'Alege data și ora: comenzile „cât mai repede” nu sunt disponibile.'),
} as const satisfies ErrorTable;

export const windowSentence = sentencesOf(WINDOW_ERRORS);
const tell = describerOf(MOMENT_ERRORS);

/** @param now decides „azi” and „mâine” */
export function describeMomentProblem(refusal: MomentRefusal, now: Instant): Told<typeof MOMENT_ERRORS> {
  switch (refusal.code) {
    case 'service_paused':
      return tell(refusal.code, { service: refusal.service, when: describeMaybe(refusal.resumesAt, now) });
    case 'slot_full':
      return tell(refusal.code, { when: describeMaybe(refusal.next, now) });
    case 'outside_hours_now':
      return tell(refusal.code, { when: describeMaybe(refusal.opensAt, now) });
    case 'day_closed':
      return tell(refusal.code, { reason: refusal.message });
    case 'too_early':
      return tell(refusal.code, { when: describeSoon(refusal.earliest, now) });
    case 'too_late':
      return tell(refusal.code, { when: describeSoon(refusal.latest, now) });
    case 'outside_hours': {
      const hours = refusal.intervals.map(({ opensAt, closesAt }) => `${formatHour(opensAt)}–${formatHour(closesAt)}`);
      const lastHour = refusal.last === null ? null : formatHour(refusal.last);
      return tell(refusal.code, { hours: hours.join(', '), lastHour });
    }
    default:
      return tell(refusal.code);
  }
}

function describeMaybe(at: Instant | null, now: Instant): string | null {
  return at === null ? null : describeSoon(at, now);
}
