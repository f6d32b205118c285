import { CALLS } from './calls.ts';
import { type Api, createApiOver, type Dispatch } from './client.ts';

/** A client that knows every call: for the server, the staff's screens, tests and tools. */
export function createApi(dispatch: Dispatch, origin: string): Api {
  return createApiOver(CALLS, dispatch, origin);
}
