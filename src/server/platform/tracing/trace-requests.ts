/** A span for every request that reaches the app. */
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { AppEnv } from '#server/platform/http/request-facts.ts';
import type { SpanPlace, Tracer } from './tracer.ts';

const TRACE_PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/;

/**
 * Named by the method and the pattern of the route, never by the address: it may hold a key. A proxy that was declared may
 * begin the trace (`traceparent`); of anybody else's nothing is believed.
 */
export function traceRequests(tracer: Tracer, trustedProxies: number) {
  return createMiddleware<AppEnv>(async (context, next) => {
    const { method } = context.req.raw;
    const parent = trustedProxies > 0 ? parseParent(context.req.header('traceparent')) : undefined;
    const begun = { name: method, kind: 'server', ...(parent && { parent }) } as const;
    await tracer.within(begun, async (span) => {
      await next();
      // Of the handler that answered: the last one that was asked.
      const route = routePath(context);
      const { status } = context.res;
      span.name(`${method} ${route}`);
      span.tell({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status });
      if (status >= 500) span.end(true);
    });
  });
}

function parseParent(header: string | undefined): SpanPlace | undefined {
  const [, traceId, spanId] = TRACE_PARENT.exec(header ?? '') ?? [];
  return traceId === undefined || spanId === undefined ? undefined : { traceId, spanId };
}
