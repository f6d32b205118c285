import { formatLei } from '#domain/money/format-lei.ts';
import { paragraph } from '#server/platform/mail/blocks.ts';
import { defineOrderMail, followButton } from './define-order-mail.ts';
import { orderBlocks } from './order-blocks.ts';

/** Confirms on a durable medium what the guest has agreed to: the order after the change. */
export const orderChanged = defineOrderMail({
  kind: 'order_changed',
  repeats: 'each',
  write(order, services) {
    const { contact, number, payable } = order;
    return {
      subject: `Comanda ta nr. ${number} a fost schimbată: ${formatLei(payable)} de plată`,
      title: 'Comanda ta a fost schimbată',
      blocks: [
        paragraph(`Bună, ${contact.firstName}! Am schimbat comanda, așa cum ai acceptat. Iată cum este acum.`),
        followButton,
        ...orderBlocks(order, services),
        paragraph(`Nu este ce ai cerut? Sună-ne la ${services.restaurant.phoneText}.`),
      ],
    };
  },
});
