import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { isComplete } from './answers/complete-answers.ts';
import type { AppEnv } from './request-facts.ts';

/** The id of a request: the given one when it is short and plain, otherwise a new one. */
export function chooseRequestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Gives every request an id, answered in `X-Request-Id`. */
export function requestId() {
  return createMiddleware<AppEnv>(async (context, next) => {
    const id = chooseRequestId(context.req.header('x-request-id'));
    context.set('requestId', id);
    await next();
    if (isComplete(context.res)) return;
    // Not `context.header`: after the answer exists, that would copy it into a stream.
    context.res.headers.set('X-Request-Id', id);
  });
}
