/** The repeated checks of open connections: whether the other side answers, and whether its session still counts. */
import { CLOSE_FORBIDDEN, CLOSE_UNAUTHENTICATED } from '#contract/panel/live.ts';
import type { Connection } from './connection.ts';
import type { SocketRules } from './socket-rules.ts';

/** Ends connections that left the last ping unanswered; the others get the next one. */
export function checkAnswers(connections: Iterable<Connection>): void {
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

/** Closes connections whose session has ended or may no longer listen. */
export function checkSessions(
  connections: Iterable<Connection>,
  rules: Pick<SocketRules, 'clock' | 'log' | 'mayListen' | 'recheck'>,
): void {
  for (const connection of connections) {
    const { socket, session } = connection;
    if (session === null) continue;
    if (session.expiresAt <= rules.clock()) {
      socket.close(CLOSE_UNAUTHENTICATED);
      continue;
    }
    rules
      .recheck(session)
      .then((now) => {
        if (now === null) socket.close(CLOSE_UNAUTHENTICATED);
        else if (!rules.mayListen(now)) socket.close(CLOSE_FORBIDDEN);
        // Another role may read less of an order.
        else connection.session = now;
      })
      // The database is unreachable, so no session can have ended there either; the next check decides.
      .catch((error: unknown) => rules.log.warn({ err: error }, 'sockets.cannot_recheck'));
  }
}
