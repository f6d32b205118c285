import { greetingName } from '#domain/accounts/greeting-name.ts';
import type { RestaurantContact } from '#server/features/restaurant/load-restaurant-contact.ts';
import { type Html, html } from './html.ts';
import { identityLines, mailButton, mailLayout, STYLES } from './layout.ts';
import type { MailText } from './mail-occasion.ts';

export type AccountMailFacts = {
  readonly firstName: string;
  readonly email: string;
  readonly restaurant: RestaurantContact;
  /** The secret address, or its place holder; '' in mails without one. */
  readonly link: string;
  /** Where the shop stands; never taken from a request (reliability.md T23). */
  readonly publicUrl: string;
};

/** One button, a sentence before it and what to do when it was not you. */
type AccountMail = {
  readonly subject: string;
  readonly title: string;
  readonly sentences: readonly string[];
  readonly button: { readonly label: string; readonly address: string };
  readonly afterwards: readonly string[];
};

export function writeConfirmAccount({ restaurant, link, ...facts }: AccountMailFacts): MailText {
  return write(facts, restaurant, {
    subject: `Confirmă-ți contul la ${restaurant.name}`,
    title: 'Mai e un pas: confirmă-ți adresa',
    sentences: [
      'Ai cerut un cont cu această adresă de e-mail. Apasă butonul și scrie parola pe care ai ales-o: contul se activează pe loc.',
    ],
    button: { label: 'Confirmă contul', address: link },
    afterwards: [
      'Linkul e valabil 24 de ore și poate fi folosit o singură dată.',
      'Nu ai cerut tu contul? Ignoră acest mesaj: fără parolă, linkul nu activează nimic.',
    ],
  });
}

export function writeExistingAccount({ restaurant, publicUrl, ...facts }: AccountMailFacts): MailText {
  return write({ ...facts, publicUrl }, restaurant, {
    subject: `Ai deja cont la ${restaurant.name}`,
    title: 'Ai deja cont',
    sentences: [
      'Cineva a cerut un cont nou cu această adresă de e-mail, dar ai deja unul. Intră în cont cu parola ta.',
      `Ai uitat parola? Cere alta aici: ${publicUrl}/auth?mode=forgotPassword`,
    ],
    button: { label: 'Intră în cont', address: `${publicUrl}/auth?mode=authenticate` },
    afterwards: ['Nu ai cerut tu asta? Nu trebuie să faci nimic: contul tău a rămas cum era.'],
  });
}

export function writeResetPassword({ restaurant, link, ...facts }: AccountMailFacts): MailText {
  return write(facts, restaurant, {
    subject: 'Resetează-ți parola',
    title: 'Alege o parolă nouă',
    sentences: [`Ai cerut o parolă nouă pentru contul tău de la ${restaurant.name}.`],
    button: { label: 'Alege parola nouă', address: link },
    afterwards: [
      'Linkul e valabil 30 de minute și poate fi folosit o singură dată.',
      'Nu ai cerut tu asta? Ignoră acest mesaj: parola ta rămâne aceeași.',
    ],
  });
}

export function writePasswordChanged({ restaurant, publicUrl, ...facts }: AccountMailFacts): MailText {
  return write({ ...facts, publicUrl }, restaurant, {
    subject: 'Parola ta a fost schimbată',
    title: 'Parola ta a fost schimbată',
    sentences: ['Parola contului tău tocmai a fost schimbată, iar celelalte dispozitive au fost deconectate.'],
    button: { label: 'Intră în cont', address: `${publicUrl}/auth?mode=authenticate` },
    afterwards: [
      `Nu ai schimbat-o tu? Cere imediat alta, la ${publicUrl}/auth?mode=forgotPassword, și sună-ne la ${restaurant.phoneText}.`,
    ],
  });
}

function write(
  { firstName, email }: Pick<AccountMailFacts, 'firstName' | 'email' | 'publicUrl'>,
  restaurant: RestaurantContact,
  { subject, title, sentences, button, afterwards }: Omit<AccountMail, 'link'>,
): MailText {
  const name = greetingName(firstName);
  const hello = name === '' ? 'Bună!' : `Bună, ${name}!`;
  const footnote = `Mesaj trimis la ${email}, pentru că adresa a fost folosită pe site-ul nostru.`;
  const paragraphs = (texts: readonly string[], style: string): readonly Html[] =>
    texts.map((text) => html`<p style="${style}">${text}</p>`);
  return {
    subject,
    html: mailLayout({
      title,
      preview: sentences[0] ?? '',
      restaurant,
      footnote,
      body: [
        ...paragraphs([hello, ...sentences], STYLES.text),
        mailButton(button.label, button.address),
        ...paragraphs(afterwards, STYLES.soft),
      ],
    }),
    text: [
      hello,
      ...sentences,
      '',
      `${button.label}: ${button.address}`,
      '',
      ...afterwards,
      '',
      ...identityLines(restaurant),
      footnote,
    ].join('\n'),
  };
}
