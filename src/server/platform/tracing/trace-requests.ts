/** Records a span for every request that reaches the app. */
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { AppEnv } from '#server/platform/http/request-facts.ts';
import type { SpanPlace, Tracer } from './tracer.ts';

const TRACE_PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/;

/**
 * Named by method and route pattern, never by the address, which may contain a token. Only a declared proxy may start
 * the trace (`traceparent`); from other clients it is ignored.
 */
export function traceRequests(tracer: Tracer, trustedProxies: number) {
  return createMiddleware<AppEnv>(async (context, next) => {
    const { method } = context.req.raw;
    const parent = trustedProxies > 0 ? parseParent(context.req.header('traceparent')) : undefined;
    const begun = { name: method, kind: 'server', ...(parent && { parent }) } as const;
    await tracer.within(begun, async (span) => {
      await next();
      // The pattern of the last matched route: the one that answered.
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
