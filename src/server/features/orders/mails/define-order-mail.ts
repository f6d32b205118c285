import { z } from 'zod';
import { orderAccessToken, trackingPath } from '#server/features/orders/order-access.ts';
import type { MailedOrder } from '#server/features/orders/stored-order.ts';
import { button, type MailBlock } from '#server/platform/mail/blocks.ts';
import { defineMail, type MailContent, type MailServices, SECRET_LINK } from '#server/platform/mail/define-mail.ts';
import { findMailedOrder } from '../stored-orders.repository.ts';

const PAYLOAD = {
  orderId: z.int(),
  /** The order's, after the step that the mail is about: what may happen twice has a mail each time. */
  version: z.int().optional(),
};

/**
 * A mail to the guest about their order.
 *
 * @param repeats true for a step that may happen several times: each version of the order has a mail of its own, and a
 * job that a later one has overtaken sends nothing
 */
export function defineOrderMail({
  kind,
  repeats = false,
  write,
}: {
  readonly kind: string;
  readonly repeats?: boolean;
  readonly write: (order: MailedOrder, services: MailServices) => MailContent | Promise<MailContent>;
}) {
  return defineMail({
    kind,
    payload: PAYLOAD,
    async compose(services, { orderId, version }) {
      const order = await findMailedOrder(services.db, orderId);
      if (order === null) throw new Error(`No order with the id ${orderId}`);
      const { firstName, lastName, email } = order.contact;
      // The order has been anonymised.
      if (email === '') return null;
      if (repeats && version !== order.version) return null;
      return {
        ...(await write(order, services)),
        key: repeats ? `${order.number}.${order.version}` : order.number,
        to: { name: `${firstName} ${lastName}`, address: email },
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
