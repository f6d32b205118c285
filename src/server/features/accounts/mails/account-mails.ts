/** Mails about an account: a sentence, one button, and instructions when it was not the recipient. */

import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { fullName } from '#domain/accounts/full-name.ts';
import { greetingName } from '#domain/accounts/greeting-name.ts';
import { type Account, findAccount } from '#server/features/accounts/find-account.ts';
import { button, type MailBlock, note, paragraph } from '#server/platform/mail/blocks.ts';
import { defineMail, type MailServices, SECRET_LINK } from '#server/platform/mail/define-mail.ts';
import { issueAccountLink } from '../account-links.ts';

type Words = {
  readonly subject: string;
  readonly title?: string;
  readonly before: readonly string[];
  readonly button: MailBlock;
  readonly after: readonly string[];
};

function defineAccountMail({
  kind,
  link,
  write,
}: {
  readonly kind: string;
  /** Target of the secret link, in mails that have one. */
  readonly link?: { readonly purpose: 'confirm_account' | 'reset_password'; readonly page: string };
  readonly write: (services: MailServices) => Words;
}) {
  const { job, ...mail } = defineMail({
    kind,
    payload: {
      /** `null` sends nothing: the request must take the same time whether or not an account exists. */
      userId: z.int().nullable(),
      /** Identifies the event, because the same kind may be sent to a person several times. */
      occasion: z.uuid(),
    },
    async compose(services, { userId, occasion }) {
      const { db, clock, publicUrl } = services;
      const account = userId === null ? null : await findAccount(db, userId);
      if (account === null || (link?.purpose === 'confirm_account' && account.isConfirmed)) return null;
      const words = write(services);
      return {
        key: occasion,
        to: { name: fullName(account), address: account.email },
        subject: words.subject,
        title: words.title ?? words.subject,
        preview: words.before[0] ?? '',
        footnote: `Mesaj trimis la ${account.email}, pentru că adresa a fost folosită pe site-ul nostru.`,
        blocks: [paragraph(greet(account)), ...words.before.map(paragraph), words.button, ...words.after.map(note)],
        async makeSecretLink() {
          if (link === undefined) return '';
          const token = await issueAccountLink(db, { purpose: link.purpose, userId: account.id, now: clock() });
          return `${publicUrl}/${link.page}/${token}`;
        },
      };
    },
  });
  return { ...mail, job: (userId: number | null) => job({ userId, occasion: randomUUID() }) };
}

/** The first line of a mail about an account. */
export function greet({ firstName }: Account): string {
  const name = greetingName(firstName);
  return name === '' ? 'Bună!' : `Bună, ${name}!`;
}

const signIn = (publicUrl: string) => button('Intră în cont', `${publicUrl}/auth?mode=authenticate`);
const forgotten = (publicUrl: string) => `${publicUrl}/auth?mode=forgotPassword`;

export const confirmAccount = defineAccountMail({
  kind: 'confirm_account',
  link: { purpose: 'confirm_account', page: 'confirmare-cont' },
  write: ({ restaurant }) => ({
    subject: `Confirmă-ți contul la ${restaurant.name}`,
    title: 'Mai e un pas: confirmă-ți adresa',
    before: [
      'Ai cerut un cont cu această adresă de e-mail. Apasă butonul și scrie parola pe care ai ales-o: contul se activează pe loc.',
    ],
    button: button('Confirmă contul', SECRET_LINK),
    after: [
      'Linkul e valabil 24 de ore și poate fi folosit o singură dată.',
      'Nu ai cerut tu contul? Ignoră acest mesaj: fără parolă, linkul nu activează nimic.',
    ],
  }),
});

export const existingAccount = defineAccountMail({
  kind: 'existing_account',
  write: ({ restaurant, publicUrl }) => ({
    subject: `Ai deja cont la ${restaurant.name}`,
    title: 'Ai deja cont',
    before: [
      'Cineva a cerut un cont nou cu această adresă de e-mail, dar ai deja unul. Intră în cont cu parola ta.',
      `Ai uitat parola? Cere alta aici: ${forgotten(publicUrl)}`,
    ],
    button: signIn(publicUrl),
    after: ['Nu ai cerut tu asta? Nu trebuie să faci nimic: contul tău a rămas cum era.'],
  }),
});

export const resetPassword = defineAccountMail({
  kind: 'reset_password',
  link: { purpose: 'reset_password', page: 'resetare-parola' },
  write: ({ restaurant }) => ({
    subject: 'Resetează-ți parola',
    title: 'Alege o parolă nouă',
    before: [`Ai cerut o parolă nouă pentru contul tău de la ${restaurant.name}.`],
    button: button('Alege parola nouă', SECRET_LINK),
    after: [
      'Linkul e valabil 30 de minute și poate fi folosit o singură dată.',
      'Nu ai cerut tu asta? Ignoră acest mesaj: parola ta rămâne aceeași.',
    ],
  }),
});

export const passwordChanged = defineAccountMail({
  kind: 'password_changed',
  write: ({ restaurant, publicUrl }) => ({
    subject: 'Parola ta a fost schimbată',
    before: ['Parola contului tău tocmai a fost schimbată, iar celelalte dispozitive au fost deconectate.'],
    button: signIn(publicUrl),
    after: [
      `Nu ai schimbat-o tu? Cere imediat alta, la ${forgotten(publicUrl)}, și sună-ne la ${restaurant.phoneText}.`,
    ],
  }),
});
