import { visitText } from '#web/i18n/house/visit.ts';
import { Link, useRouterState } from '#web/router/index.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { readRunningOrder } from './running-order.ts';
import styles from './running-order-bar.module.css';

/** The way to the order that runs, on every page but its own and the checkout. */
export function RunningOrderBar() {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const now = useNow();
  if (path.startsWith('/comanda/') || path.startsWith('/checkout')) return null;
  const order = readRunningOrder(localStorage, now);
  if (order === null) return null;
  return (
    <Link href={order.path} className={styles.bar}>
      <Icon name="bag" size={20} />
      <span>{visitText.runningOrder(order.number)}</span>
      <span className={styles.way}>
        {visitText.followOrder}
        <Icon name="chevron" size={18} />
      </span>
    </Link>
  );
}
