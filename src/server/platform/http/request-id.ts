import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { isComplete } from './complete-answers.ts';
import type { AppEnv } from './request-facts.ts';

/** Gives every request an id, answered in `X-Request-Id`. A foreign id is kept when it is short and plain. */
export function requestId() {
  return createMiddleware<AppEnv>(async (context, next) => {
    const given = context.req.header('x-request-id') ?? '';
    const id = /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    context.set('requestId', id);
    await next();
    if (isComplete(context.res)) return;
    // Not `context.header`: after the answer it would copy the answer into a stream.
    context.res.headers.set('X-Request-Id', id);
  });
}
