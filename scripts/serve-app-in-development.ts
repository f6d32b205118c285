/** Lets `vite` serve pages, API and sockets on one port, with the same app as in production. */
import { getRequestListener } from '@hono/node-server';
import type { Plugin, RunnableDevEnvironment } from 'vite';

type WorkerModule = typeof import('#server/worker.ts');

export function serveAppInDevelopment(entry: string): Plugin {
  return {
    name: 'pofta:serve-app',
    apply: 'serve',
    configureServer(server) {
      // Vite's `ssr` environment is runnable in middleware and dev mode; its type does not say so.
      const environment = server.environments.ssr as RunnableDevEnvironment;
      const load = async () => (await environment.runner.import(entry)) as WorkerModule;
      server.httpServer?.on('upgrade', (request, socket, head) => {
        // Vite's own hot-reload socket is at "/" and known by its protocol name; the shop's socket has its own path.
        if (request.url?.startsWith('/user-service/')) {
          void load().then(async ({ connected }) => (await connected()).upgrade(request, socket, head));
        }
      });
      return () => {
        server.middlewares.use((request, response) => {
          request.url = request.originalUrl;
          void getRequestListener(async (incoming) => (await (await load()).connected()).fetch(incoming), {
            overrideGlobalObjects: false,
          })(request, response);
        });
      };
    },
  };
}
