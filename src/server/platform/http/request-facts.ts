/** Facts about a request that handlers share: its id and where it came from. */
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

/** The address of a disconnected peer: never loopback, so that it counts towards the limits. */
const GONE = 'gone';

/** Where a connection comes from, by the socket and by proxies. */
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
 * Whether a page that a browser names as the sender is ours: by the public address, or by the host it was sent to.
 *
 * @param origin value of the `Origin` header
 * @param host value of the `Host` header
 */
export function isOwnOrigin(origin: string, host: string | null | undefined, publicUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  return origin === new URL(publicUrl).origin || new URL(origin).host === host;
}
