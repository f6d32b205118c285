import type { DeliveryMethod, OrderStatus } from '#domain/orders/order.ts';
import { customerStatusLabel } from '#domain/orders/order-status.ts';
import { accountText } from '#web/i18n/account.ts';
import styles from './status-mark.module.css';

/** The status of an order in words for its guest; the status is also the class name (storefront.md §4). */
export function StatusMark({ status, method }: { readonly status: OrderStatus; readonly method: DeliveryMethod }) {
  return (
    <span className={`${styles.mark} ${styles[status]}`}>
      {accountText.statuses[customerStatusLabel(status, method)]}
    </span>
  );
}
