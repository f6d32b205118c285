/**
 * Push connections of the staff's panels. Owns who may hold one and for how long; what is said over them is decided
 * elsewhere. A socket is told things, it never changes anything (readings 26–27, reliability.md T28–T30).
 */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { CLOSE_FORBIDDEN, CLOSE_UNAUTHENTICATED, type ServerMessage } from '#contract/live.ts';
import { isoInstant } from '#contract/moments.ts';
import type { Instant } from '#domain/time/instant.ts';
import { refuseUpgrade } from './http/open-server.ts';
import { isOwnOrigin } from './http/own-origin.ts';
import { visitorAddress } from './http/request-facts.ts';
import type { Log } from './log.ts';
import { isLoopback, networkOf } from './rate-limits.ts';
import { LONGEST_TOKEN, readSocketMessage } from './read-socket-message.ts';
import type { Session } from './sessions.ts';

const AUTHENTICATE_WITHIN_MS = 5_000;
const HEARTBEAT_MS = 15_000;
const RECHECK_MS = 30_000;
const LONGEST_MESSAGE_BYTES = 16 * 1024;
const MOST_UNSENT_BYTES = 1024 * 1024;
const MOST_SOCKETS_PER_PERSON = 20;
/** Connections that have not shown yet who they are: in all, and from one network. */
const MOST_STRANGERS = 200;
const MOST_STRANGERS_OF_A_NETWORK = 5;
const MOST_MESSAGES_PER_HEARTBEAT = 150;
/** RFC 6455 §7.4.1: the peer breaks the rules; the server goes away; try again later. */
const CLOSE_POLICY = 1008;
const CLOSE_GOING_AWAY = 1001;
const CLOSE_TRY_LATER = 1013;

export type SocketRules = {
  readonly publicUrl: string;
  /** How many proxies are believed when they name the visitor's address. */
  readonly trustedProxies: number;
  readonly clock: () => Instant;
  readonly log: Log;
  /** The session behind a token or a one-use ticket. */
  readonly findSession: (shown: string) => Promise<Session | null>;
  /** The session as it is now, null when it ended. */
  readonly recheck: (session: Session) => Promise<Session | null>;
  readonly mayListen: (session: Session) => boolean;
};

export type Sockets = {
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** To everybody who has shown who they are. */
  readonly broadcast: (message: ServerMessage) => void;
  /** Some session has ended: looks at all of them now. */
  readonly recheck: () => void;
  readonly close: () => Promise<void>;
};

type Connection = {
  readonly socket: WebSocket;
  /** Where it comes from. */
  readonly network: string;
  session: Session | null;
  isAlive: boolean;
  messages: number;
  isAuthenticating: boolean;
};

/** Opens the push connections of this process. */
export function openSockets(rules: SocketRules): Sockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE_BYTES, perMessageDeflate: false });
  const connections = new Set<Connection>();
  const heartbeat = setInterval(beat, HEARTBEAT_MS);
  const rechecking = setInterval(recheckAll, RECHECK_MS);

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { origin, host } = request.headers;
    if (origin !== undefined && !isOwnOrigin(origin, host, rules.publicUrl)) {
      refuseUpgrade(socket, '403 Forbidden');
      return;
    }
    const network = networkOf(addressOf(request));
    if (isCrowded(network)) {
      refuseUpgrade(socket, '503 Service Unavailable');
      return;
    }
    server.handleUpgrade(request, socket, head, (opened) => {
      // A program without an origin may be anybody's page elsewhere: it must speak first, the address does not count.
      const shown = origin === undefined ? null : tokenOf(request.url ?? '');
      welcome(opened, network, shown);
    });
  }

  function welcome(socket: WebSocket, network: string, shown: string | null): void {
    const beginning = { session: null, isAlive: true, messages: 0, isAuthenticating: false };
    const connection: Connection = { socket, network, ...beginning };
    connections.add(connection);
    const patience = setTimeout(() => {
      if (connection.session === null) socket.close(CLOSE_UNAUTHENTICATED);
    }, AUTHENTICATE_WITHIN_MS);
    socket.on('pong', () => {
      connection.isAlive = true;
    });
    socket.on('message', (raw) => hear(connection, raw));
    // A broken frame ends the connection by itself; there is nothing more to do about it.
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(patience);
      connections.delete(connection);
    });
    if (shown !== null) authenticate(connection, shown);
  }

  function hear(connection: Connection, raw: RawData): void {
    connection.messages += 1;
    if (connection.messages > MOST_MESSAGES_PER_HEARTBEAT) {
      connection.socket.close(CLOSE_POLICY);
      return;
    }
    const said = readSocketMessage(raw.toString());
    if (said.kind === 'ping') {
      if (connection.session) say(connection, { type: 'pong', data: { serverTime: isoInstant(rules.clock()) } });
    } else if (said.kind === 'token' && connection.session === null && !connection.isAuthenticating) {
      authenticate(connection, said.token);
    }
  }

  function authenticate(connection: Connection, shown: string): void {
    connection.isAuthenticating = true;
    rules
      .findSession(shown)
      .then((session) => admit(connection, session))
      .catch((error: unknown) => {
        rules.log.warn({ err: error }, 'sockets.cannot_authenticate');
        connection.socket.close(CLOSE_TRY_LATER);
      })
      .finally(() => {
        connection.isAuthenticating = false;
      });
  }

  function admit(connection: Connection, session: Session | null): void {
    if (session === null || !rules.mayListen(session)) {
      connection.socket.close(session === null ? CLOSE_UNAUTHENTICATED : CLOSE_FORBIDDEN);
      return;
    }
    const own = [...connections].filter((other) => other.session?.userId === session.userId);
    // Tablets that lost their network leave sockets behind: the oldest one is the likeliest to be such.
    if (own.length >= MOST_SOCKETS_PER_PERSON) own[0]?.socket.close(CLOSE_POLICY);
    connection.session = session;
    say(connection, { type: 'hello', data: { serverTime: isoInstant(rules.clock()) } });
  }

  function say(connection: Connection, message: ServerMessage): void {
    send(connection, JSON.stringify(message));
  }

  function send({ socket }: Connection, text: string): void {
    if (socket.readyState !== socket.OPEN) return;
    // Who reads so slowly is not reading: it comes back and asks for what it missed.
    if (socket.bufferedAmount > MOST_UNSENT_BYTES) socket.terminate();
    else socket.send(text);
  }

  function beat(): void {
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
        // The database is away, so nobody can have ended a session there either; the next look decides.
        .catch((error: unknown) => rules.log.warn({ err: error }, 'sockets.cannot_recheck'));
    }
  }

  /** One network must not keep everybody else's panels out; loopback may be all of them, behind an undeclared proxy. */
  function isCrowded(network: string): boolean {
    const strangers = [...connections].filter(({ session }) => session === null);
    const neighbours = strangers.filter((stranger) => stranger.network === network);
    const isNetworkFull = !isLoopback(network) && neighbours.length >= MOST_STRANGERS_OF_A_NETWORK;
    return isNetworkFull || strangers.length >= MOST_STRANGERS;
  }

  function addressOf({ socket, headers }: IncomingMessage): string {
    const forwarded = headers['x-forwarded-for'];
    const forwardedFor = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
    return visitorAddress({ peer: socket.remoteAddress, forwardedFor }, rules.trustedProxies);
  }

  return {
    upgrade,
    broadcast(message) {
      const text = JSON.stringify(message);
      for (const connection of connections) if (connection.session) send(connection, text);
    },
    recheck: recheckAll,
    async close() {
      clearInterval(heartbeat);
      clearInterval(rechecking);
      for (const { socket } of connections) socket.close(CLOSE_GOING_AWAY);
      server.close();
    },
  };
}

function tokenOf(url: string): string | null {
  const token = new URL(url, 'http://unused').searchParams.get('token');
  return token === null || token === '' || token.length > LONGEST_TOKEN ? null : token;
}
