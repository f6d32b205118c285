import pg from 'pg';
import { COPY_ASKED_NOTICE } from '../platform/backups/copy-place.ts';
import { listen } from '../platform/events/listener.ts';
import type { Log } from '../platform/log.ts';

export type FollowAskedOptions = {
  /** Superuser URL of the restaurant's database, which may move to another port. */
  readonly findUrl: () => string;
  /** Makes the copy in a process of its own, which records its progress. */
  readonly make: () => Promise<boolean>;
  readonly log: Log;
};

export type AskedCopies = {
  /** Called now and then: a notification may be lost. */
  readonly look: () => void;
  readonly close: () => Promise<void>;
};

/** Makes the copies that are asked for in the back office, one at a time. */
export function followAskedCopies({ findUrl, make, log }: FollowAskedOptions): AskedCopies {
  let running: Promise<void> | null = null;
  const look = async () => {
    if (!(await isAsked(findUrl()))) return;
    const isMade = await make();
    log[isMade ? 'info' : 'error']({}, isMade ? 'backup.made' : 'backup.failed');
  };
  const begin = () => {
    running ??= look()
      .catch((error: Error) => log.error({ reason: error.message }, 'backup.waiting'))
      .finally(() => {
        running = null;
      });
  };
  const listener = listen({ url: findUrl(), channels: { [COPY_ASKED_NOTICE]: begin }, log });
  return {
    look: begin,
    async close() {
      await listener.close();
      await running;
    },
  };
}

/** Whether a copy waits that nobody has begun. */
async function isAsked(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, application_name: 'pofta backup' });
  client.on('error', () => {});
  await client.connect();
  try {
    // Before the first migrations there is no table.
    const { rows: tables } = await client.query(`select where to_regclass('public.copy_runs') is not null`);
    if (tables.length === 0) return false;
    const { rows } = await client.query(`select from copy_runs where state = 'asked'`);
    return rows.length > 0;
  } finally {
    await client.end();
  }
}
