import { formatLei } from '#domain/money/format-lei.ts';
import { formatChange } from '#domain/orders/proposals/list-changes.ts';
import { formatHour, formatLongDateTime } from '#domain/time/format-date.ts';
import { box, button, list, paragraph } from '#server/platform/mail/blocks.ts';
import { SECRET_LINK } from '#server/platform/mail/define-mail.ts';
import { findProposal } from '../proposals/proposals.repository.ts';
import { defineOrderMail } from './define-order-mail.ts';

/** Asks the guest to agree to a changed order; nothing changes before the guest agrees. */
export const orderProposed = defineOrderMail({
  kind: 'order_proposed',
  repeats: 'each',
  async write(order, { db, restaurant }) {
    const proposal = await findProposal(db, order.id);
    if (proposal === null || proposal.state !== 'open') return null;
    const { changes, reason, payable, dueAt, expiresAt } = proposal;
    return {
      subject: `Restaurantul îți propune o schimbare la comanda nr. ${order.number}`,
      title: 'Restaurantul îți propune o schimbare',
      blocks: [
        paragraph(`Bună, ${order.contact.firstName}! ${reason}`),
        list(changes.map(formatChange)),
        box(
          [
            `De plată: ${formatLei(payable)}, în loc de ${formatLei(order.payable)}.`,
            ...(dueAt === null ? [] : [`Pentru ${formatLongDateTime(dueAt)}.`]),
          ].join(' '),
        ),
        button('Răspunde la propunere', SECRET_LINK),
        paragraph(
          `Comanda rămâne cum ai făcut-o până accepți. Poți răspunde până la ${formatHour(expiresAt)}; vrei altceva? Sună-ne la ${restaurant.phoneText}.`,
        ),
      ],
    };
  },
});
