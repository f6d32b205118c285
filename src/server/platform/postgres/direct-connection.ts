/**
 * Distinguishes a direct connection from one to a pooler that shares the server's sessions. Behind a pooler, session
 * state (a prepared statement, a setting, a LISTEN) would affect other clients and be lost for ours.
 */
import type pg from 'pg';

/**
 * True when the server's backend process id is the one received at connecting. A pooler sends its own number there, to
 * route cancellations.
 *
 * @param client connected; one short query is sent
 */
export async function isDirect(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  // The driver stores it for cancellations, but its types lack it.
  return 'processID' in client && client.processID === rows[0]?.pid;
}
