/** The security log, as administrators read it. */
import { z } from 'zod';
import { PageNumber, pageOf } from '../pages.ts';
import { WireDateTime } from '../values/schemas.ts';
import { SECURITY_KINDS } from './kinds.ts';

export const SecurityEventsQuery = z.object({
  page: PageNumber,
  kind: z.enum(SECURITY_KINDS).optional(),
  userId: z.coerce.number().int().positive().max(2_147_483_647).optional(),
});

const Person = z.object({ id: z.int(), name: z.string() });

export const SecurityEventsResponse = pageOf(
  z.object({
    id: z.int(),
    at: WireDateTime,
    kind: z.enum(SECURITY_KINDS),
    /** The affected account; null when unknown. The name is empty when the account was deleted. */
    user: Person.nullable(),
    /** Who did it, when it was another person. */
    actor: Person.nullable(),
    /** Empty for actions of the server itself. */
    ip: z.string(),
    /** Browser and system, in words. */
    device: z.string(),
    /** Identifies the route, call or table. */
    detail: z.string(),
    /** Number of repetitions within one minute. */
    times: z.int(),
  }),
);
