import { useState } from 'react';
import { clientName } from '#domain/orders/describe-order.ts';
import { isOpenOrder } from '#domain/orders/order-status.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { countOf } from '#domain/text/plural.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { accountText } from '#web/i18n/account.ts';
import { Link } from '#web/router/index.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { showMessage } from '#web/ui/messages.ts';
import { Notice } from '#web/ui/notice.tsx';
import { OrderReceipt } from '#web/ui/order/order-receipt.tsx';
import { useNow } from '#web/ui/use-now.ts';
import styles from './order-detail-page.module.css';
import { StatusMark } from './status-mark.tsx';

/** The result of „Comandă din nou”: the cart shows what has changed; `full` when the order does not fit. */
type OrderAgain = 'added' | 'nothing_left' | 'full';

/** `/user/orders/{orderNumber}`: every section of storefront.md §2. */
export function OrderDetailPage({
  order,
  restaurantAddress,
  orderAgain,
  onAdded,
}: {
  readonly order: OrderView;
  readonly restaurantAddress: string;
  /** The cart belongs to the storefront, so the route passes this in. */
  readonly orderAgain: (order: OrderView) => Promise<OrderAgain>;
  readonly onAdded: () => void;
}) {
  const now = useNow();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{accountText.number(order.number)}</h1>
        <StatusMark status={order.status} method={order.method} />
      </header>
      {order.status === 'REJECTED' && order.rejectionReason && (
        <Notice tone="warn">{accountText.reason(order.rejectionReason)}</Notice>
      )}
      <section className={styles.customer} aria-labelledby="client">
        <h2 id="client">{accountText.customer}</h2>
        <dl>
          <Fact label={accountText.name} text={clientName(order.contact).trim()} />
          <Fact label={accountText.phoneShort} text={order.contact.phone} />
          <Fact label={accountText.emailShort} text={order.contact.email} />
        </dl>
      </section>
      <OrderReceipt order={order} address={restaurantAddress} now={now} isFull />
      <p className={styles.foot}>
        {[
          accountText.placedAt(formatDateTime(order.placedAt)),
          ...(order.minutesToPrepare === null ? [] : [countOf(order.minutesToPrepare, accountText.prepTime)]),
        ].join(' · ')}
      </p>
      <div className={styles.ways}>
        {order.livePage !== null && isOpenOrder(order.status) && (
          <a href={order.livePage} className={buttonClass()}>
            {accountText.follow}
          </a>
        )}
        <AgainButton order={order} orderAgain={orderAgain} onAdded={onAdded} />
        <Link to="/user/orders" className={buttonClass('secondary')}>
          {accountText.back}
        </Link>
      </div>
    </div>
  );
}

function AgainButton({
  order,
  orderAgain,
  onAdded,
}: {
  readonly order: OrderView;
  readonly orderAgain: (order: OrderView) => Promise<OrderAgain>;
  readonly onAdded: () => void;
}) {
  const [isBusy, setBusy] = useState(false);
  const act = async () => {
    setBusy(true);
    const outcome = await orderAgain(order).catch(() => null);
    setBusy(false);
    if (outcome === null) showMessage(accountText.againFailed);
    else if (outcome === 'nothing_left') showMessage(accountText.allMissing);
    else if (outcome === 'full') showMessage(accountText.cartFull);
    else {
      onAdded();
      showMessage(accountText.addedAgain);
    }
  };
  return (
    <Button isBusy={isBusy} onClick={() => void act()}>
      {accountText.again}
    </Button>
  );
}

function Fact({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}
