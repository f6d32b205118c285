import { useEffect, useEffectEvent, useState } from 'react';
import { CallFailure } from '#contract/client.ts';
import { payOrder } from '#contract/payments/client.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { isHidden } from '#domain/orders/status-sets.ts';
import type { WaitingPayment } from '#domain/payments/waiting-payment.ts';
import { orderText } from '#web/i18n/order.ts';
import { paying } from '#web/i18n/shop/paying.ts';
import { titles } from '#web/i18n/titles.ts';
import { Link, useRouter } from '#web/router/index.ts';
import { announcedShelf } from '#web/session/use-stored.ts';
import { currentCart, saveCart } from '#web/storefront/cart/cart-store.ts';
import { OrderEmblem } from '#web/storefront/order/order-emblem.tsx';
import page from '#web/storefront/order/order-page.module.css';
import { useServerClock, useTabTitle } from '#web/storefront/order/order-page.tsx';
import { forgetRunningOrder } from '#web/storefront/visit/running-order.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { noAnswerSentence } from '#web/ui/no-answer.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useApi } from '#web/use-api.ts';
import { describeParts, describeTimeLeft, describeWaiting } from './describe-waiting.ts';
import { forgetUnpaid } from './forget-unpaid.ts';
import { PayAtDoor } from './pay-at-door.tsx';
import { forgetUnpaidCart, mergeCarts, readUnpaidCart } from './unpaid-cart.ts';
import { useFollowedPayment } from './use-followed-payment.ts';
import styles from './waiting-page.module.css';

/** The page of an order that waits for its payment or was given up without one; it becomes the live page by itself. */
export function WaitingPage({
  token,
  first,
  onArrived,
}: {
  readonly token: string;
  readonly first: WaitingPayment;
  readonly onArrived: () => void;
}) {
  const { payment, receivedAtMs, isLost, show } = useFollowedPayment(token, first);
  const now = useServerClock(payment.serverTime, receivedAtMs);
  const path = `/comanda/${token}`;
  const story = describeWaiting(payment);
  const timeLeft = describeTimeLeft(payment, now);
  const parts = describeParts(payment);
  useArrival(payment, path, onArrived);
  useTabTitle(`${story.title} · ${titles.order(payment.orderNumber)}`);
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1 className={page.number}>{titles.order(payment.orderNumber)}</h1>
      </header>
      {isLost && (
        <Notice tone="warn" role="status">
          {noAnswerSentence(orderText.lost)}
        </Notice>
      )}
      <section className={`${page.story} ${page[story.mood]}`} aria-label={orderText.progress}>
        <OrderEmblem key={story.mood} mood={story.mood} />
        <div role="status" aria-live="polite" className={page.words}>
          <p className={page.title}>{story.title}</p>
          <p className={page.text}>{story.text}</p>
        </div>
        {parts !== '' && <p className={styles.left}>{parts}</p>}
        {/* Outside of the live region: it would be announced every minute. */}
        {timeLeft !== '' && timeLeft !== story.text && <p className={styles.left}>{timeLeft}</p>}
        <PayButton
          token={token}
          payment={payment}
          isInTime={payment.payUntil === null || now < payment.payUntil}
          onAnswer={show}
        />
        {payment.mayPayAtDoor && <PayAtDoor token={token} payment={payment} onAnswer={show} />}
        {story.isOver && <PutBack path={path} />}
      </section>
      <div className={page.ways}>
        <p className={page.keep}>{orderText.keepLink}</p>
        <Link to="/meniu" className={buttonClass('quiet')}>
          {orderText.toMenu}
        </Link>
      </div>
    </div>
  );
}

/** Leads to the provider: to the page that is open there, else to a new one. */
function PayButton({
  token,
  payment: { payUrl, amount, nextPart, state, mayStartAgain },
  isInTime,
  onAnswer,
}: {
  readonly token: string;
  readonly payment: WaitingPayment;
  readonly isInTime: boolean;
  readonly onAnswer: (answer: WaitingPayment) => void;
}) {
  const api = useApi();
  const [isStarting, setStarting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const start = async () => {
    setStarting(true);
    setFailure(null);
    try {
      const answer = await payOrder(api, token);
      onAnswer(answer);
      if (answer.payUrl !== null) window.location.assign(answer.payUrl);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setFailure(error.body?.message ?? noAnswerSentence(paying.failure));
    }
    setStarting(false);
  };
  const toPay = paying.pay(formatLei(nextPart?.amount ?? amount));
  const label = state === 'declined' ? paying.again : toPay;
  return (
    <>
      {failure !== null && (
        <Notice tone="warn" role="alert">
          {failure}
        </Notice>
      )}
      {payUrl !== null && isInTime ? (
        <a href={payUrl} className={`${buttonClass()} ${page.call}`}>
          {label}
        </a>
      ) : (
        mayStartAgain && (
          <Button className={page.call} isBusy={isStarting} onClick={() => void start()}>
            {isStarting ? paying.starts : state === 'rest_due' ? toPay : paying.again}
          </Button>
        )
      )}
    </>
  );
}

/** What was ordered returns to the cart, beside what is in it. */
function PutBack({ path }: { readonly path: string }) {
  const router = useRouter();
  const [hasCart, setHasCart] = useState(false);
  // Outside system: localStorage, which the server does not have.
  useEffect(() => setHasCart(readUnpaidCart(localStorage, path).lines.length > 0), [path]);
  if (!hasCart) return null;
  const putBack = () => {
    saveCart(mergeCarts(readUnpaidCart(localStorage, path), currentCart()));
    forgetUnpaidCart(localStorage, path);
    router.history.push('/checkout');
  };
  return (
    <Button look="secondary" className={page.call} onClick={putBack}>
      {paying.putBack}
    </Button>
  );
}

/**
 * Once the order has arrived, its live page takes this one's place; once it was given up, other pages stop linking to
 * it.
 */
function useArrival({ orderStatus }: WaitingPayment, path: string, onArrived: () => void): void {
  const hasArrived = !isHidden(orderStatus);
  const isGivenUp = orderStatus === 'ABANDONED';
  const openLivePage = useEffectEvent(onArrived);
  // Outside systems: localStorage, and the router.
  useEffect(() => {
    if (isGivenUp) forgetRunningOrder(announcedShelf, path);
    if (!hasArrived) return;
    forgetUnpaid(path);
    openLivePage();
  }, [hasArrived, isGivenUp, path]);
}
