/** Defines a kind of mail: the data of its job, and how the mail is composed right before sending. */
import { z } from 'zod';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Job } from '#server/platform/define/queue.ts';
import type { Secrets } from '#server/platform/security/secrets.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import type { MailBlock } from './blocks.ts';
import { MAIL_QUEUE } from './mail-queue.ts';
import type { Mailbox } from './mailer.ts';
import type { MailText, Sender } from './render-mail.ts';

/**
 * Placeholder for the secret link or the unsubscribe link, because stored mails contain no token
 * (src/server/features/orders/README.md).
 */
export const SECRET_LINK = '{{link}}';
export const LEAVE_LINK = '{{leave-link}}';

export type MailContent = {
  readonly subject: string;
  /** The heading inside the mail; the subject by default. */
  readonly title?: string;
  /** Preview text beside the subject in mail programs; the first box by default. */
  readonly preview?: string;
  /** The last line, below the seller's details. */
  readonly footnote?: string;
  readonly blocks: readonly MailBlock[];
};

/** A mail to one person, for one event. */
export type Mail = (MailContent | MailText) & {
  /** With the kind, identifies the event: the Message-ID is derived from it, so a repeated job sends nothing new. */
  readonly key: string | number;
  /** The restaurant by default. */
  readonly to?: Mailbox;
  readonly orderId?: number | null;
  /** Reply-To, when it is not the restaurant. */
  readonly replyTo?: Mailbox;
  /** Replaces `SECRET_LINK`: computed for each sending, never stored. */
  readonly makeSecretLink?: () => Promise<string> | string;
  /** Replaces `LEAVE_LINK` and is sent as a header (RFC 8058); for every newsletter. */
  readonly leaveLink?: string;
};

/** Services for composing a mail. */
export type MailServices = {
  readonly db: Database;
  readonly clock: () => Instant;
  readonly secrets: Secrets;
  readonly snapshots: Snapshots;
  /** The present data of the restaurant. */
  readonly restaurant: Sender;
  /** Address of the shop, without a trailing slash; never taken from a request (reliability.md T23). */
  readonly publicUrl: string;
};

/** Returned by `defineMail`; a feature lists its kinds in `feature.ts`. */
export type MailKind = {
  readonly kind: string;
  /** @param job payload from the queue */
  readonly compose: (services: MailServices, job: unknown) => Promise<Mail | null>;
};

/**
 * Defines a kind of mail. `compose` runs with the job and returns `null` when the mail is obsolete or has no recipient
 * any more.
 *
 * `job` is what the transaction that causes the mail enqueues.
 */
export function defineMail<Shape extends z.ZodRawShape>({
  kind,
  payload,
  compose,
}: {
  readonly kind: string;
  readonly payload: Shape;
  readonly compose: (
    services: MailServices,
    payload: z.output<z.ZodObject<Shape>>,
  ) => Promise<Mail | null> | Mail | null;
}): MailKind & { readonly job: (payload: z.input<z.ZodObject<Shape>>) => Job } {
  const Payload = z.object(payload);
  return {
    kind,
    job: (sent) => ({ queue: MAIL_QUEUE, payload: { kind, ...sent } }),
    compose: async (services, job) => compose(services, Payload.parse(job)),
  };
}
