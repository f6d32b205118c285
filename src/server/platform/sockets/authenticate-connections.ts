/** Finds the session behind the token or ticket of a connection, and admits those who may listen. */
import { CLOSE_FORBIDDEN, CLOSE_UNAUTHENTICATED } from '#contract/panel/live.ts';
import { isoInstant } from '#contract/values/convert.ts';
import { openSemaphore } from '#server/platform/security/semaphore.ts';
import type { Session } from '#server/platform/sessions.ts';
import { CLOSE_POLICY, CLOSE_TRY_LATER, type Connection, sendMessage } from './connection.ts';
import type { SocketRules } from './socket-rules.ts';

const AUTHENTICATE_WITHIN_MS = 5_000;
const MOST_SOCKETS_PER_PERSON = 20;
/** Token lookups at the same time: few, so that they do not use up the database connections. */
const LOOKUPS_AT_ONCE = 3;

export type Authentication = {
  /** Looks up `shown`, then admits the connection or closes it. */
  readonly begin: (connection: Connection, shown: string) => void;
  /** Closes the connection when it has no session in time; the returned function stops the clock. */
  readonly limitTime: (connection: Connection) => () => void;
};

type Parts = {
  readonly rules: Pick<SocketRules, 'clock' | 'findSession' | 'log' | 'mayListen'>;
  readonly connections: ReadonlySet<Connection>;
  /** The most lookups that wait. */
  readonly mostWaiting: number;
  /** Called before the greeting is sent. */
  readonly onAdmitted: (connection: Connection) => void;
};

export function openAuthentication({ rules, connections, mostWaiting, onAdmitted }: Parts): Authentication {
  const lookups = openSemaphore({ atOnce: LOOKUPS_AT_ONCE, mostWaiting });

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
    onAdmitted(connection);
    sendMessage(connection, { type: 'hello', data: { serverTime: isoInstant(rules.clock()) } });
  }

  return {
    begin(connection, shown) {
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
    },
    limitTime(connection) {
      const timeout = setTimeout(() => {
        // The lookup is still running because the database is slow: the client should retry, its session may be valid.
        if (connection.isAuthenticating) connection.socket.close(CLOSE_TRY_LATER);
        else if (connection.session === null) connection.socket.close(CLOSE_UNAUTHENTICATED);
      }, AUTHENTICATE_WITHIN_MS);
      return () => clearTimeout(timeout);
    },
  };
}
