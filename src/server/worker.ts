/** A web worker: the app behind a port. Under `vite` the same module is imported and asked for `connected()`. */

import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { serve } from '@hono/node-server';
import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server';

import { createApp, type RenderPage } from './app.ts';
import { loadConfig } from './config.ts';
import { openServices } from './services.ts';
import { parseSupervisorMessage, type WorkerMessage } from './worker-protocol.ts';

const draw = createStartHandler(defaultStreamHandler);
const renderPage: RenderPage = async (request, dispatch) => draw(request, { context: { dispatch } });

type Connected = {
  readonly fetch: (request: Request) => Response | Promise<Response>;
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
};

let opened: Promise<Connected> | undefined;

/** The app over its database, opened at first use. */
export function connected(): Promise<Connected> {
  opened ??= Promise.resolve().then(() => {
    const services = openServices(loadConfig());
    const app = createApp(services, renderPage);
    return { fetch: (request) => app.fetch(request), upgrade: (_request, socket) => socket.destroy() };
  });
  return opened;
}

/** TanStack Start's own expectation of a server entry. */
export default { fetch: async (request: Request) => (await connected()).fetch(request) };

if (import.meta.env.PROD) listen();

function listen(): void {
  const config = loadConfig();
  const services = openServices(config);
  const app = createApp(services, renderPage);
  const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host }, ({ port }) => {
    process.send?.({ kind: 'listening', port } satisfies WorkerMessage);
  });
  // A terminal's Ctrl-C reaches every process at once; when to stop is the supervisor's word, guests at hand come first.
  for (const signal of ['SIGINT', 'SIGHUP', 'SIGTERM'] as const) process.on(signal, () => {});
  process.on('message', (message) => {
    if (parseSupervisorMessage(message)?.kind !== 'drain') return;
    server.close(() => void services.close().then(() => process.exit(0)));
  });
}
