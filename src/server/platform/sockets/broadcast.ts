/** Sends messages to every authenticated connection, several in one write. */
import type { ServerMessage } from '#contract/panel/live.ts';
import { readerOf, type StaffReader } from '#domain/orders/kitchen-reader.ts';
import type { Connection } from './connection.ts';
import { PING, textFrame } from './text-frame.ts';

/** Messages within this time after a send are collected and sent together, in one write per connection. */
const REST_MS = 50;
const MOST_UNSENT_BYTES = 1024 * 1024;

export type Broadcast = {
  readonly send: (message: ServerMessage, toKitchen: ServerMessage | null) => void;
  /** Sends what is collected. */
  readonly close: () => void;
};

type Frame = { readonly bytes: Buffer; readonly isWhole: boolean };

/** What is sent in one write: everything, or the hints without whole orders. */
type Writes = { readonly hasWhole: boolean; readonly all: Buffer; readonly hints: Buffer };

export function openBroadcast(connections: ReadonlySet<Connection>): Broadcast {
  let unsent: Readonly<Record<StaffReader, Frame[]>> = { staff: [], kitchen: [] };
  let resting: NodeJS.Timeout | null = null;

  function endRest(): void {
    resting = unsent.staff.length === 0 ? null : setTimeout(endRest, REST_MS);
    sendUnsent();
  }

  function sendUnsent(): void {
    const writes = { staff: writesOf(unsent.staff), kitchen: writesOf(unsent.kitchen) };
    unsent = { staff: [], kitchen: [] };
    for (const connection of connections) {
      if (connection.session === null) continue;
      const { hasWhole, all, hints } = writes[readerOf(connection.session.roles)];
      const isHintsOnly = hasWhole && connection.isReading;
      if (hasWhole) connection.isReading = true;
      sendFrames(connection, isHintsOnly ? hints : all);
    }
  }

  return {
    send(message, toKitchen) {
      // Encoded once for all connections.
      const frame = frameOf(message);
      unsent.staff.push(frame);
      if (toKitchen !== null) unsent.kitchen.push(toKitchen === message ? frame : frameOf(toKitchen));
      if (unsent.staff.length > 1 || resting !== null) return;
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

function frameOf(message: ServerMessage): Frame {
  return {
    bytes: textFrame(JSON.stringify(message)),
    isWhole: 'type' in message && message.type === 'order-details',
  };
}

function writesOf(frames: readonly Frame[]): Writes {
  const hints = Buffer.concat(frames.filter(({ isWhole }) => !isWhole).map(({ bytes }) => bytes));
  const hasWhole = frames.some(({ isWhole }) => isWhole);
  const all = hasWhole ? Buffer.concat([...frames.map(({ bytes }) => bytes), PING]) : hints;
  return { hasWhole, all, hints };
}

/** Writes to the stream directly, because `socket` would make two writes per frame: header and payload. */
function sendFrames({ socket, line }: Connection, frames: Buffer): void {
  if (socket.readyState !== socket.OPEN || frames.length === 0) return;
  // A client that reads too slowly is disconnected; after reconnecting it fetches what it missed.
  if (socket.bufferedAmount > MOST_UNSENT_BYTES) socket.terminate();
  else line.write(frames);
}
