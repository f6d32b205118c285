/**
 * Push connections of the staff's panels: who may open one and for how long. Features decide what is sent. Connections
 * only receive; no client message changes data (readings 26–27, reliability.md T28–T30).
 */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { ServerMessage } from '#contract/panel/live.ts';
import { isoInstant } from '#contract/values/convert.ts';
import { readerOf, type StaffReader } from '#domain/orders/kitchen-reader.ts';
import { refuseUpgrade } from '#server/platform/http/open-server.ts';
import { isOwnOrigin, visitorAddress } from '#server/platform/http/request-facts.ts';
import { networkOf } from '#server/platform/security/rate-limits.ts';
import { openAuthentication } from './authenticate-connections.ts';
import { openBroadcast } from './broadcast.ts';
import { checkAnswers, checkSessions } from './check-connections.ts';
import { CLOSE_GOING_AWAY, CLOSE_POLICY, CLOSE_TRY_LATER, type Connection, sendMessage } from './connection.ts';
import { openPendingConnections } from './pending-connections.ts';
import { LONGEST_TOKEN, readSocketMessage } from './read-socket-message.ts';
import type { SocketRules } from './socket-rules.ts';

const HEARTBEAT_MS = 15_000;
const RECHECK_MS = 30_000;
const LONGEST_MESSAGE_BYTES = 16 * 1024;
/** Limits for connections without a valid ticket that have not authenticated. */
const PENDING = { most: 200, mostOfANetwork: 5 } as const;
const MOST_MESSAGES_PER_HEARTBEAT = 150;

export type Sockets = {
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /**
   * Sends to every authenticated connection, in the order of the calls: at once after a quiet time, otherwise 50 ms
   * after the last send, together with other messages of that time. A connection that is still receiving whole orders
   * gets no more of them. Connections of the kitchen get `toKitchen` instead; null: nothing.
   */
  readonly broadcast: (message: ServerMessage, toKitchen: ServerMessage | null) => void;
  /** Whether there is an authenticated connection, of this reader where one is named. */
  readonly isHeard: (reader?: StaffReader) => boolean;
  /** Rechecks all sessions now, because one has ended. */
  readonly recheck: () => void;
  readonly close: () => Promise<void>;
};

/** What is known of a connection when it is opened. */
type Arrival = Pick<Connection, 'line' | 'network' | 'hasTicket'> & {
  /** The token or ticket of its address. */
  readonly shown: string | null;
};

/** Opens the push connections of this process. */
export function openSockets(rules: SocketRules): Sockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE_BYTES, perMessageDeflate: false });
  const connections = new Set<Connection>();
  const pending = openPendingConnections<Connection>(PENDING);
  const authentication = openAuthentication({
    rules,
    connections,
    mostWaiting: PENDING.most,
    onAdmitted: pending.remove,
  });
  const broadcast = openBroadcast(connections);
  const recheck = () => checkSessions(connections, rules);
  const heartbeat = setInterval(() => checkAnswers(connections), HEARTBEAT_MS);
  const rechecking = setInterval(recheck, RECHECK_MS);

  function addConnection(socket: WebSocket, { shown, ...arrived }: Arrival): void {
    const beginning = { session: null, isAlive: true, isReading: false, messages: 0, isAuthenticating: false };
    const connection: Connection = { socket, ...arrived, ...beginning };
    connections.add(connection);
    if (!connection.hasTicket) evict(pending.add(connection));
    const stopClock = authentication.limitTime(connection);
    socket.on('pong', () => {
      connection.isAlive = true;
      connection.isReading = false;
    });
    socket.on('message', (raw) => handleMessage(connection, raw));
    // After a protocol error the library closes the connection.
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      stopClock();
      connections.delete(connection);
      pending.remove(connection);
    });
    if (shown !== null) authentication.begin(connection, shown);
  }

  function handleMessage(connection: Connection, raw: RawData): void {
    connection.messages += 1;
    if (connection.messages > MOST_MESSAGES_PER_HEARTBEAT) {
      connection.socket.close(CLOSE_POLICY);
      return;
    }
    const received = readSocketMessage(raw.toString());
    if (received.kind === 'ping') {
      if (connection.session)
        sendMessage(connection, { type: 'pong', data: { serverTime: isoInstant(rules.clock()) } });
    } else if (received.kind === 'token' && connection.session === null && !connection.isAuthenticating) {
      authentication.begin(connection, received.token);
    }
  }

  return {
    upgrade(request, socket, head) {
      const { origin, host } = request.headers;
      if (origin !== undefined && !isOwnOrigin(origin, host, rules.publicUrl)) {
        refuseUpgrade(socket, '403 Forbidden');
        return;
      }
      const network = networkOf(addressOf(request, rules.trustedProxies));
      const shown = tokenOf(request.url ?? '');
      void isTicket(shown, rules).then((hasTicket) => {
        server.handleUpgrade(request, socket, head, (opened) =>
          addConnection(opened, { line: socket, network, shown, hasTicket }),
        );
      });
    },
    broadcast: broadcast.send,
    isHeard: (reader) =>
      [...connections].some(
        ({ session }) => session !== null && (reader === undefined || readerOf(session.roles) === reader),
      ),
    recheck,
    async close() {
      clearInterval(heartbeat);
      clearInterval(rechecking);
      broadcast.close();
      for (const { socket } of connections) socket.close(CLOSE_GOING_AWAY);
      server.close();
    },
  };
}

async function isTicket(shown: string | null, rules: Pick<SocketRules, 'isTicket' | 'log'>): Promise<boolean> {
  if (shown === null) return false;
  try {
    return await rules.isTicket(shown);
  } catch (error) {
    rules.log.warn({ err: error }, 'sockets.cannot_read_ticket');
    return false;
  }
}

/** Terminates at once: a client that does not answer the closing handshake would otherwise stay connected. */
function evict(connection: Connection | null): void {
  connection?.socket.close(CLOSE_TRY_LATER);
  connection?.socket.terminate();
}

function addressOf({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  const forwarded = headers['x-forwarded-for'];
  const forwardedFor = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
  return visitorAddress({ peer: socket.remoteAddress, forwardedFor }, trustedProxies);
}

function tokenOf(url: string): string | null {
  const token = new URL(url, 'http://unused').searchParams.get('token');
  return token === null || token === '' || token.length > LONGEST_TOKEN ? null : token;
}
