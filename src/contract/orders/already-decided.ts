/** The earlier decision on an order: the facts of the refusal `already_decided`. */

import { dateOf } from '#domain/time/bucharest.ts';
import { describeDay, formatHour } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { OrderDetail } from './wire.ts';

type Kind = OrderDetail['timeline'][number]['kind'];

const DONE = {
  placed: 'plasată',
  accepted: 'acceptată',
  rescheduled: 'mutată la altă oră',
  ready: 'marcată gata',
  left: 'marcată plecată',
  resumed: 'întoarsă în lucru',
  rejected: 'respinsă',
  delivered: 'livrată',
  payment_corrected: 'corectată la plată',
  proposed: 'propusă clientului altfel',
  proposal_withdrawn: 'lăsată cum era, după o propunere retrasă',
  proposal_refused: 'lăsată cum era, după o propunere refuzată de client',
  changed: 'schimbată',
  change_seen: 'văzută după schimbare',
  assigned: 'dată unui curier',
  unassigned: 'luată de la curier',
  no_answer: 'dusă la ușă, fără răspuns',
  returned: 'întoarsă la restaurant',
  station_done: 'terminată la o secție',
  station_resumed: 'întoarsă în lucru la o secție',
  money: 'schimbată la plata online',
} as const satisfies Record<Kind, string>;

/** The latest event of an order; `actor` is null for the guest. */
export type LastStep = {
  readonly kind: Kind;
  readonly at: Instant;
  readonly actor: string | null;
  readonly isByGuest: boolean;
};

/** What was done, by whom and when; the day is included when it is not today. */
export function describeLastStep({ kind, at, actor, isByGuest }: LastStep, now: Instant) {
  return {
    reason: isByGuest ? 'anulată de client' : DONE[kind],
    when: dateOf(at) === dateOf(now) ? formatHour(at) : `${formatHour(at)}, ${describeDay(at, now)}`,
    actor,
  };
}
