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

/** Stands for whoever has hung up before anybody looked where they were: not this machine, so that they are counted. */
const GONE = 'gone';

/** Where a connection comes from, as the socket and the proxies say. */
export type Origins = { readonly peer: string | undefined; readonly forwardedFor: string | null | undefined };

/**
 * The visitor's address. Of `X-Forwarded-For` only as many entries are believed as there are trusted proxies, counted
 * from the right: what stands further left was written by the visitor (reliability T56).
 */
export function visitorAddress({ peer = GONE, forwardedFor }: Origins, trustedProxies: number): string {
  if (trustedProxies === 0) return peer;
  const forwarded = (forwardedFor ?? '').split(',').map((entry) => entry.trim());
  return forwarded.at(-trustedProxies) || peer;
}
