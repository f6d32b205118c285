/** Facts about a request that no handler should work out again: its id, where it came from. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

export type AppEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string };
};

/** True when the house asks itself: a page being rendered, or a test. Such requests have no socket. */
export function isInternal(context: Context<AppEnv>): boolean {
  return context.env?.incoming === undefined;
}

/**
 * The visitor's address. Of `X-Forwarded-For` only as many entries are believed as there are trusted proxies, counted
 * from the right: what stands further left was written by the visitor (reliability T56).
 */
export function visitorAddress(context: Context<AppEnv>, trustedProxies: number): string {
  const peer = context.env?.incoming?.socket?.remoteAddress ?? '';
  if (trustedProxies === 0) return peer;
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  return forwarded.at(-trustedProxies) || peer;
}
