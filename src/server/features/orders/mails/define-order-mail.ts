import { z } from 'zod';
import { fullName } from '#domain/accounts/full-name.ts';
import { hasMailbox } from '#domain/orders/has-mailbox.ts';
import { orderAccessToken, trackingPath } from '#server/features/orders/order-access.ts';
import type { MailedOrder } from '#server/features/orders/stored-order.ts';
import { button, type MailBlock } from '#server/platform/mail/blocks.ts';
import { defineMail, type MailContent, type MailServices, SECRET_LINK } from '#server/platform/mail/define-mail.ts';
import { findMailedOrder } from '../stored-orders.repository.ts';

const PAYLOAD = {
  orderId: z.int(),
  /**
   * Version of the order after the step that the mail is about: a step that may be repeated has one mail per version.
   */
  version: z.int().optional(),
};

/**
 * Defines a mail to the guest about their order.
 *
 * @param repeats for a step that may happen several times: each version of the order has its own mail. `each` is always
 * sent, `latest` only while the order has not changed since
 */
export function defineOrderMail({
  kind,
  repeats = null,
  write,
}: {
  readonly kind: string;
  readonly repeats?: 'each' | 'latest' | null;
  /** Null where no mail is needed any more. */
  readonly write: (order: MailedOrder, services: MailServices) => MailContent | null | Promise<MailContent | null>;
}) {
  return defineMail({
    kind,
    payload: PAYLOAD,
    async compose(services, { orderId, version }) {
      const order = await findMailedOrder(services.db, orderId);
      if (order === null) throw new Error(`No order with the id ${orderId}`);
      const { contact } = order;
      if (!hasMailbox(order)) return null;
      if (repeats === 'latest' && version !== order.version) return null;
      const content = await write(order, services);
      if (content === null) return null;
      return {
        ...content,
        key: repeats === null ? order.number : `${order.number}.${version}`,
        to: { name: fullName(contact), address: contact.email },
        orderId: order.id,
        async makeSecretLink() {
          const token = orderAccessToken(await services.secrets.load('order_access'), order.id);
          return `${services.publicUrl}${trackingPath(token)}`;
        },
      };
    },
  });
}

export const followButton: MailBlock = button('Urmărește comanda', SECRET_LINK);
