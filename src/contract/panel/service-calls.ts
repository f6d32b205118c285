/** Service control as panels read it: `…ToWire` beside `…FromWire`, and the calls with values of the house. Free of zod. */
import type { PausableService } from '#domain/schedule/schedule.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Api, CallInput } from '../client.ts';
import { isoInstant, parseIsoInstant } from '../values/convert.ts';
import type { ServiceControlResponse } from './service-wire.ts';

/** Who did it, and since when it is so. */
type SetBy = { readonly since: Instant; readonly by: string | null };

/** When each length would end; null where there is no such end. */
export type ControlEnds = { readonly next_shift: Instant | null; readonly today: Instant };

/** What is stopped for a while, and what could be. */
export type ServiceControl = {
  readonly services: readonly {
    readonly service: PausableService;
    /** Offered at all: what is switched off by the administrator is not paused. */
    readonly isOffered: boolean;
    readonly pause: (SetBy & { readonly until: Instant }) | null;
    readonly ends: ControlEnds;
  }[];
  readonly busy: (SetBy & { readonly extraMinutes: number; readonly until: Instant }) | null;
  /** Ends of the busy mode: those of the service that serves longest. */
  readonly busyEnds: ControlEnds;
  readonly serverTime: Instant;
};

export function serviceControlToWire({ services, busy, busyEnds, serverTime }: ServiceControl): ServiceControlResponse {
  return {
    services: services.map(({ service, isOffered, pause, ends }) => ({
      service,
      isOffered,
      pause: pause && { until: isoInstant(pause.until), since: isoInstant(pause.since), by: pause.by },
      ends: endsToWire(ends),
    })),
    busy: busy && {
      extraMinutes: busy.extraMinutes,
      until: isoInstant(busy.until),
      since: isoInstant(busy.since),
      by: busy.by,
    },
    busyEnds: endsToWire(busyEnds),
    serverTime: isoInstant(serverTime),
  };
}

function serviceControlFromWire({ services, busy, busyEnds, serverTime }: ServiceControlResponse): ServiceControl {
  return {
    services: services.map(({ pause, ends, ...one }) => ({
      ...one,
      pause: pause && { ...pause, until: parseIsoInstant(pause.until), since: parseIsoInstant(pause.since) },
      ends: endsFromWire(ends),
    })),
    busy: busy && { ...busy, until: parseIsoInstant(busy.until), since: parseIsoInstant(busy.since) },
    busyEnds: endsFromWire(busyEnds),
    serverTime: parseIsoInstant(serverTime),
  };
}

function endsToWire({ next_shift, today }: ControlEnds): ServiceControlResponse['busyEnds'] {
  return { next_shift: next_shift && isoInstant(next_shift), today: isoInstant(today) };
}

function endsFromWire({ next_shift, today }: ServiceControlResponse['busyEnds']): ControlEnds {
  return { next_shift: next_shift === null ? null : parseIsoInstant(next_shift), today: parseIsoInstant(today) };
}

export async function fetchServiceControl(api: Api, signal?: AbortSignal): Promise<ServiceControl> {
  return serviceControlFromWire(await api('getServiceControl', signal && { signal }));
}

export type ControlStep = 'pauseService' | 'resumeService' | 'setBusyMode' | 'endBusyMode';

/** One step; answers with how everything then stands. */
export async function changeService<Name extends ControlStep>(
  api: Api,
  step: Name,
  body: NonNullable<CallInput<Name>['body']>,
): Promise<{ readonly message: string; readonly control: ServiceControl }> {
  const { message, control } = await api(step as ControlStep, { body });
  return { message, control: serviceControlFromWire(control) };
}
