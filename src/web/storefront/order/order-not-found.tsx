import { orderText } from '#web/i18n/order.ts';
import { titles } from '#web/i18n/titles.ts';
import { Link } from '#web/router/index.ts';
import { buttonClass } from '#web/ui/button.tsx';
import styles from './order-page.module.css';

/** Shown for a link without an order. */
export function OrderNotFound() {
  return (
    <div className={styles.page}>
      <h1>{titles.orderNotFound}</h1>
      <p>{orderText.notFoundText}</p>
      <div className={styles.ways}>
        <Link to="/meniu" className={buttonClass()}>
          {orderText.toMenu}
        </Link>
      </div>
    </div>
  );
}
