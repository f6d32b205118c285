/** Background work of a web process, as the features declare it. */
import { FEATURES } from './features.ts';
import { openPanelSockets, type PanelSockets } from './panel-sockets.ts';
import { followChannels } from './platform/define/channels.ts';
import { runChores } from './platform/define/chores.ts';
import { runQueues } from './platform/define/queues.ts';
import { listen } from './platform/events/listener.ts';
import type { Services } from './services.ts';

export type BackgroundWork = Pick<PanelSockets, 'upgrade'> & {
  /** Resolves when every later order and table request will be pushed. */
  readonly begun: Promise<void>;
  readonly close: () => Promise<void>;
};

/** Starts the background work; the database may still be down. */
export function beginBackgroundWork(services: Services): BackgroundWork {
  const stopping = new AbortController();
  const queues = runQueues(FEATURES, services, stopping.signal);
  const loops = FEATURES.flatMap((feature) => feature.loops.map((loop) => loop(services, stopping.signal)));
  const sockets = openPanelSockets(services, () => followed.begun);
  const followed = followChannels(FEATURES, services, sockets);
  const listener = listen({ url: services.config.databaseUrl ?? '', channels: followed.hints, log: services.log });
  const stopChores = runChores(FEATURES, services);
  return {
    upgrade: sockets.upgrade,
    begun: Promise.all([followed.begun, listener.begun]).then(() => {}),
    async close() {
      const choresEnded = stopChores();
      stopping.abort();
      await sockets.close();
      await listener.close();
      await followed.close();
      await Promise.all([queues.ended, ...loops, choresEnded]);
      queues.close();
    },
  };
}
