/**
 * Pauses a service, or sets the busy mode of the kitchen. Both end automatically; the last save wins, and the history
 * of changes records each step with the member of staff.
 */

import { err, ok, type Result } from '#domain/result.ts';
import { type BusyMinutes, busyEnd, type PauseLength, pauseEnd, startPause } from '#domain/schedule/pauses.ts';
import { PAUSABLE_SERVICES, type PausableService } from '#domain/schedule/schedule.ts';
import { describeDay, formatHour } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { type ChangedMeanwhile, saveByStaff, type Words } from '#server/features/changes/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { loadScheduleInForce } from './load-schedule.ts';
import {
  deleteBusyMode,
  deletePause,
  findBusyMode,
  listPauses,
  type SetBy,
  saveBusyMode,
  savePause,
} from './pauses.repository.ts';

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

export type ControlRefusal = ChangedMeanwhile | { readonly code: 'pause_without_end' | 'service_not_offered' };

const SERVICE_NAMES = {
  delivery: 'Livrare',
  pickup: 'Ridicare',
  booking: 'Rezervări',
} as const satisfies Record<PausableService, string>;

/** The present state of all services and the busy mode. */
export async function loadServiceControl({ db, clock }: DbServices): Promise<ServiceControl> {
  const at = clock();
  const schedule = await loadScheduleInForce(db, at);
  const pauses = await listPauses(db, at);
  const busy = await findBusyMode(db, at);
  return {
    services: PAUSABLE_SERVICES.map((service) => ({
      service,
      isOffered: schedule.services[service].enabled,
      pause: pauses.find((pause) => pause.service === service) ?? null,
      ends: endsOf((length) => pauseEnd(schedule, service, length, at), at),
    })),
    busy,
    busyEnds: endsOf((length) => busyEnd(schedule, length, at), at),
    at,
  };
}

export function pauseService(
  services: DbServices,
  { service, length }: { readonly service: PausableService; readonly length: PauseLength },
  staffId: number,
): Promise<Result<ServiceControl, ControlRefusal>> {
  return changeControl(services, { ...pauseOf(service), staffId }, async (tx, at) => {
    const schedule = await loadScheduleInForce(tx, at);
    if (!schedule.services[service].enabled) return err({ code: 'service_not_offered' });
    const until = pauseEnd(schedule, service, length, at);
    if (until === null) return err({ code: 'pause_without_end' });
    await savePause(tx, startPause(schedule, service, until, at), staffId, at);
    return ok(null);
  });
}

/** Ends the pause of a service; nothing happens when it is not paused. */
export function resumeService(
  services: DbServices,
  service: PausableService,
  staffId: number,
): Promise<Result<ServiceControl, ControlRefusal>> {
  return changeControl(services, { ...pauseOf(service), staffId }, async (tx) => ok(await deletePause(tx, service)));
}

export function setBusyMode(
  services: DbServices,
  { extraMinutes, length }: { readonly extraMinutes: BusyMinutes; readonly length: PauseLength },
  staffId: number,
): Promise<Result<ServiceControl, ControlRefusal>> {
  return changeControl(services, { ...BUSY, staffId }, async (tx, at) => {
    const schedule = await loadScheduleInForce(tx, at);
    const until = busyEnd(schedule, length, at);
    if (until === null) return err({ code: 'pause_without_end' });
    await saveBusyMode(tx, { extraMinutes, until }, staffId, at);
    return ok(null);
  });
}

export function endBusyMode(services: DbServices, staffId: number): Promise<Result<ServiceControl, ControlRefusal>> {
  return changeControl(services, { ...BUSY, staffId }, async (tx) => ok(await deleteBusyMode(tx)));
}

/** The changed control, and its state as text for the history. */
type Control = {
  readonly subject: string;
  readonly title: string;
  readonly inWords: (tx: Tx, at: Instant) => Promise<Words>;
};

function pauseOf(service: PausableService): Control {
  return {
    subject: `service-pause:${service}`,
    title: `Pauză: ${SERVICE_NAMES[service]}`,
    async inWords(tx, at) {
      const pause = (await listPauses(tx, at)).find((one) => one.service === service);
      return { Serviciul: pause === undefined ? 'pornită' : `oprită până ${describeEnd(pause.until, at)}` };
    },
  };
}

const BUSY: Control = {
  subject: 'busy-mode',
  title: 'Mod aglomerat',
  async inWords(tx, at) {
    const busy = await findBusyMode(tx, at);
    return {
      'Modul aglomerat': busy === null ? 'oprit' : `+${busy.extraMinutes} min până ${describeEnd(busy.until, at)}`,
    };
  },
};

async function changeControl(
  services: DbServices,
  { subject, title, inWords, staffId }: Control & { readonly staffId: number },
  change: (tx: Tx, at: Instant) => Promise<Result<unknown, ControlRefusal>>,
): Promise<Result<ServiceControl, ControlRefusal>> {
  const changed = await saveByStaff<object, ControlRefusal>(services, { subject, staffId }, async (tx, save, at) => {
    const before = await inWords(tx, at);
    const done = await change(tx, at);
    return done.ok ? save({ title, before, after: await inWords(tx, at) }) : done;
  });
  return changed.ok ? ok(await loadServiceControl(services)) : changed;
}

function endsOf(endOf: (length: PauseLength) => Instant | null, at: Instant): Ends {
  // Today always has an end; only the other lengths may have none.
  return { nextShift: endOf('next_shift'), today: endOf('today') ?? at };
}

function describeEnd(until: Instant, at: Instant): string {
  return `${describeDay(until, at)}, la ${formatHour(until)}`;
}
