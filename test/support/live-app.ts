/** A test app with running push messages and mails, behind a real local port. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import WebSocket from 'ws';
import { type BackgroundWork, beginBackgroundWork } from '#server/background-work.ts';
import type { TestApp } from '#test/support/test-app.ts';

/** The panel's origin, as browsers send it. */
const OWN_ORIGIN = 'http://localhost:3000';

export type LiveApp = {
  readonly work: BackgroundWork;
  /** Opens a socket as a browser on `origin`, or as a program when it is null; optionally as if behind a proxy. */
  readonly connect: (options?: {
    readonly token?: string;
    readonly origin?: string | null;
    readonly forwardedFor?: string;
  }) => LiveSocket;
} & AsyncDisposable;

/** Starts the background work of a process. */
export async function goLive({ services }: Pick<TestApp, 'services'>): Promise<LiveApp> {
  const work = beginBackgroundWork(services);
  const server = createServer((_, response) => response.end());
  server.on('upgrade', work.upgrade);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  await work.begun;
  return {
    work,
    connect: ({ token, origin = OWN_ORIGIN, forwardedFor } = {}) => {
      const query = token === undefined ? '' : `?token=${token}`;
      return watchSocket(
        new WebSocket(`ws://127.0.0.1:${port}/user-service/ws${query}`, {
          ...(origin === null ? {} : { origin }),
          headers: forwardedFor === undefined ? {} : { 'X-Forwarded-For': forwardedFor },
        }),
      );
    },
    async [Symbol.asyncDispose]() {
      await work.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: whatever the server says; the stories compare it.
type Message = any;

type LiveSocket = {
  readonly socket: WebSocket;
  /** The next unread message. */
  readonly next: () => Promise<Message>;
  /** The next message that is not a whole order: those arrive on their own, some time after their hint. */
  readonly nextHint: () => Promise<Message>;
  /** The close code, or the HTTP status of a refused connection. */
  readonly closed: Promise<number>;
  readonly say: (text: string) => void;
};

function watchSocket(socket: WebSocket): LiveSocket {
  const unread: Message[] = [];
  const readers: ((message: Message) => void)[] = [];
  const closed = Promise.withResolvers<number>();
  const open = Promise.withResolvers<void>();
  socket.on('open', open.resolve);
  socket.on('message', (raw) => {
    const message = JSON.parse(raw.toString());
    const reader = readers.shift();
    if (reader) reader(message);
    else unread.push(message);
  });
  socket.on('unexpected-response', (_, response) => {
    closed.resolve(response.statusCode ?? 0);
    socket.terminate();
  });
  socket.on('close', (code) => closed.resolve(code));
  // Already reported by `closed`.
  socket.on('error', () => {});
  const next = (): Promise<Message> =>
    unread.length > 0 ? Promise.resolve(unread.shift()) : new Promise((resolve) => readers.push(resolve));
  return {
    socket,
    closed: closed.promise,
    next,
    async nextHint() {
      for (;;) {
        const message = await next();
        if (message.type !== 'order-details') return message;
      }
    },
    say: (text) => void open.promise.then(() => socket.send(text)),
  };
}
