import { z } from 'zod';

/** The answer of a call that only says what happened. */
export const DoneResponse = z.object({ message: z.string() });
