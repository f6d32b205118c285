/** Moments on the wire: the documents' arrays in Bucharest wall time, and ISO instants beside them. */
import { z } from 'zod';

/** `[year, month 1–12, day, hour, minute, second, nanoseconds]` in Europe/Bucharest. */
export const WireDateTime = z
  .array(z.int())
  .length(7)
  .describe('[year, month, day, hour, minute, second, nanoseconds], Europe/Bucharest');

/** `[year, month, day]`. */
export const WireDate = z.array(z.int()).length(3).describe('[year, month, day]');

/** ISO 8601 instant in UTC. */
export const IsoInstant = z.iso.datetime().describe('ISO 8601 instant');
