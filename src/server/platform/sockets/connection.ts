/** A push connection of this process, and what the parts of this folder do with one. */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { ServerMessage } from '#contract/panel/live.ts';
import type { Session } from '#server/platform/sessions.ts';

export type Connection = {
  readonly socket: WebSocket;
  /** The stream that `socket` writes to. */
  readonly line: Duplex;
  readonly network: string;
  /** Opened with a valid ticket, so it is never pending and never evicted. */
  readonly hasTicket: boolean;
  session: Session | null;
  isAlive: boolean;
  /**
   * Whole orders were sent and the ping after them is not answered yet: on a slow connection the message that makes a
   * panel ring must not wait behind more of them.
   */
  isReading: boolean;
  messages: number;
  isAuthenticating: boolean;
};

/** RFC 6455 §7.4.1: policy violation, going away, try again later. */
export const CLOSE_POLICY = 1008;
export const CLOSE_GOING_AWAY = 1001;
export const CLOSE_TRY_LATER = 1013;

export function sendMessage({ socket }: Connection, message: ServerMessage): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
}
