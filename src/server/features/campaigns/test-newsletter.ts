import { randomUUID } from 'node:crypto';
import type { SendNewsletterRequest } from '#contract/campaigns/wire.ts';
import { ok, type Result } from '#domain/result.ts';
import { unsubscribePath } from '#server/features/newsletter/index.ts';
import { storeMailJpeg } from '#server/platform/images/store-mail-jpeg.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { LEAVE_LINK } from '#server/platform/mail/define-mail.ts';
import { type ComposeServices, composeNewsletter, type NewsletterRefusal } from './compose-newsletter.ts';
import { newsletterTest } from './mails/newsletter-test.ts';

/** A token without a subscriber: its page says that the link is not valid. */
const NOBODYS_LINK = 'proba';

/** Sends the letter to one address of the restaurant, marked as a test; its unsubscribe link does nothing. */
export async function testNewsletter(
  services: ComposeServices & { readonly jobs: Jobs },
  { sent, address }: { readonly sent: SendNewsletterRequest; readonly address: string },
): Promise<Result<null, NewsletterRefusal>> {
  const composed = await composeNewsletter(services, sent);
  if (!composed.ok) return composed;
  const { mail, imageHash } = composed.value;
  await storeMailJpeg(services.db, imageHash);
  const enqueue = await services.jobs.ready();
  const leaveUrl = `${services.config.publicUrl}${unsubscribePath(NOBODYS_LINK)}`;
  const job = newsletterTest.job({
    key: randomUUID(),
    address,
    subject: `[Test] ${mail.subject}`,
    html: mail.html.replaceAll(LEAVE_LINK, leaveUrl),
    text: mail.text.replaceAll(LEAVE_LINK, leaveUrl),
  });
  await inTransaction(services.db, (tx) => enqueue(tx, job));
  return ok(null);
}
