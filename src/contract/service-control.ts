/** What staff stop for a while, and what is sold out. Ours: the documents switch services on and off, no more. */
import { z } from 'zod';
import { BUSY_MINUTES, PAUSE_LENGTHS } from '#domain/schedule/pauses.ts';
import { PAUSABLE_SERVICES } from '#domain/schedule/schedule.ts';
import { IsoInstant } from './moments.ts';

const Service = z.enum(PAUSABLE_SERVICES);
const Length = z.enum(PAUSE_LENGTHS);

/** Who did it, and since when it is so. */
const SetBy = { since: IsoInstant, by: z.string().nullable() };

/** When each length would end; null where there is no such end. */
const Ends = z.object({ next_shift: IsoInstant.nullable(), today: IsoInstant });

export const ServiceControlResponse = z.object({
  services: z.array(
    z.object({
      service: Service,
      /** Offered at all: what is switched off by the administrator is not paused. */
      isOffered: z.boolean(),
      pause: z.object({ until: IsoInstant, ...SetBy }).nullable(),
      ends: Ends,
    }),
  ),
  busy: z.object({ extraMinutes: z.int(), until: IsoInstant, ...SetBy }).nullable(),
  /** Ends of the busy mode: those of the service that serves longest. */
  busyEnds: Ends,
  serverTime: IsoInstant,
});
export type ServiceControlResponse = z.infer<typeof ServiceControlResponse>;

export const PauseServiceRequest = z.object({ service: Service, length: Length });
export const ResumeServiceRequest = z.object({ service: Service });
export const SetBusyModeRequest = z.object({
  extraMinutes: z.literal([...BUSY_MINUTES]),
  length: Length,
});

/** The answer of every step: how everything stands now. */
export const ServiceStepResponse = z.object({ message: z.string(), control: ServiceControlResponse });
