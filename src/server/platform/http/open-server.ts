/** The door of a web process: how long somebody may stand in it without coming in or leaving (reliability T38). */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

export type Patience = {
  /** For the head of a request. Node's own minute would let 300 slow senders hold 300 connections. */
  readonly headMs: number;
  /** For all of a request. */
  readonly requestMs: number;
  /** For a connection over which nothing moves: somebody who asks and never reads the answer. */
  readonly silenceMs: number;
  readonly lookEveryMs: number;
};

const PATIENCE: Patience = { headMs: 5_000, requestMs: 15_000, silenceMs: 30_000, lookEveryMs: 1_000 };
/** One more is dropped: a process keeps files for its database, its pages and its panels. */
const MOST_CONNECTIONS = 10_000;
/** Connections that the system holds for us until we take them; Node's 511 are full in a rush, and who finds them so waits a second. */
export const BACKLOG = 4_096;

/** A server that waits for nobody for ever; it does not listen yet. */
export function openServer(answer: RequestListener, patience: Patience = PATIENCE): Server {
  const { headMs, requestMs, silenceMs, lookEveryMs } = patience;
  const limits = { headersTimeout: headMs, requestTimeout: requestMs, connectionsCheckingInterval: lookEveryMs };
  const server = createServer(limits, answer);
  server.maxConnections = MOST_CONNECTIONS;
  server.setTimeout(silenceMs);
  return server;
}

/**
 * Refuses an upgrade and lets go. Node watches such a connection no longer: one that is only ended on our side stays
 * until the other side ends it, too.
 *
 * @example refuseUpgrade(socket, '403 Forbidden')
 */
export function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}
