/**
 * Notifies other processes after a commit. A notification inside the transaction would take a server-wide lock until the
 * commit is on disk, so that orders would commit one after the other.
 */
import type { Pool } from 'pg';
import type { Log } from '#server/platform/log.ts';

/** Without waiting for the disk: a notification stores nothing. */
const ANNOUNCE = `select set_config('synchronous_commit', 'off', true), pg_notify($1, '')`;

export type Announcements = {
  /**
   * Notifies `channel` soon; returns at once. Announcements made while one is being sent share the next. A lost one
   * does no harm: the readers also poll (`event-feed.ts`).
   */
  readonly announce: (channel: string) => void;
  /** Fulfilled when none is being sent. */
  readonly close: () => Promise<void>;
};

/** Opens the announcements of a process over `pool`. */
export function openAnnouncements(pool: Pool, log: Log): Announcements {
  const channels = new Set<string>();
  let sending: Promise<void> | null = null;

  async function send(): Promise<void> {
    for (const channel of channels) {
      channels.delete(channel);
      await pool.query(ANNOUNCE, [channel]);
    }
  }

  function begin(): void {
    sending ??= send()
      .catch((error: unknown) => log.warn({ reason: String(error) }, 'announcement.lost'))
      .finally(() => {
        sending = null;
        if (channels.size > 0) begin();
      });
  }

  return {
    announce(channel) {
      channels.add(channel);
      begin();
    },
    async close() {
      while (sending !== null) await sending;
    },
  };
}
