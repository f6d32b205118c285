import { orderFacts } from '#domain/orders/order-facts.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import type { Instant } from '#domain/time/instant.ts';
import { orderText } from '#web/i18n/order.ts';
import { Lei } from '#web/ui/lei.tsx';
import styles from './order-receipt.module.css';
import { receiptLines, receiptSums } from './receipt-rows.ts';

/** The lines of an order, its sums, where and how. */
export function OrderReceipt({
  order,
  address,
  now,
  isFull = false,
}: {
  readonly order: OrderView;
  readonly address: string;
  readonly now: Instant;
  /** Also the packaging of each product, for past orders. */
  readonly isFull?: boolean;
}) {
  return (
    <section className={styles.receipt} aria-labelledby="receipt">
      <h2 id="receipt">{orderText.details}</h2>
      <ul className={styles.lines}>
        {receiptLines(order, isFull).map(({ key, quantity, name, details, amount }) => (
          <li key={key}>
            <span className={styles.quantity}>{orderText.pieces(quantity)}</span>
            <div className={styles.words}>
              <p className={styles.name}>{name}</p>
              {details.map((detail, index) => (
                // A bundle may contain the same pizza twice.
                // biome-ignore lint/suspicious/noArrayIndexKey: the details of one line never change places
                <p key={`${index}-${detail}`} className={styles.detail}>
                  {detail}
                </p>
              ))}
            </div>
            <span className={styles.price}>
              <Lei amount={amount} />
            </span>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        {receiptSums(order).map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{order.status === 'REJECTED' ? orderText.totalRejected : orderText.total}</dt>
          <dd>
            {order.reductions.length > 0 && (
              <s className={styles.before}>
                <Lei amount={order.total} />
              </s>
            )}{' '}
            <Lei amount={order.payable} />
          </dd>
        </div>
      </dl>
      <dl className={styles.facts}>
        {orderFacts('guestPage', { ...order, restaurantAddress: address, now }).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
