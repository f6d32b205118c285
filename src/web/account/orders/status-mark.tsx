import type { DeliveryMethod, OrderStatus } from '#domain/orders/order.ts';
import { customerStatusLabel } from '#domain/orders/order-status.ts';
import { accountText } from '#web/i18n/account.ts';
import styles from './status-mark.module.css';

/** Where an order stands, as its guest reads it; the status is the style's name, too (storefront.md §4). */
export function StatusMark({ status, method }: { readonly status: OrderStatus; readonly method: DeliveryMethod }) {
  return (
    <span className={`${styles.mark} ${styles[status]}`}>
      {accountText.statuses[customerStatusLabel(status, method)]}
    </span>
  );
}
