/** A kind of mail: what its job carries, and how the mail is composed when it is about to be sent. */
import { z } from 'zod';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Secrets } from '#server/platform/security/secrets.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import type { MailBlock } from './blocks.ts';
import type { Mailbox } from './mailer.ts';
import type { MailText, Sender } from './render-mail.ts';

/** Written where the secret link or the link to unsubscribe belongs: the stored mail holds no key (src/server/features/orders/README.md). */
export const SECRET_LINK = '{{link}}';
export const LEAVE_LINK = '{{leave-link}}';

export type MailContent = {
  readonly subject: string;
  /** The first line inside; the subject unless given. */
  readonly title?: string;
  /** What mail programs show beside the subject; the first box unless given. */
  readonly preview?: string;
  /** The last line, under the seller's details. */
  readonly footnote?: string;
  readonly blocks: readonly MailBlock[];
};

/** A mail to one person, about one occasion. */
export type Mail = (MailContent | MailText) & {
  /** With the kind, names the occasion: the Message-ID is made of it, so a repeated job sends nothing new. */
  readonly key: string | number;
  /** The restaurant unless given. */
  readonly to?: Mailbox;
  readonly orderId?: number | null;
  /** Who gets the answer, where that is not the restaurant. */
  readonly replyTo?: Mailbox;
  /** Stands for `SECRET_LINK`: made anew for each sending, stored nowhere. */
  readonly makeSecretLink?: () => Promise<string> | string;
  /** Stands for `LEAVE_LINK` and is told to the mailbox (RFC 8058): for every mail of the newsletter. */
  readonly leaveLink?: string;
};

/** What a mail may be composed from. */
export type MailServices = {
  readonly db: Database;
  readonly clock: () => Instant;
  readonly secrets: Secrets;
  readonly snapshots: Snapshots;
  /** The restaurant, as it is at this moment. */
  readonly restaurant: Sender;
  /** Where the shop stands, without a slash at the end; never taken from a request (reliability.md T23). */
  readonly publicUrl: string;
};

/** What `defineMail` makes; the table of all kinds is `src/server/mails.ts`. */
export type MailKind = {
  readonly kind: string;
  /** @param job as it stood in the queue */
  readonly compose: (services: MailServices, job: unknown) => Promise<Mail | null>;
};

/**
 * Defines a kind of mail. `compose` runs when the job does and answers `null` where nothing is to be said any more, or
 * no recipient is left.
 *
 * `job` makes what is put into the queue `mail`, in the transaction that gives reason for the mail.
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
}): MailKind & { readonly job: (payload: z.input<z.ZodObject<Shape>>) => object } {
  const Payload = z.object(payload);
  return {
    kind,
    job: (sent) => ({ kind, ...sent }),
    compose: async (services, job) => compose(services, Payload.parse(job)),
  };
}
