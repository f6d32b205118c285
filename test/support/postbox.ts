/** The mails that a story has caused, as they would be sent. */
import { mailServices } from '#server/features.ts';
import type { OutgoingMail } from '#server/platform/mail/mailer.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import type { TestApp } from '#test/support/test-app.ts';

/** Sends all waiting mails and returns them; a second call returns only later ones. */
export async function collectMails({ services }: TestApp): Promise<readonly OutgoingMail[]> {
  const letters: OutgoingMail[] = [];
  const mailer = { send: async (letter: OutgoingMail) => void letters.push(letter), close: () => {} };
  const { rows } = await services.pool.query<{ data: unknown }>(
    "delete from pgboss.job where name = 'mail' returning data, created_on",
  );
  for (const { data } of rows) await sendMail(mailServices(services, mailer), data);
  return letters;
}

/** The token at the end of the link to `page` in a letter; '' when there is none. */
export function linkSecret(letter: OutgoingMail | undefined, page: 'confirmare-cont' | 'resetare-parola'): string {
  return new RegExp(`http://localhost:3000/${page}/([\\w-]{43})`).exec(letter?.text ?? '')?.[1] ?? '';
}
