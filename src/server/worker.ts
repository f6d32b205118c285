/** A web worker: the app behind a port. Under `vite` the same module is imported and `connected()` is called. */

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';

import { isStaffAddress } from '#contract/staff-address.ts';
import { drawShopPage } from '#web/draw-shop-page.tsx';
import { drawStaffPage } from '#web/draw-staff-page.tsx';
import { createApp, openPages, type RenderPage } from './app.ts';
import { type BackgroundWork, beginBackgroundWork } from './background-work.ts';
import { loadConfig } from './config.ts';
import { bearLostParent } from './platform/bear-lost-parent.ts';
import { openStaticFiles } from './platform/http/answers/static-files.ts';
import { BACKLOG, openServer } from './platform/http/open-server.ts';
import { refuseBadHosts } from './platform/http/plain-host.ts';
import { sendCachedPages } from './platform/pages/send-cached-pages.ts';
import { openServices, type Services } from './services.ts';
import { parseSupervisorMessage, type WorkerMessage } from './supervisor/worker-protocol.ts';

/**
 * Shorter than the 10 s after which the supervisor kills the worker, which would cut connections off without an answer.
 */
const DRAIN_LIMIT_MS = 9_000;

const render: RenderPage = async (request, context) =>
  isStaffAddress(new URL(request.url).pathname)
    ? drawStaffPage(request, context.nonce)
    : drawShopPage(request, context);

type Connected = {
  readonly fetch: (request: Request) => Response | Promise<Response>;
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
};

let opened: Promise<Connected> | undefined;

/** The app over its database, opened at first use. */
export function connected(): Promise<Connected> {
  opened ??= Promise.resolve().then(() => {
    const services = openServices(loadConfig());
    const app = createApp(services, { render, files: null });
    return { fetch: (request) => app.fetch(request), upgrade: beginBackgroundWork(services).upgrade };
  });
  return opened;
}

if (import.meta.env.PROD) listen();

function listen(): void {
  bearLostParent();
  const config = loadConfig();
  const services = openServices(config);
  services.metrics.measureProcess();
  const files = openStaticFiles(fileURLToPath(new URL('../client/', import.meta.url)));
  const pageCache = openPages(services);
  const app = createApp(services, { render, files, pageCache });
  const answer = sendCachedPages(
    { cache: pageCache, publicUrl: config.publicUrl },
    getRequestListener(app.fetch, { hostname: config.host }),
  );
  const server = openServer(refuseBadHosts(config.publicUrl, answer));
  server.listen({ port: config.port, host: config.host, backlog: BACKLOG }, () => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('A worker listens on a port');
    process.send?.({ kind: 'listening', port: address.port } satisfies WorkerMessage);
  });
  const work = beginBackgroundWork(services);
  server.on('upgrade', work.upgrade);
  // A terminal's Ctrl-C reaches every process at once; the supervisor decides when a worker stops, after its requests.
  for (const signal of ['SIGINT', 'SIGHUP', 'SIGTERM'] as const) process.on(signal, () => {});
  process.on('message', (message) => {
    if (parseSupervisorMessage(message)?.kind === 'drain') drain(server, work, services);
  });
}

/** Stops accepting connections, finishes the running requests, exits. */
function drain(server: Server, work: BackgroundWork, services: Services): void {
  // Panels would stay connected, so they are disconnected and reconnect to another worker.
  const ended = work.close();
  server.close(() => void ended.then(services.close).then(() => process.exit(0)));
  setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT_MS).unref();
}
