import { z } from 'zod';
import { defineMail } from '#server/platform/mail/define-mail.ts';

/** A newsletter that is looked at before it is sent: written already, to one address of the restaurant. */
export const newsletterTest = defineMail({
  kind: 'newsletter_test',
  payload: {
    /** New for each test: two of the same newsletter are two mails. */
    key: z.string(),
    address: z.string(),
    subject: z.string(),
    html: z.string(),
    text: z.string(),
  },
  compose: (_, { address, ...mail }) => ({ ...mail, to: { name: '', address } }),
});
