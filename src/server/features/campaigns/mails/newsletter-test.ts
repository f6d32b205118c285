import { z } from 'zod';
import { defineMail } from '#server/platform/mail/define-mail.ts';

/** A test of a newsletter before it is sent: already composed, to one address of the restaurant. */
export const newsletterTest = defineMail({
  kind: 'newsletter_test',
  payload: {
    /** Unique for each test, so that two tests of the same newsletter are two mails. */
    key: z.string(),
    address: z.string(),
    subject: z.string(),
    html: z.string(),
    text: z.string(),
  },
  compose: (_, { address, ...mail }) => ({ ...mail, to: { name: '', address } }),
});
