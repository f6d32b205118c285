import { z } from 'zod';
import { fullName } from '#domain/accounts/full-name.ts';
import { findAccount } from '#server/features/accounts/find-account.ts';
import { button, note, paragraph } from '#server/platform/mail/blocks.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { greet } from './account-mails.ts';

/** To staff who signed in from a new device. */
export const newDevice = defineMail({
  kind: 'new_device',
  payload: { userId: z.int(), at: z.number(), when: z.string(), device: z.string(), ip: z.string() },
  async compose({ db, publicUrl }, { userId, at, when, device, ip }) {
    const account = await findAccount(db, userId);
    if (account === null) return null;
    const facts = [when, ...(device === '' ? [] : [device]), ...(ip === '' ? [] : [`adresa ${ip}`])].join(' · ');
    return {
      key: `${userId}-${at}`,
      to: { name: fullName(account), address: account.email },
      subject: 'Conectare de pe un dispozitiv nou',
      preview: `Cineva s-a conectat la contul tău: ${facts}`,
      footnote: `Mesaj trimis la ${account.email}, pentru că adresa este a unui cont de personal.`,
      blocks: [
        paragraph(greet(account)),
        paragraph('Cineva s-a conectat la contul tău de pe un dispozitiv folosit pentru prima dată:'),
        paragraph(facts),
        paragraph('Dacă ai fost tu, nu trebuie să faci nimic.'),
        button('Nu am fost eu: schimb parola', `${publicUrl}/auth?mode=forgotPassword`),
        note('O parolă nouă deconectează toate dispozitivele. Anunță apoi administratorul restaurantului.'),
      ],
    };
  },
});
