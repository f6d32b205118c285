/**
 * Distinguishes a direct connection from one to a pooler that shares the server's sessions. There, session state (a prepared
 * statement, a setting, a LISTEN) would reach other clients and be lost for ours.
 */
import type pg from 'pg';

/**
 * True when the process number of the server is the one received at connecting. A pooler sends a number of its own there,
 * to route cancellations.
 *
 * @param client connected; one short query is sent
 */
export async function isDirect(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  // The driver has it for cancelling, but not in its types.
  return 'processID' in client && client.processID === rows[0]?.pid;
}
