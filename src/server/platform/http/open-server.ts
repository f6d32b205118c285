/** The HTTP server of a web process, with time limits for slow senders and slow readers (reliability T38). */
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

export type Patience = {
  /**
   * Limit for the head of a request. With Node's default of a minute, 300 slow senders would occupy 300 connections.
   */
  readonly headMs: number;
  /** Limit for the whole request. */
  readonly requestMs: number;
  /** Limit for a connection without traffic: a client that sends nothing, or never reads the answer. */
  readonly silenceMs: number;
  readonly lookEveryMs: number;
};

const PATIENCE: Patience = { headMs: 5_000, requestMs: 15_000, silenceMs: 30_000, lookEveryMs: 1_000 };
/** Further connections are dropped: a process also needs file descriptors for its database and its files. */
const MOST_CONNECTIONS = 10_000;
/**
 * Accept queue of the operating system; Node's default of 511 fills up in a rush, and a refused client retries only
 * after a second.
 */
export const BACKLOG = 4_096;

/** Creates the server with these limits; it does not listen yet. */
export function openServer(answer: RequestListener, patience: Patience = PATIENCE): Server {
  const { headMs, requestMs, silenceMs, lookEveryMs } = patience;
  const limits = { headersTimeout: headMs, requestTimeout: requestMs, connectionsCheckingInterval: lookEveryMs };
  const server = createServer(limits, answer);
  server.maxConnections = MOST_CONNECTIONS;
  server.setTimeout(silenceMs);
  server.on('request', waitForOurselves);
  return server;
}

/**
 * Keeps a silent connection open while its answer is being computed: importing a large menu on a slow machine takes
 * longer than the limit, and the owner would never see the result. Node closes a silent connection unless the response
 * has a timeout listener.
 */
function waitForOurselves(request: IncomingMessage, response: ServerResponse): void {
  response.on('timeout', (socket: Socket) => {
    if (!request.complete || socket.writableLength > 0) socket.destroy();
  });
}

/**
 * Refuses an upgrade and closes the connection. Node no longer applies its limits to an upgraded connection: if only
 * our side ended it, it would stay open until the other side ends it, too.
 *
 * @example refuseUpgrade(socket, '403 Forbidden')
 */
export function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}
