/**
 * Notifies other processes after a commit. A NOTIFY inside the transaction takes a server-wide lock until the commit is
 * on disk, so orders would commit one after the other.
 */
import type { Pool } from 'pg';
import type { Log } from '#server/platform/log.ts';

/** Without waiting for the disk, because a notification stores nothing. */
const ANNOUNCE = `select set_config('synchronous_commit', 'off', true), pg_notify($1, '')`;

export type Announcements = {
  /**
   * Notifies `channel` soon; returns at once. Announcements during a running one are sent together with the next. A
   * lost one is harmless, because readers also poll (`event-feed.ts`).
   */
  readonly announce: (channel: string) => void;
  /** Resolves when no announcement is being sent. */
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
