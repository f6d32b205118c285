/**
 * Connections that have not authenticated yet. Their number is limited: when all places are taken, the oldest
 * connection is closed.
 */
import { isLoopback } from '#server/platform/security/rate-limits.ts';

export type PendingConnections<Connection> = {
  /** Adds a connection; returns the one to close for it, null when there was a free place. */
  readonly add: (connection: Connection) => Connection | null;
  /** Removes a connection, if it is still pending. */
  readonly remove: (connection: Connection) => void;
};

/**
 * A new connection is never refused, because it may be a panel about to send its token; the longer a connection has
 * sent nothing useful, the less likely that is. One network can only evict its own connections; loopback has no such
 * limit, because behind an undeclared proxy all visitors come from there.
 */
export function openPendingConnections<Connection extends { readonly network: string }>(limits: {
  readonly most: number;
  readonly mostOfANetwork: number;
}): PendingConnections<Connection> {
  // A Set keeps insertion order.
  const pending = new Set<Connection>();

  function findEvicted({ network }: Connection): Connection | undefined {
    const sameNetwork = isLoopback(network) ? [] : [...pending].filter((other) => other.network === network);
    if (sameNetwork.length >= limits.mostOfANetwork) return sameNetwork[0];
    return pending.size >= limits.most ? [...pending][0] : undefined;
  }

  return {
    add(connection) {
      const evicted = findEvicted(connection) ?? null;
      if (evicted !== null) pending.delete(evicted);
      pending.add(connection);
      return evicted;
    },
    remove: (connection) => void pending.delete(connection),
  };
}
