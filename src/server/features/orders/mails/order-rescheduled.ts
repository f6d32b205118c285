import { formatHour, formatLongDateTime } from '#domain/time/format-date.ts';
import { box, paragraph } from '#server/platform/mail/blocks.ts';
import { defineOrderMail, followButton } from './define-order-mail.ts';

/** The hour changed after acceptance: the new one, and how to object. */
export const orderRescheduled = defineOrderMail({
  kind: 'order_rescheduled',
  repeats: 'latest',
  write({ contact, number, promisedAt }, { restaurant }) {
    if (promisedAt === null) throw new Error(`Order ${number} was promised for no moment`);
    return {
      subject: `Comanda ta nr. ${number}: ora nouă este ${formatHour(promisedAt)}`,
      title: `Ora nouă: ${formatHour(promisedAt)}`,
      blocks: [
        paragraph(`Bună, ${contact.firstName}! Ora comenzii tale s-a schimbat.`),
        box(`Noua oră: ${formatLongDateTime(promisedAt)}.`),
        followButton,
        paragraph(`Nu îți convine? Sună-ne la ${restaurant.phoneText} și vedem împreună.`),
      ],
    };
  },
});
