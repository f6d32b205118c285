/** Facts about a request that handlers share: its id and its origin. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

export type AppEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string };
};

/** True for in-process requests (rendering a page, a test): they have no socket. */
export function isInternal(context: Context<AppEnv>): boolean {
  return context.env?.incoming === undefined;
}

/** Stands for the address of a disconnected peer: never loopback, so that rate limits apply to it. */
const GONE = 'gone';

/** The origin of a connection, according to the socket and to proxies. */
export type Origins = { readonly peer: string | undefined; readonly forwardedFor: string | null | undefined };

/**
 * The visitor's address. Of `X-Forwarded-For` only as many entries are trusted as there are declared proxies, counted
 * from the right: the visitor may have written those further left (reliability T56).
 */
export function visitorAddress({ peer = GONE, forwardedFor }: Origins, trustedProxies: number): string {
  if (trustedProxies === 0) return peer;
  const forwarded = (forwardedFor ?? '').split(',').map((entry) => entry.trim());
  return forwarded.at(-trustedProxies) || peer;
}

/**
 * Whether the page that sent the request is ours: its origin is the public address, or the host that the request was
 * sent to.
 *
 * @param origin value of the `Origin` header
 * @param host value of the `Host` header
 */
export function isOwnOrigin(origin: string, host: string | null | undefined, publicUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  return origin === new URL(publicUrl).origin || new URL(origin).host === host;
}
