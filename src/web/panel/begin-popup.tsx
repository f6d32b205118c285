import { Button } from '@mantine/core';
import { METHOD_LABELS } from '#domain/orders/describe-order.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { watchWords } from '#web/i18n/staff/watch.ts';
import { IconToolsKitchen2 } from '#web/staff/kit/icons.gen.tsx';
import { ButtonLink } from '#web/staff/kit/links.tsx';
import { callsToBegin } from './live/live-state.ts';
import { useLive, usePanelLive, useServerNow } from './live/panel-live.tsx';
import styles from './new-orders-popup.module.css';
import { momentWords } from './orders/order-words.ts';

const words = watchWords.begin;

/**
 * The preparation of an accepted order for later must begin now (readings 22); shown one at a time until staff
 * acknowledge it.
 */
export function BeginPopup() {
  const { feed, reporter } = usePanelLive();
  useLive((state) => state.toBegin);
  useLive((state) => state.hushed);
  const now = useServerNow();
  const [order] = callsToBegin(feed.getState());
  if (order === undefined) return null;
  const { orderNumber, client, deliveryMethod, promisedAt } = order;
  return (
    <div className={styles.popup} data-tone="warn" role="alert">
      <IconToolsKitchen2 aria-hidden size={28} className={styles.icon} />
      <div className={styles.words}>
        <h2 className={styles.title}>{words.title}</h2>
        <p className={styles.client}>
          {staffWords.orders.number(orderNumber)} · {client}
        </p>
        <p>
          {METHOD_LABELS[deliveryMethod]} · {words.promised(momentWords(promisedAt, now))}
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          color="good"
          onClick={() => {
            reporter.markBegun(orderNumber);
            feed.dispatch({ kind: 'hushed', numbers: [orderNumber] });
          }}
        >
          {words.begun}
        </Button>
        <ButtonLink variant="default" to="/comenzi/$orderId" params={{ orderId: `${orderNumber}` }}>
          {staffWords.alert.open}
        </ButtonLink>
      </div>
    </div>
  );
}
