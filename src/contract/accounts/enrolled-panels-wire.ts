/** Enrolled tablets: enrolled, locked, ended. */
import { z } from 'zod';
import { IsoInstant } from '../values/schemas.ts';

/** `pin` empty: the tablet never locks. */
export const EnrolPanelRequest = z.object({ name: z.string().max(200), pin: z.string().max(40) });
export const EnrolPanelResponse = z.object({ message: z.string(), expiresAt: IsoInstant });

export const EnrolledPanelsResponse = z.object({
  panels: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      /** Browser and system, in words. */
      device: z.string(),
      ip: z.string(),
      enrolledAt: IsoInstant,
      lastSeenAt: IsoInstant,
      hasPin: z.boolean(),
    }),
  ),
});

export const UnlockPanelRequest = z.object({ pin: z.string().max(40) });
