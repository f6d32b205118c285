import type { ErrorFacts } from '#contract/errors.ts';

/** The refusal for exceeding a rate limit. */
export type TooManyRequests = {
  readonly code: 'too_many_requests';
  readonly details: ErrorFacts<'too_many_requests'>;
};

/** @param more whether a link by mail works before the time is over */
export function tooManyRequests(retryAfterSeconds: number, more: { readonly byMail?: true } = {}): TooManyRequests {
  return { code: 'too_many_requests', details: { retryAfterSeconds, ...more } };
}
