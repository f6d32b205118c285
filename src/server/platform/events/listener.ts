/**
 * Receives PostgreSQL notifications of other processes. They are hints: some may be lost while the connection is down,
 * so every subscriber also polls, and is called when the connection is open again.
 */
import pg from 'pg';
import type { Log } from '#server/platform/log.ts';
import { isDirect } from '#server/platform/postgres/direct-connection.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2_000;
const CONNECT_TIMEOUT_MS = 3_000;
/** A dead connection is detected when a query gets no answer. */
const ASK_EVERY_MS = 10_000;
const ANSWER_TIMEOUT_MS = 5_000;

export type Listener = {
  /** Resolves when the connection was opened for the first time and every subscriber was called. */
  readonly begun: Promise<void>;
  readonly close: () => Promise<void>;
};

export type ListenerOptions = {
  readonly url: string;
  /** Channel → called for each message, and once whenever the connection is (re)opened. */
  readonly channels: Readonly<Record<string, () => void>>;
  readonly log: Log;
};

/** Listens on a separate connection, until the process ends. */
export function listen({ url, channels, log }: ListenerOptions): Listener {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let pauseMs = FIRST_PAUSE_MS;
  const beginning = Promise.withResolvers<void>();

  function again(dead: pg.Client, reason: string): void {
    if (isClosed || client !== dead) return;
    client = undefined;
    clearTimeout(timer);
    log.warn({ reason }, 'listener.lost');
    // Ending a broken connection may fail; it is abandoned either way.
    void dead.end().catch(() => {});
    timer = setTimeout(connect, pauseMs);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }

  function connect(): void {
    const made = new pg.Client({
      connectionString: url,
      application_name: 'pofta-listener',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: ANSWER_TIMEOUT_MS,
      keepAlive: true,
    });
    client = made;
    made.on('error', (error) => again(made, error.message));
    made.on('end', () => again(made, 'the connection ended'));
    made.on('notification', ({ channel }) => channels[channel]?.());
    begin(made).catch((error: Error) => again(made, error.message));
  }

  async function begin(made: pg.Client): Promise<void> {
    await made.connect();
    // Behind a pooler, notifications would reach the next client of the connection; subscribers only poll then.
    if (await isDirect(made)) {
      await made.query(
        Object.keys(channels)
          .map((channel) => `listen ${pg.escapeIdentifier(channel)}`)
          .join(';'),
      );
    }
    pauseMs = FIRST_PAUSE_MS;
    for (const tell of Object.values(channels)) tell();
    beginning.resolve();
    ask(made);
  }

  function ask(made: pg.Client): void {
    timer = setTimeout(() => {
      made.query('select 1').then(
        () => {
          if (!isClosed && client === made) ask(made);
        },
        (error: Error) => again(made, error.message),
      );
    }, ASK_EVERY_MS);
  }

  connect();
  return {
    begun: beginning.promise,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
