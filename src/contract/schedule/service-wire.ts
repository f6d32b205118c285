/** Pauses and sold-out marks. Ours: the documents only switch services on and off. */
import { z } from 'zod';
import { BUSY_MINUTES, PAUSE_LENGTHS } from '#domain/schedule/pauses.ts';
import { PAUSABLE_SERVICES } from '#domain/schedule/schedule.ts';
import { parseLocalDate } from '#domain/time/local-date.ts';
import { SavedFrom, Version } from '../changes/wire.ts';
import { IsoInstant } from '../values/schemas.ts';

const Service = z.enum(PAUSABLE_SERVICES);
const Length = z.enum(PAUSE_LENGTHS);

/** Who set it, and since when. */
const SetBy = { since: IsoInstant, by: z.string().nullable() };

/** When each length would end; null where there is no such end. */
const Ends = z.object({ next_shift: IsoInstant.nullable(), today: IsoInstant });

export const ServiceControlResponse = z.object({
  services: z.array(
    z.object({
      service: Service,
      /** Whether it is offered at all: a service switched off by the administrator cannot be paused. */
      isOffered: z.boolean(),
      pause: z.object({ until: IsoInstant, ...SetBy }).nullable(),
      ends: Ends,
    }),
  ),
  busy: z.object({ extraMinutes: z.int(), until: IsoInstant, ...SetBy }).nullable(),
  /** Ends of the busy mode: those of the service that is open longest. */
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

/** The answer of every step: the state after it. */
export const ServiceStepResponse = z.object({ message: z.string(), control: ServiceControlResponse });

const Id = z.int().positive().max(2_147_483_647);

/**
 * What is sold out. An extra is identified by its name, wherever it is offered; an option of a group by its id; an
 * ingredient includes everything that needs it.
 */
export const SoldOutSubject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('product'), productId: Id }),
  z.object({ kind: z.literal('size'), sizeId: Id }),
  z.object({ kind: z.literal('extra'), name: z.string().min(1).max(120) }),
  z.object({ kind: z.literal('ingredient'), ingredientId: Id }),
  z.object({ kind: z.literal('option'), optionId: Id }),
]);

/** Until tomorrow, until staff end it, or until a day, `2026-11-24`. */
export const SoldOutUntil = z.union([
  z.enum(['tomorrow', 'back']),
  z
    .string()
    .max(10)
    .transform((text, context) => {
      const day = parseLocalDate(text);
      if (day.ok) return { backOn: day.value };
      context.addIssue({ code: 'custom', message: 'Not a day' });
      return z.NEVER;
    }),
]);

export const SoldOutResponse = z.object({
  content: z.array(
    z.object({
      subject: SoldOutSubject,
      title: z.string(),
      /** null: until staff end it. */
      until: IsoInstant.nullable(),
      ...SetBy,
    }),
  ),
  serverTime: IsoInstant,
});
export type SoldOutResponse = z.infer<typeof SoldOutResponse>;

export const MarkSoldOutRequest = z
  .object({ subject: SoldOutSubject, until: SoldOutUntil })
  .transform(({ subject, until }) => ({ subject, length: until }));
export const MarkBackRequest = z.object({ subject: SoldOutSubject });

/** Rules for guests that staff work by. */
const GuestRules = z.object({
  /** Guests may cancel an order until it is accepted. */
  guestsMayCancel: z.boolean(),
  /** null: seats are not limited. */
  seats: z.int().min(1).max(2_000).nullable(),
  /** Duration of a stay at a table. */
  stayMinutes: z.int().min(15).max(720),
});
export const GuestRulesResponse = GuestRules.extend({ version: Version });
export const SaveGuestRulesRequest = GuestRules.extend(SavedFrom.shape);
