/**
 * Stops a service for a while, or says that the kitchen is busy. What is set ends at its moment by itself; whoever says
 * something else last is right, and every step is written down with who took it.
 */

import { err, ok, type Result } from '#domain/result.ts';
import { type BusyMinutes, type PauseLength, pauseEnd, startPause } from '#domain/schedule/pauses.ts';
import { PAUSABLE_SERVICES, type PausableService, type Schedule } from '#domain/schedule/schedule.ts';
import { describeDay, formatHour } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { holdForSaving, recordChange } from '#server/features/changes/changes.door.ts';
import { loadScheduleInForce } from '#server/features/restaurant/restaurant.door.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import {
  deleteBusyMode,
  deletePause,
  findBusyMode,
  listPauses,
  type SetBy,
  saveBusyMode,
  savePause,
} from './pauses.repository.ts';

export type ControlServices = { readonly db: Database; readonly clock: () => Instant };

/** When a pause of each length would end. */
export type Ends = { readonly nextShift: Instant | null; readonly today: Instant };

export type ServiceControl = {
  readonly services: readonly {
    readonly service: PausableService;
    readonly isOffered: boolean;
    readonly pause: ({ readonly until: Instant } & SetBy) | null;
    readonly ends: Ends;
  }[];
  readonly busy: ({ readonly extraMinutes: number; readonly until: Instant } & SetBy) | null;
  readonly busyEnds: Ends;
  readonly at: Instant;
};

export type ControlRefusal = { readonly code: 'pause_without_end' | 'service_not_offered' };

const SERVICE_NAMES = {
  delivery: 'Livrare',
  pickup: 'Ridicare',
  booking: 'Rezervări',
} as const satisfies Record<PausableService, string>;

/** How everything stands now. */
export async function loadServiceControl({ db, clock }: ControlServices): Promise<ServiceControl> {
  const at = clock();
  const schedule = await loadScheduleInForce(db, at);
  const pauses = await listPauses(db, at);
  const busy = await findBusyMode(db, at);
  return {
    services: PAUSABLE_SERVICES.map((service) => ({
      service,
      isOffered: schedule.services[service].enabled,
      pause: pauses.find((pause) => pause.service === service) ?? null,
      ends: endsOf(schedule, service, at),
    })),
    busy,
    busyEnds: endsOf(schedule, kitchenService(schedule), at),
    at,
  };
}

export function pauseService(
  services: ControlServices,
  { service, length }: { readonly service: PausableService; readonly length: PauseLength },
  staffId: number,
): Promise<Result<ServiceControl, ControlRefusal>> {
  return changeControl(services, async (tx, at) => {
    const schedule = await loadScheduleInForce(tx, at);
    if (!schedule.services[service].enabled) return err({ code: 'service_not_offered' });
    const until = pauseEnd(schedule, service, length, at);
    if (until === null) return err({ code: 'pause_without_end' });
    await holdForSaving(tx, subjectOf(service), null);
    const before = await statusOf(tx, service, at);
    await savePause(tx, startPause(schedule, service, until, at), staffId, at);
    await noteChange(tx, service, { before, after: stoppedUntil(until, at), staffId, at });
    return ok(null);
  });
}

/** Takes the service up again; one that goes on already is left alone. */
export function resumeService(
  services: ControlServices,
  service: PausableService,
  staffId: number,
): Promise<Result<ServiceControl, ControlRefusal>> {
  return changeControl(services, async (tx, at) => {
    await holdForSaving(tx, subjectOf(service), null);
    const before = await statusOf(tx, service, at);
    await deletePause(tx, service);
    await noteChange(tx, service, { before, after: RUNNING, staffId, at });
    return ok(null);
  });
}

export function setBusyMode(
  services: ControlServices,
  { extraMinutes, length }: { readonly extraMinutes: BusyMinutes; readonly length: PauseLength },
  staffId: number,
): Promise<Result<ServiceControl, ControlRefusal>> {
  return changeControl(services, async (tx, at) => {
    const schedule = await loadScheduleInForce(tx, at);
    const until = pauseEnd(schedule, kitchenService(schedule), length, at);
    if (until === null) return err({ code: 'pause_without_end' });
    await holdForSaving(tx, 'busy-mode', null);
    const before = await busyStatus(tx, at);
    await saveBusyMode(tx, { extraMinutes, until }, staffId, at);
    await noteBusy(tx, { before, after: `+${extraMinutes} min până ${describeEnd(until, at)}`, staffId, at });
    return ok(null);
  });
}

export function endBusyMode(
  services: ControlServices,
  staffId: number,
): Promise<Result<ServiceControl, ControlRefusal>> {
  return changeControl(services, async (tx, at) => {
    await holdForSaving(tx, 'busy-mode', null);
    const before = await busyStatus(tx, at);
    await deleteBusyMode(tx);
    await noteBusy(tx, { before, after: CALM, staffId, at });
    return ok(null);
  });
}

async function changeControl(
  services: ControlServices,
  change: (tx: Tx, at: Instant) => Promise<Result<null, ControlRefusal>>,
): Promise<Result<ServiceControl, ControlRefusal>> {
  const at = services.clock();
  const changed = await inRefusableTransaction(services.db, (tx) => change(tx, at));
  return changed.ok ? ok(await loadServiceControl(services)) : changed;
}

function endsOf(schedule: Schedule, service: PausableService, at: Instant): Ends {
  return {
    nextShift: pauseEnd(schedule, service, 'next_shift', at),
    // Today always ends; the other cases of `pauseEnd` are those without an end.
    today: pauseEnd(schedule, service, 'today', at) ?? at,
  };
}

/** The service whose hours the kitchen's are: it cooks for pickup as for delivery, as long as either goes on. */
function kitchenService(schedule: Schedule): PausableService {
  return schedule.services.pickup.enabled || !schedule.services.delivery.enabled ? 'pickup' : 'delivery';
}

const RUNNING = 'pornită';
const CALM = 'oprit';

function subjectOf(service: PausableService): string {
  return `service-pause:${service}`;
}

async function statusOf(tx: Tx, service: PausableService, at: Instant): Promise<string> {
  const pause = (await listPauses(tx, at)).find((one) => one.service === service);
  return pause === undefined ? RUNNING : stoppedUntil(pause.until, at);
}

async function busyStatus(tx: Tx, at: Instant): Promise<string> {
  const busy = await findBusyMode(tx, at);
  return busy === null ? CALM : `+${busy.extraMinutes} min până ${describeEnd(busy.until, at)}`;
}

function stoppedUntil(until: Instant, at: Instant): string {
  return `oprită până ${describeEnd(until, at)}`;
}

function describeEnd(until: Instant, at: Instant): string {
  return `${describeDay(until, at)}, la ${formatHour(until)}`;
}

type Step = { readonly before: string; readonly after: string; readonly staffId: number; readonly at: Instant };

async function noteChange(tx: Tx, service: PausableService, step: Step): Promise<void> {
  await note(tx, subjectOf(service), `Pauză: ${SERVICE_NAMES[service]}`, 'Serviciul', step);
}

async function noteBusy(tx: Tx, step: Step): Promise<void> {
  await note(tx, 'busy-mode', 'Mod aglomerat', 'Modul aglomerat', step);
}

async function note(
  tx: Tx,
  subject: string,
  title: string,
  name: string,
  { before, after, staffId, at }: Step,
): Promise<void> {
  const fields = before === after ? [] : [{ name, before, after }];
  await recordChange(tx, { subject, title, action: 'updated', fields, staffId, at });
}
