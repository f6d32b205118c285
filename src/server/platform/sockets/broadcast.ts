/** Sends messages to every authenticated connection, several in one write. */
import type { ServerMessage } from '#contract/panel/live.ts';
import type { Connection } from './connection.ts';
import { PING, textFrame } from './text-frame.ts';

/** Messages within this time after a send are collected and sent together, in one write per connection. */
const REST_MS = 50;
const MOST_UNSENT_BYTES = 1024 * 1024;

export type Broadcast = {
  readonly send: (message: ServerMessage) => void;
  /** Sends what is collected. */
  readonly close: () => void;
};

export function openBroadcast(connections: ReadonlySet<Connection>): Broadcast {
  let unsent: { readonly frame: Buffer; readonly isWhole: boolean }[] = [];
  let resting: NodeJS.Timeout | null = null;

  function endRest(): void {
    resting = unsent.length === 0 ? null : setTimeout(endRest, REST_MS);
    sendUnsent();
  }

  function sendUnsent(): void {
    const hints = Buffer.concat(unsent.filter(({ isWhole }) => !isWhole).map(({ frame }) => frame));
    const hasWhole = unsent.some(({ isWhole }) => isWhole);
    const all = hasWhole ? Buffer.concat([...unsent.map(({ frame }) => frame), PING]) : hints;
    unsent = [];
    for (const connection of connections) {
      if (connection.session === null) continue;
      const isHintsOnly = hasWhole && connection.isReading;
      if (hasWhole) connection.isReading = true;
      sendFrames(connection, isHintsOnly ? hints : all);
    }
  }

  return {
    send(message) {
      // Encoded once for all connections.
      unsent.push({
        frame: textFrame(JSON.stringify(message)),
        isWhole: 'type' in message && message.type === 'order-details',
      });
      if (unsent.length > 1 || resting !== null) return;
      // Deferred to the end of the task, so that messages from the same database read are sent together.
      queueMicrotask(() => {
        sendUnsent();
        resting = setTimeout(endRest, REST_MS);
      });
    },
    close() {
      if (resting !== null) clearTimeout(resting);
      sendUnsent();
    },
  };
}

/** Writes to the stream directly, because `socket` would make two writes per frame: header and payload. */
function sendFrames({ socket, line }: Connection, frames: Buffer): void {
  if (socket.readyState !== socket.OPEN || frames.length === 0) return;
  // A client that reads too slowly is disconnected; after reconnecting it fetches what it missed.
  if (socket.bufferedAmount > MOST_UNSENT_BYTES) socket.terminate();
  else line.write(frames);
}
