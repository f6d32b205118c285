/** Blocks shared by mails about an order: content, handover, allergens, and legally required information. */
import {
  NO_WITHDRAWAL,
  SEALED_WITHDRAWAL,
  WITHDRAWAL_FORM,
  WITHDRAWAL_PATH,
} from '#contract/withdrawals/withdrawal-words.ts';
import { orderFacts } from '#domain/orders/order-facts.ts';
import { vatSentence } from '#domain/restaurant/vat-sentence.ts';
import type { MailedOrder } from '#server/features/orders/stored-order.ts';
import { box, heading, list, type MailBlock, note, orderRows, rows, sums } from '#server/platform/mail/blocks.ts';
import type { MailServices } from '#server/platform/mail/define-mail.ts';
import { allergenLines, orderedRows, sumRows } from './order-lines.ts';

export function orderBlocks(order: MailedOrder, { restaurant, publicUrl }: MailServices): readonly MailBlock[] {
  const { method, deposits } = order;
  const allergens = allergenLines(order);
  const isForAdults = order.lines.some(({ isAgeRestricted }) => isAgeRestricted);
  return [
    heading('Ce ai comandat'),
    orderRows(orderedRows(order)),
    sums(sumRows(order)),
    note(vatSentence(restaurant.company)),
    heading(method === 'DELIVERY' ? 'Cum ajunge la tine' : 'Cum o primești'),
    rows(
      orderFacts('mail', { ...order, restaurantAddress: restaurant.address }).map(({ label, text }) => [label, text]),
    ),
    heading(allergens.length === 0 ? '' : 'Alergeni'),
    list(allergens),
    note('Bucătăria lucrează cu toți alergenii; pot exista urme.'),
    box(
      isForAdults
        ? [
            { bold: '18+' },
            ': pregătește actul de identitate. Băuturile alcoolice se predau numai persoanelor de peste 18 ani.',
          ]
        : '',
    ),
    note(NO_WITHDRAWAL),
    note(
      deposits > 0
        ? [
            `${SEALED_WITHDRAWAL} ${WITHDRAWAL_FORM} `,
            { label: 'Formularul de retragere', address: new URL(WITHDRAWAL_PATH, publicUrl).href },
          ]
        : '',
    ),
  ];
}
