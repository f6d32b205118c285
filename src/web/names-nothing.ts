import { CallFailure } from '#contract/client.ts';

/** Who is asked, how often, and by what method is not about the thing itself. */
const NOT_ABOUT_THE_THING = new Set([401, 403, 405, 408, 429]);

/** Whether a call was refused because its address names nothing: the page that needs it does not exist. */
export function namesNothing(failure: unknown): boolean {
  return (
    failure instanceof CallFailure &&
    failure.status >= 400 &&
    failure.status < 500 &&
    !NOT_ABOUT_THE_THING.has(failure.status)
  );
}
