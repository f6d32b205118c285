import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A previous process that is stopping frees the port within this time. */
const PATIENCE_MS = 3_000;

/** True when `port` of `host` can be listened on; 0 always can. */
export async function isPortFree(port: number, host: string): Promise<boolean> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await canListen(port, host))) {
    if (Date.now() > deadline) return false;
    await wait(100);
  }
  return true;
}

/** @throws Error when the address itself is invalid: a host of another machine, a port that needs more rights */
function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
