/** Push connections of panels: staff open them with a ticket or their session. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { createSocketTicket } from '#contract/accounts/staff-calls.ts';
import { SOCKET_PATH } from '#contract/other-paths.ts';
import { mayOpen } from '#domain/accounts/role-rights.ts';
import { findSocketSession, isSocketTicket } from './features/accounts/sign-in/socket-tickets.ts';
import { refuseUpgrade } from './platform/http/open-server.ts';
import { hasPlainHost } from './platform/http/plain-host.ts';
import { findSessionById } from './platform/sessions.ts';
import { openSockets, type Sockets } from './platform/sockets/sockets.ts';
import type { Services } from './services.ts';

export type PanelSockets = Sockets & {
  /** For the HTTP server's `upgrade` event. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
};

/** @param begun what panels are told is followed: they read their lists when they are greeted */
export function openPanelSockets(services: Services, begun: () => Promise<void>): PanelSockets {
  const { db, clock, config, log } = services;
  const sockets = openSockets({
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
    clock,
    log,
    isTicket: (shown) => isSocketTicket(services, shown),
    findSession: async (shown) => {
      // Every commit after the greeting must already be followed here.
      await begun();
      return findSocketSession(services, shown);
    },
    recheck: ({ id }) => findSessionById(db, id, clock()),
    mayListen: ({ roles }) => mayOpen(roles, createSocketTicket.access),
  });
  return {
    ...sockets,
    upgrade(request, socket, head) {
      // Node removes its own listener at the upgrade; without this one, a peer that disconnects now would crash the
      // process.
      socket.on('error', () => socket.destroy());
      if (!hasPlainHost(request)) refuseUpgrade(socket, '400 Bad Request');
      else if (request.url?.split('?')[0] === SOCKET_PATH) sockets.upgrade(request, socket, head);
      else refuseUpgrade(socket, '404 Not Found');
    },
  };
}
