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
import { networkOf } from './rate-limits.ts';
import { LONGEST_TOKEN, readSocketMessage } from './read-socket-message.ts';
import type { Session } from './sessions.ts';
import { openStrangersRoom } from './strangers-room.ts';
import { openWaitingLine } from './waiting-line.ts';

const AUTHENTICATE_WITHIN_MS = 5_000;
const HEARTBEAT_MS = 15_000;
const RECHECK_MS = 30_000;
const LONGEST_MESSAGE_BYTES = 16 * 1024;
const MOST_UNSENT_BYTES = 1024 * 1024;
const MOST_SOCKETS_PER_PERSON = 20;
/** Connections that have shown neither a ticket of ours nor who they are. */
const STRANGERS = { most: 200, mostOfANetwork: 5 } as const;
/** Tokens of strangers that are looked up at the same time: the database's connections are there for everybody else. */
const LOOKUPS_OF_STRANGERS = { atOnce: 3, mostWaiting: STRANGERS.most } as const;
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
  /** Whether it is a ticket that we gave out and that has not ended, told without the database. */
  readonly isTicket: (shown: string) => Promise<boolean>;
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
  /** It came with a ticket of ours, so no stranger can push it out. */
  readonly hasTicket: boolean;
  session: Session | null;
  isAlive: boolean;
  messages: number;
  isAuthenticating: boolean;
};

/** Opens the push connections of this process. */
export function openSockets(rules: SocketRules): Sockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE_BYTES, perMessageDeflate: false });
  const connections = new Set<Connection>();
  const strangers = openStrangersRoom<Connection>(STRANGERS);
  const lookups = openWaitingLine(LOOKUPS_OF_STRANGERS);
  const heartbeat = setInterval(beat, HEARTBEAT_MS);
  const rechecking = setInterval(recheckAll, RECHECK_MS);

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { origin, host } = request.headers;
    if (origin !== undefined && !isOwnOrigin(origin, host, rules.publicUrl)) {
      refuseUpgrade(socket, '403 Forbidden');
      return;
    }
    const network = networkOf(addressOf(request));
    const shown = tokenOf(request.url ?? '');
    void isTicket(shown).then((hasTicket) => {
      server.handleUpgrade(request, socket, head, (opened) => welcome(opened, { network, shown, hasTicket }));
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

  function welcome(
    socket: WebSocket,
    { shown, ...arrived }: Pick<Connection, 'network' | 'hasTicket'> & { readonly shown: string | null },
  ): void {
    const beginning = { session: null, isAlive: true, messages: 0, isAuthenticating: false };
    const connection: Connection = { socket, ...arrived, ...beginning };
    connections.add(connection);
    if (!connection.hasTicket) dismiss(strangers.enter(connection));
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
      strangers.leave(connection);
    });
    if (shown !== null) authenticate(connection, shown);
  }

  /** Lets go of a stranger at once, whether or not it answers. */
  function dismiss(stranger: Connection | null): void {
    stranger?.socket.close(CLOSE_TRY_LATER);
    stranger?.socket.terminate();
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

  /** Strangers are looked up a few at a time; whoever was sent away meanwhile is not looked up any more. */
  async function findSession({ socket, hasTicket }: Connection, shown: string): Promise<Session | null> {
    if (hasTicket) return rules.findSession(shown);
    const leave = await lookups.enter();
    if (leave === null) {
      socket.close(CLOSE_TRY_LATER);
      return null;
    }
    try {
      return socket.readyState === socket.OPEN ? await rules.findSession(shown) : null;
    } finally {
      leave();
    }
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
    strangers.leave(connection);
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
