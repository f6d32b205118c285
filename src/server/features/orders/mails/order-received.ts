import { box, paragraph } from '#server/platform/mail/blocks.ts';
import { defineOrderMail, followButton } from './define-order-mail.ts';
import { orderBlocks } from './order-blocks.ts';

/** Sent at once after the order: confirms its receipt with its full content; not yet binding (romania.md §1.5). */
export const orderReceived = defineOrderMail({
  kind: 'order_received',
  write: (order, services) => ({
    subject: `Am primit comanda ta nr. ${order.number}`,
    blocks: [
      paragraph(`Bună, ${order.contact.firstName}! Restaurantul a primit comanda ta.`),
      box('Comanda devine fermă după ce o confirmăm; îți scriem imediat.'),
      followButton,
      ...orderBlocks(order, services),
      paragraph(`Vrei să schimbi ceva? Sună-ne la ${services.restaurant.phoneText} înainte să începem pregătirea.`),
    ],
  }),
});
