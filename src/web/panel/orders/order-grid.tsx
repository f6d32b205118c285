import type { ListedOrder } from '#domain/orders/order-view.ts';
import styles from '#web/panel/board/board.module.css';
import { packCards } from '#web/panel/board/pack-cards.ts';
import { OrderCard } from './order-card.tsx';

type Props = {
  readonly orders: readonly ListedOrder[];
  /** Of several states. */
  readonly hasState: boolean;
  readonly isKept?: boolean;
};

/** Orders as cards beside each other, as on the board. */
export function OrderGrid({ orders, hasState, isKept = false }: Props) {
  return (
    <ul className={styles.orders} ref={packCards}>
      {orders.map((order) => (
        <OrderCard key={order.number} order={order} hasState={hasState} isKept={isKept} />
      ))}
    </ul>
  );
}
