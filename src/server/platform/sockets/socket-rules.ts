import type { Instant } from '#domain/time/instant.ts';
import type { Log } from '#server/platform/log.ts';
import type { Session } from '#server/platform/sessions.ts';

/** What decides who may open a push connection and keep it. */
export type SocketRules = {
  readonly publicUrl: string;
  /** How many trailing proxies of X-Forwarded-For are trusted. */
  readonly trustedProxies: number;
  readonly clock: () => Instant;
  readonly log: Log;
  /** Whether it is a signed, unexpired ticket; needs no database. */
  readonly isTicket: (shown: string) => Promise<boolean>;
  /** The session behind a token or a one-use ticket. */
  readonly findSession: (shown: string) => Promise<Session | null>;
  /** The present state of the session, null when it ended. */
  readonly recheck: (session: Session) => Promise<Session | null>;
  readonly mayListen: (session: Session) => boolean;
};
