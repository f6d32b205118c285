import type { DeliveryMethod, OrderStatus } from '#domain/orders/order.ts';
import { statusWord } from './order-words.ts';
import styles from './status-mark.module.css';

type Props = { readonly status: OrderStatus; readonly method: DeliveryMethod };

export function StatusMark({ status, method }: Props) {
  return (
    <span className={styles.mark} data-status={status}>
      {statusWord(status, method)}
    </span>
  );
}
