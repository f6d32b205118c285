import { z } from 'zod';
import type { Call } from './define-call.ts';

/** Nothing is sent in this part of a request. */
const Nothing = z.object({});

/** The schemas of all parts of a call. */
export function schemasOf({ params = Nothing, query = Nothing, body = Nothing, response }: Call) {
  return { params, query, body, response };
}
