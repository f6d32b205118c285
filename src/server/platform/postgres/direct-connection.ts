/**
 * Tells a connection to the server itself from one to a pooler that shares its server's sessions. What is left in a session
 * (a prepared statement, a setting, a LISTEN) is then met by somebody else, and missed by who left it.
 */
import type pg from 'pg';

/**
 * True when the process that answers is the one that greeted us. A pooler greets with a number of its own, because a
 * cancellation has to find its way through it.
 *
 * @param client connected; what it is asked is one short question
 */
export async function isDirect(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  // The driver keeps it for cancelling and leaves it out of its types.
  return 'processID' in client && client.processID === rows[0]?.pid;
}
