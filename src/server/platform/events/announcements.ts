/**
 * Tells other processes, after a commit, that something was committed. A notification inside the transaction that it is
 * about would hold a lock of the whole server until that commit is on disk: orders would commit one after the other.
 */
import type { Pool } from 'pg';
import type { Log } from '#server/platform/log.ts';

/** Sent without waiting for the disk: a hint has nothing to keep. */
const ANNOUNCE = `select set_config('synchronous_commit', 'off', true), pg_notify($1, '')`;

export type Announcements = {
  /**
   * Notifies `channel` soon; returns at once. Announcements made while one is on its way share the next. One that is lost
   * is made up for by the readers, who also look by themselves (`event-feed.ts`).
   */
  readonly announce: (channel: string) => void;
  /** Fulfilled when nothing is on its way. */
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
