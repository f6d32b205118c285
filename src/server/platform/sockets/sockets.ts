/**
 * Push connections of the staff's panels: who may open one and for how long. Features decide what is sent. Connections
 * only receive; no client message changes data (readings 26–27, reliability.md T28–T30).
 */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { CLOSE_FORBIDDEN, CLOSE_UNAUTHENTICATED, type ServerMessage } from '#contract/panel/live.ts';
import { isoInstant } from '#contract/values/convert.ts';
import type { Instant } from '#domain/time/instant.ts';
import { refuseUpgrade } from '#server/platform/http/open-server.ts';
import { isOwnOrigin, visitorAddress } from '#server/platform/http/request-facts.ts';
import type { Log } from '#server/platform/log.ts';
import { networkOf } from '#server/platform/security/rate-limits.ts';
import { openSemaphore } from '#server/platform/security/semaphore.ts';
import type { Session } from '#server/platform/sessions.ts';
import { openPendingConnections } from './pending-connections.ts';
import { LONGEST_TOKEN, readSocketMessage } from './read-socket-message.ts';
import { PING, textFrame } from './text-frame.ts';

const AUTHENTICATE_WITHIN_MS = 5_000;
const HEARTBEAT_MS = 15_000;
const RECHECK_MS = 30_000;
const LONGEST_MESSAGE_BYTES = 16 * 1024;
/** Messages within this time after a send are collected and sent together, in one write per connection. */
const REST_MS = 50;
const MOST_UNSENT_BYTES = 1024 * 1024;
const MOST_SOCKETS_PER_PERSON = 20;
/** Limits for connections without a valid ticket that have not authenticated. */
const PENDING = { most: 200, mostOfANetwork: 5 } as const;
/** Few token lookups at the same time, so that they do not use up the database connections. */
const TOKEN_LOOKUPS = { atOnce: 3, mostWaiting: PENDING.most } as const;
const MOST_MESSAGES_PER_HEARTBEAT = 150;
/** RFC 6455 §7.4.1: policy violation, going away, try again later. */
const CLOSE_POLICY = 1008;
const CLOSE_GOING_AWAY = 1001;
const CLOSE_TRY_LATER = 1013;

export type SocketRules = {
  readonly publicUrl: string;
  /** How many trailing proxies of X-Forwarded-For are trusted. */
  readonly trustedProxies: number;
  readonly clock: () => Instant;
  readonly log: Log;
  /** Whether it is a signed, unexpired ticket; needs no database. */
  readonly isTicket: (shown: string) => Promise<boolean>;
  /** The session behind a token or a one-use ticket. */
  readonly findSession: (shown: string) => Promise<Session | null>;
  /** The present state of the session, null when it ended. */
  readonly recheck: (session: Session) => Promise<Session | null>;
  readonly mayListen: (session: Session) => boolean;
};

export type Sockets = {
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /**
   * Sends to every authenticated connection, in the order of the calls: at once after a quiet time, otherwise 50 ms
   * after the last send, together with other messages of that time. A connection that is still receiving whole orders
   * gets no more of them.
   */
  readonly broadcast: (message: ServerMessage) => void;
  /** Whether there is an authenticated connection. */
  readonly isHeard: () => boolean;
  /** Rechecks all sessions now, because one has ended. */
  readonly recheck: () => void;
  readonly close: () => Promise<void>;
};

type Connection = {
  readonly socket: WebSocket;
  /** The stream that `socket` writes to. */
  readonly line: Duplex;
  readonly network: string;
  /** Opened with a valid ticket, so it is never pending and never evicted. */
  readonly hasTicket: boolean;
  session: Session | null;
  isAlive: boolean;
  /**
   * Whole orders were sent and the ping after them is not answered yet: on a slow connection the message that makes a
   * panel ring must not wait behind more of them.
   */
  isReading: boolean;
  messages: number;
  isAuthenticating: boolean;
};

/** Opens the push connections of this process. */
export function openSockets(rules: SocketRules): Sockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE_BYTES, perMessageDeflate: false });
  const connections = new Set<Connection>();
  const pending = openPendingConnections<Connection>(PENDING);
  const lookups = openSemaphore(TOKEN_LOOKUPS);
  const heartbeat = setInterval(ping, HEARTBEAT_MS);
  const rechecking = setInterval(recheckAll, RECHECK_MS);
  /** Frames that are not sent yet. */
  let untold: { readonly frame: Buffer; readonly isWhole: boolean }[] = [];
  let resting: NodeJS.Timeout | null = null;

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { origin, host } = request.headers;
    if (origin !== undefined && !isOwnOrigin(origin, host, rules.publicUrl)) {
      refuseUpgrade(socket, '403 Forbidden');
      return;
    }
    const network = networkOf(addressOf(request));
    const shown = tokenOf(request.url ?? '');
    void isTicket(shown).then((hasTicket) => {
      server.handleUpgrade(request, socket, head, (opened) =>
        addConnection(opened, { line: socket, network, shown, hasTicket }),
      );
    });
  }

  async function isTicket(shown: string | null): Promise<boolean> {
    if (shown === null) return false;
    try {
      return await rules.isTicket(shown);
    } catch (error) {
      rules.log.warn({ err: error }, 'sockets.cannot_read_ticket');
      return false;
    }
  }

  function addConnection(
    socket: WebSocket,
    { shown, ...arrived }: Pick<Connection, 'line' | 'network' | 'hasTicket'> & { readonly shown: string | null },
  ): void {
    const beginning = { session: null, isAlive: true, isReading: false, messages: 0, isAuthenticating: false };
    const connection: Connection = { socket, ...arrived, ...beginning };
    connections.add(connection);
    if (!connection.hasTicket) evict(pending.add(connection));
    const authenticationTimeout = setTimeout(() => {
      // The lookup is still running because the database is slow: the client should retry, its session may be valid.
      if (connection.isAuthenticating) socket.close(CLOSE_TRY_LATER);
      else if (connection.session === null) socket.close(CLOSE_UNAUTHENTICATED);
    }, AUTHENTICATE_WITHIN_MS);
    socket.on('pong', () => {
      connection.isAlive = true;
      connection.isReading = false;
    });
    socket.on('message', (raw) => handleMessage(connection, raw));
    // After a protocol error the library closes the connection.
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(authenticationTimeout);
      connections.delete(connection);
      pending.remove(connection);
    });
    if (shown !== null) authenticate(connection, shown);
  }

  /** Terminates at once: a client that does not answer the closing handshake would otherwise stay connected. */
  function evict(connection: Connection | null): void {
    connection?.socket.close(CLOSE_TRY_LATER);
    connection?.socket.terminate();
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
      authenticate(connection, received.token);
    }
  }

  function authenticate(connection: Connection, shown: string): void {
    connection.isAuthenticating = true;
    findSession(connection, shown)
      .then((session) => admit(connection, session))
      .catch((error: unknown) => {
        rules.log.warn({ err: error }, 'sockets.cannot_authenticate');
        connection.socket.close(CLOSE_TRY_LATER);
      })
      .finally(() => {
        connection.isAuthenticating = false;
      });
  }

  /** Tokens are looked up a few at a time, and not after the connection was closed. */
  async function findSession({ socket, hasTicket }: Connection, shown: string): Promise<Session | null> {
    if (hasTicket) return rules.findSession(shown);
    const release = await lookups.acquire();
    if (release === null) {
      socket.close(CLOSE_TRY_LATER);
      return null;
    }
    try {
      return socket.readyState === socket.OPEN ? await rules.findSession(shown) : null;
    } finally {
      release();
    }
  }

  function admit(connection: Connection, session: Session | null): void {
    if (session === null || !rules.mayListen(session)) {
      connection.socket.close(session === null ? CLOSE_UNAUTHENTICATED : CLOSE_FORBIDDEN);
      return;
    }
    const own = [...connections].filter((other) => other.session?.userId === session.userId);
    // A tablet that lost its network leaves dead sockets behind; the oldest one is most likely dead.
    if (own.length >= MOST_SOCKETS_PER_PERSON) own[0]?.socket.close(CLOSE_POLICY);
    connection.session = session;
    pending.remove(connection);
    sendMessage(connection, { type: 'hello', data: { serverTime: isoInstant(rules.clock()) } });
  }

  function sendMessage({ socket }: Connection, message: ServerMessage): void {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  }

  function broadcast(message: ServerMessage): void {
    // Encoded once for all connections.
    untold.push({
      frame: textFrame(JSON.stringify(message)),
      isWhole: 'type' in message && message.type === 'order-details',
    });
    if (untold.length > 1 || resting !== null) return;
    // Deferred to the end of the task, so that messages from the same database read are sent together.
    queueMicrotask(() => {
      sendUntold();
      resting = setTimeout(endRest, REST_MS);
    });
  }

  function endRest(): void {
    resting = untold.length === 0 ? null : setTimeout(endRest, REST_MS);
    sendUntold();
  }

  function sendUntold(): void {
    const hints = Buffer.concat(untold.filter(({ isWhole }) => !isWhole).map(({ frame }) => frame));
    const hasWhole = untold.some(({ isWhole }) => isWhole);
    const all = hasWhole ? Buffer.concat([...untold.map(({ frame }) => frame), PING]) : hints;
    untold = [];
    for (const connection of connections) {
      if (connection.session === null) continue;
      const isHintsOnly = hasWhole && connection.isReading;
      if (hasWhole) connection.isReading = true;
      sendFrames(connection, isHintsOnly ? hints : all);
    }
  }

  /** Writes to the stream directly, because `socket` would make two writes per frame: header and payload. */
  function sendFrames({ socket, line }: Connection, frames: Buffer): void {
    if (socket.readyState !== socket.OPEN || frames.length === 0) return;
    // A client that reads too slowly is disconnected; after reconnecting it fetches what it missed.
    if (socket.bufferedAmount > MOST_UNSENT_BYTES) socket.terminate();
    else line.write(frames);
  }

  function ping(): void {
    for (const connection of connections) {
      if (!connection.isAlive) {
        connection.socket.terminate();
        continue;
      }
      connection.isAlive = false;
      connection.messages = 0;
      connection.socket.ping();
    }
  }

  function recheckAll(): void {
    for (const connection of connections) {
      if (connection.session === null) continue;
      const { session } = connection;
      if (session.expiresAt <= rules.clock()) {
        connection.socket.close(CLOSE_UNAUTHENTICATED);
        continue;
      }
      rules
        .recheck(session)
        .then((now) => {
          if (now === null) connection.socket.close(CLOSE_UNAUTHENTICATED);
          else if (!rules.mayListen(now)) connection.socket.close(CLOSE_FORBIDDEN);
        })
        // The database is unreachable, so no session can have ended there either; the next check decides.
        .catch((error: unknown) => rules.log.warn({ err: error }, 'sockets.cannot_recheck'));
    }
  }

  function addressOf({ socket, headers }: IncomingMessage): string {
    const forwarded = headers['x-forwarded-for'];
    const forwardedFor = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
    return visitorAddress({ peer: socket.remoteAddress, forwardedFor }, rules.trustedProxies);
  }

  return {
    upgrade,
    broadcast,
    isHeard: () => [...connections].some(({ session }) => session !== null),
    recheck: recheckAll,
    async close() {
      clearInterval(heartbeat);
      clearInterval(rechecking);
      if (resting !== null) clearTimeout(resting);
      sendUntold();
      for (const { socket } of connections) socket.close(CLOSE_GOING_AWAY);
      server.close();
    },
  };
}

function tokenOf(url: string): string | null {
  const token = new URL(url, 'http://unused').searchParams.get('token');
  return token === null || token === '' || token.length > LONGEST_TOKEN ? null : token;
}
