/** How full the quarters of the evening are. Ours: the documents have no capacity. */
import { z } from 'zod';
import { parseIsoInstant } from '../values/convert.ts';
import { IsoInstant } from '../values/schemas.ts';

export const SlotsResponse = z.object({
  /** The limits, in the order of each quarter's values; empty where the kitchen takes any number of orders. */
  limits: z.array(z.object({ scope: z.string(), name: z.string(), most: z.int() })),
  slots: z.array(z.object({ at: IsoInstant, isClosed: z.boolean(), taken: z.array(z.int()) })),
  serverTime: IsoInstant,
});

/** Closes a quarter of an hour, or opens it again. */
export const SetSlotRequest = z.object({ at: IsoInstant.transform(parseIsoInstant), isClosed: z.boolean() });
export const SetSlotResponse = z.object({ message: z.string(), evening: SlotsResponse });
