/** Notifications of the database (`listen`) that every web process follows. */
import type { ServerMessage } from '#contract/panel/live.ts';
import type { Sockets } from '../sockets/sockets.ts';
import type { FeatureServices } from './feature-services.ts';

/** The connected panels of this process. */
export type Panels = Pick<Sockets, 'broadcast' | 'isHeard' | 'recheck'>;

export type Channel = {
  readonly name: string;
  readonly follow: (services: FeatureServices, panels: Panels) => Follower;
};

export type Follower = {
  /** Called for each notification, and whenever the connection was opened again: some may have been lost. */
  readonly hint: () => void;
  /** Resolves when every later commit is followed; absent where nothing is read. */
  readonly begun?: Promise<void>;
  readonly close?: () => Promise<void>;
};

/** Passes every notification on to the panels as `message`, to those of the kitchen too where its work needs it. */
export function notifyPanels(name: string, message: ServerMessage, audience: 'staff' | 'everyone'): Channel {
  const toKitchen = audience === 'everyone' ? message : null;
  return { name, follow: (_, panels) => ({ hint: () => panels.broadcast(message, toKitchen) }) };
}

/** Follows every channel; `hints` by channel for the listener. */
export function followChannels(
  features: readonly { readonly channels: readonly Channel[] }[],
  services: FeatureServices,
  panels: Panels,
) {
  const declared = features.flatMap(({ channels }) => channels);
  const followers = declared.map(({ name, follow }) => [name, follow(services, panels)] as const);
  return {
    hints: Object.fromEntries(followers.map(([name, { hint }]) => [name, hint])),
    begun: Promise.all(followers.map(([, { begun }]) => begun)).then(() => {}),
    close: async () => void (await Promise.all(followers.map(([, { close }]) => close?.()))),
  };
}
