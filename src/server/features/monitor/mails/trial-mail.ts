import { z } from 'zod';
import { fullName } from '#domain/accounts/full-name.ts';
import { findAccount } from '#server/features/accounts/index.ts';
import { paragraph } from '#server/platform/mail/blocks.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';

/** To the administrator who tries whether mails leave. */
export const trialMail = defineMail({
  kind: 'trial_mail',
  payload: {
    userId: z.int(),
    /** Unique for each trial. */
    occasion: z.uuid(),
  },
  async compose({ db, restaurant, publicUrl }, { userId, occasion }) {
    const account = await findAccount(db, userId);
    if (account === null) return null;
    const text = `E-mailurile de la ${restaurant.name} pleacă și ajung: așa vor primi și clienții confirmarea comenzii.`;
    return {
      key: occasion,
      to: { name: fullName(account), address: account.email },
      subject: `E-mail de probă de la ${restaurant.name}`,
      title: 'E-mailurile ajung',
      preview: text,
      footnote: `Cerut din administrarea magazinului ${publicUrl}.`,
      blocks: [
        paragraph(text),
        paragraph('Dacă l-ați găsit în „Spam”, spuneți celui care se ocupă de server: și clienții îl vor găsi acolo.'),
      ],
    };
  },
});
