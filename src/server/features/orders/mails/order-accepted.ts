import { formatLei } from '#domain/money/format-lei.ts';
import type { DeliveryMethod } from '#domain/orders/order.ts';
import { handoverMoment } from '#domain/orders/order-moments.ts';
import { announcedMoment, minutesLater } from '#domain/orders/steps/told-promise.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { formatDuration } from '#domain/time/duration.ts';
import { formatDate, formatHour, formatLongDateTime } from '#domain/time/format-date.ts';
import { findLegalText } from '#server/features/legal/index.ts';
import type { MailedOrder } from '#server/features/orders/stored-order.ts';
import { box, paragraph } from '#server/platform/mail/blocks.ts';
import { defineOrderMail, followButton } from './define-order-mail.ts';
import { orderBlocks } from './order-blocks.ts';
import { termsBlocks } from './terms-blocks.ts';

/**
 * Acceptance concludes the contract: the mail has the promised moment, the content and the terms on a durable medium.
 */
export const orderAccepted = defineOrderMail({
  kind: 'order_accepted',
  async write(order, services) {
    const { contact, manualPackaging, packaging, payable, termsVersion } = order;
    const { subject, promise } = announce(order);
    const terms = await findLegalText(services, { kind: 'terms', version: termsVersion });
    const isChanged = manualPackaging !== null && manualPackaging !== packaging;
    return {
      subject,
      title: 'Comanda ta a fost acceptată',
      preview: promise,
      blocks: [
        paragraph(`Bună, ${contact.firstName}! ${promise}`),
        box(
          isChanged
            ? `Costul ambalajelor a fost stabilit la ${formatLei(manualPackaging)}; totalul de plată este ${formatLei(payable)}.`
            : '',
        ),
        box(describeLater(order, services.restaurant.phoneText)),
        box(order.isAllergyRead ? 'Bucătăria a confirmat: a citit mesajul tău despre alergii.' : ''),
        followButton,
        ...orderBlocks(order, services),
        paragraph(
          `Comanda este acum fermă, în condițiile acceptate la plasarea ei. Poți renunța gratuit până începem pregătirea: sună-ne la ${services.restaurant.phoneText}.`,
        ),
        ...(terms === null ? [] : termsBlocks(terms)),
      ],
    };
  },
});

/** Both moments, and how to cancel, where the promise is later than what the guest was told; otherwise ''. */
function describeLater(order: MailedOrder, phone: string): string {
  const told = announcedMoment(order);
  const promised = handoverMoment(order);
  if (told === null || promised === null || minutesLater(order, promised) === 0) return '';
  const before = order.requestedAt === null ? 'Înainte de comandă îți spusesem' : 'Ai cerut ora';
  return `${before} ${formatHour(told)}, acum promitem ${formatHour(promised)}. Dacă nu îți convine, sună-ne la ${phone} și renunți gratuit.`;
}

/** What happens at the promised moment, by method. */
const PROMISES = {
  DELIVERY: 'ajunge la tine',
  PICKUP: 'te așteptăm',
  RESTAURANT: 'îți aducem comanda la masă',
} as const satisfies Record<DeliveryMethod, string>;

/** What the estimate refers to: the promised moment is the handover, for a delivery at the guest's door. */
const ESTIMATES = {
  DELIVERY: 'ajunge la tine',
  PICKUP: 'gata',
  RESTAURANT: 'gata',
} as const satisfies Record<DeliveryMethod, string>;

/** Subjects of romania.md §7.2: minutes for the kitchen's estimate, a date for a chosen moment. */
function announce(order: MailedOrder): { readonly subject: string; readonly promise: string } {
  const moment = handoverMoment(order);
  const { number, minutesToPrepare, requestedAt } = order;
  const accepted = `Comanda ta nr. ${number} a fost acceptată`;
  if (moment === null) return { subject: accepted, promise: 'Am acceptat comanda.' };
  if (requestedAt === null && minutesToPrepare !== null) {
    const estimate = `${ESTIMATES[order.method]} în aproximativ ${formatDuration(minutesToPrepare)}`;
    const said = order.method === 'DELIVERY' ? estimate : `e ${estimate}`;
    return {
      subject: `${accepted}: ${estimate}`,
      promise: `Am acceptat comanda și ne apucăm de treabă: ${said}, în jurul orei ${formatHour(moment)}.`,
    };
  }
  return {
    subject: `Comanda ta nr. ${number} este programată pentru ${formatDate(dateOf(moment))}, ora ${formatHour(moment)}`,
    promise: `Am acceptat comanda: ${PROMISES[order.method]} ${formatLongDateTime(moment)}.`,
  };
}
