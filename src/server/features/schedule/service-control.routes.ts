import { encodeAnswer } from '#contract/define/convert-fields.ts';
import {
  type ControlEnds,
  type EveningSlots,
  getServiceControl,
  getSlots,
  pauseService as pauseServiceCall,
  type ServiceControl as ShownControl,
  setSlot as setSlotCall,
} from '#contract/schedule/staff-calls.ts';
import type { Result } from '#domain/result.ts';
import type { PausableService } from '#domain/schedule/schedule.ts';
import { describeDay, formatHour } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { DbServices } from '#server/platform/database.ts';
import { answerAs, answerWith, defineRoute, type Route } from '#server/platform/http/route.ts';
import {
  type ControlRefusal,
  type Ends,
  endBusyMode,
  loadServiceControl,
  pauseService,
  resumeService,
  type ServiceControl,
  setBusyMode,
} from './control-services.ts';
import { type Evening, loadEvening, setSlot } from './control-slots.ts';

const PAUSED = {
  delivery: 'Livrarea este oprită',
  pickup: 'Ridicarea este oprită',
  booking: 'Rezervările sunt oprite',
} as const satisfies Record<PausableService, string>;

const RESUMED = {
  delivery: 'Livrarea a fost reluată.',
  pickup: 'Ridicarea a fost reluată.',
  booking: 'Rezervările au fost reluate.',
} as const satisfies Record<PausableService, string>;

export function serviceControlRoutes(services: DbServices): readonly Route[] {
  const step = (changed: Result<ServiceControl, ControlRefusal>, sentence: (control: ServiceControl) => string) =>
    answerWith<'pauseService', ServiceControl, ControlRefusal>(changed, (control) =>
      encodeAnswer(pauseServiceCall, { message: sentence(control), control: present(control) }),
    );
  return [
    defineRoute('getServiceControl', async () =>
      answerAs(getServiceControl, present(await loadServiceControl(services))),
    ),
    defineRoute('getSlots', async () => answerAs(getSlots, presentEvening(await loadEvening(services)))),
    defineRoute('setSlot', async ({ body, session }) =>
      answerWith(await setSlot(services, body, session.userId), (evening) =>
        encodeAnswer(setSlotCall, { message: describeSlot(body), evening: presentEvening(evening) }),
      ),
    ),
    defineRoute('pauseService', async ({ body, session }) =>
      step(await pauseService(services, body, session.userId), (control) => describePause(control, body.service)),
    ),
    defineRoute('resumeService', async ({ body: { service }, session }) =>
      step(await resumeService(services, service, session.userId), () => RESUMED[service]),
    ),
    defineRoute('setBusyMode', async ({ body, session }) =>
      step(await setBusyMode(services, body, session.userId), ({ busy, at }) =>
        busy === null
          ? BUSY_ENDED
          : `Modul aglomerat este pornit: +${busy.extraMinutes} minute, până ${describeEnd(busy.until, at)}.`,
      ),
    ),
    defineRoute('endBusyMode', async ({ session }) =>
      step(await endBusyMode(services, session.userId), () => BUSY_ENDED),
    ),
  ];
}

const BUSY_ENDED = 'Modul aglomerat a fost oprit.';

function describeSlot({ at, isClosed }: { readonly at: Instant; readonly isClosed: boolean }): string {
  const hour = formatHour(at);
  return isClosed ? `Nu mai primim comenzi pentru ${hour}.` : `Primim din nou comenzi pentru ${hour}.`;
}

function presentEvening({ limits, slots, at }: Evening): EveningSlots {
  return {
    limits: limits.map((limit) => ({ ...limit })),
    slots: slots.map((slot) => ({ ...slot, taken: [...slot.taken] })),
    serverTime: at,
  };
}

/** Another member of staff may have resumed it meanwhile. */
function describePause({ services, at }: ServiceControl, service: PausableService): string {
  const pause = services.find((one) => one.service === service)?.pause ?? null;
  return pause === null ? RESUMED[service] : `${PAUSED[service]} până ${describeEnd(pause.until, at)}.`;
}

/** „la 19:30”, „mâine, la 10:00”. */
function describeEnd(until: Instant, now: Instant): string {
  const day = describeDay(until, now);
  return day === 'azi' ? `la ${formatHour(until)}` : `${day}, la ${formatHour(until)}`;
}

function present({ services, busy, busyEnds, at }: ServiceControl): ShownControl {
  return {
    services: services.map(({ pause, ends, ...one }) => ({
      ...one,
      pause: pause && { until: pause.until, since: pause.since, by: pause.by },
      ends: namedEnds(ends),
    })),
    busy: busy && { extraMinutes: busy.extraMinutes, until: busy.until, since: busy.since, by: busy.by },
    busyEnds: namedEnds(busyEnds),
    serverTime: at,
  };
}

function namedEnds({ nextShift, today }: Ends): ControlEnds {
  return { next_shift: nextShift, today };
}
