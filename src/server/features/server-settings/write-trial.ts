import { randomUUID } from 'node:crypto';
import { fullName } from '#domain/accounts/full-name.ts';
import type { RestaurantContact } from '#server/features/restaurant/index.ts';
import { paragraph } from '#server/platform/mail/blocks.ts';
import type { OutgoingMail } from '#server/platform/mail/mailer.ts';
import { renderMail } from '#server/platform/mail/render-mail.ts';

type TrialFacts = {
  readonly restaurant: RestaurantContact;
  readonly account: { readonly firstName: string; readonly lastName: string; readonly email: string };
  readonly publicUrl: string;
};

/** The trial of a mail server: it goes to the person who asks, and says how to find its headers. */
export function writeTrial({ restaurant, account, publicUrl }: TrialFacts): OutgoingMail {
  const { subject, html, text } = renderMail(
    {
      subject: `Probă de la ${restaurant.name}: serverul de e-mail merge`,
      title: 'Serverul de e-mail merge',
      footnote: `Cerut din administrarea magazinului ${publicUrl}.`,
      blocks: [
        paragraph(
          'Așa ajung și confirmările comenzilor. Dacă ați găsit mesajul în „Spam”, clienții îl vor găsi tot acolo.',
        ),
        paragraph(
          'Ca să vedeți ce crede căsuța dumneavoastră despre expeditor: în Gmail apăsați cele trei puncte și „Afișați originalul”; în Outlook, „Vizualizare sursă mesaj”. Copiați tot textul în pagina „Trimiterea e-mailurilor”.',
        ),
      ],
    },
    restaurant,
  );
  return {
    messageId: `<mail_server_trial.${randomUUID()}@${new URL(publicUrl).hostname}>`,
    from: { name: restaurant.name, address: restaurant.email },
    replyTo: null,
    leaveAddress: null,
    to: { name: fullName(account), address: account.email },
    subject,
    html,
    text,
  };
}
