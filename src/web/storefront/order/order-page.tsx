import { Suspense, useEffect, useState } from 'react';
import type { OrderStatus } from '#domain/orders/order.ts';
import { calledNumber } from '#domain/orders/order-facts.ts';
import { isOpenOrder } from '#domain/orders/order-status.ts';
import type { TrackedOrder } from '#domain/orders/order-view.ts';
import { isStatusIn, SOLD_STATUSES } from '#domain/orders/status-sets.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import { countOf } from '#domain/text/plural.ts';
import { describeSoon } from '#domain/time/format-date.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { orderText } from '#web/i18n/order.ts';
import { titles } from '#web/i18n/titles.ts';
import { Link } from '#web/router/index.ts';
import { rememberOfferOf } from '#web/storefront/again/remember-offer.ts';
import { forgetRunningOrder } from '#web/storefront/visit/running-order.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { noAnswerSentence } from '#web/ui/no-answer.ts';
import { Notice } from '#web/ui/notice.tsx';
import { OrderReceipt } from '#web/ui/order/order-receipt.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { CancelOrder } from './cancel-order.tsx';
import { CopyLink } from './copy-link.tsx';
import { describeCancelled, describeOrder, type OrderStory } from './describe-order.ts';
import { InstallCard } from './install-card.tsx';
import { OrderEmblem } from './order-emblem.tsx';
import { OrderNotifications } from './order-notifications.tsx';
import styles from './order-page.module.css';
import { OrderProgress } from './order-progress.tsx';
import { useFollowedOrder } from './use-followed-order.ts';

const loadProposal = () => import('./proposal-card.tsx');

/** Rendered by the server with the page; a browser loads its chunk only when there is a proposal. */
const ProposalCard = import.meta.env.SSR
  ? (await loadProposal()).ProposalCard
  : lazyPart(async () => (await loadProposal()).ProposalCard);

const RememberCard = lazyPart(async () => (await import('./remember-card.tsx')).RememberCard);

/** The live page of one order, updated without reloading. */
export function OrderPage({ token, first }: { readonly token: string; readonly first: TrackedOrder }) {
  const { latest, receivedAtMs, isLost, show } = useFollowedOrder(token, first);
  const { order, restaurant, mayCancel, isCancelledByGuest, stopsBefore, answerMinutes } = latest;
  const called = calledNumber(order);
  const now = useServerClock(latest.serverTime, receivedAtMs);
  const story = isCancelledByGuest
    ? describeCancelled(order, now)
    : describeOrder(order, now, { phone: formatPhone(restaurant.phone), answerMinutes });
  const path = `/comanda/${token}`;
  const [offer] = useState(() => rememberOfferOf(path));
  useForgottenWhenOver(order.status);
  useTabTitle(`${story.title} · ${titles.order(order.number)}`);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.number}>{titles.order(order.number)}</h1>
        <p className={styles.placed}>{orderText.placedAt(describeSoon(order.placedAt, now))}</p>
      </header>
      {isLost && (
        <Notice tone="warn" role="status">
          {noAnswerSentence(orderText.lost)}
        </Notice>
      )}
      {order.proposal !== null && isOpenOrder(order.status) && (
        <Suspense fallback={null}>
          <ProposalCard token={token} order={order} proposal={order.proposal} now={now} onAnswered={show} />
        </Suspense>
      )}
      <section className={`${styles.story} ${styles[story.mood]}`} aria-label={orderText.progress}>
        <OrderEmblem key={story.mood} mood={story.mood} />
        <div role="status" aria-live="polite" className={styles.words}>
          <p className={styles.title}>{story.title}</p>
          {/* Hidden from screen readers, because the sentence contains the hour. */}
          {story.hour !== null && (
            <p className={styles.hour} aria-hidden="true">
              {story.day !== '' && <span className={styles.day}>{story.day}, </span>}
              <span>{story.hour}</span>
            </p>
          )}
          <p className={styles.text}>{story.text}</p>
          {called !== '' && (
            <p className={styles.called}>
              {orderText.called} <b translate="no">{called}</b>
            </p>
          )}
          {stopsBefore !== null && <p className={styles.text}>{stopsText(stopsBefore)}</p>}
        </div>
        <OrderProgress steps={story.steps} />
        <CallButton story={story} phone={restaurant.phone} />
        {isOpenOrder(order.status) && <OrderNotifications token={token} path={path} />}
        {mayCancel && <CancelOrder token={token} onCancelled={show} />}
        {story.mood === 'done' && (
          <Link to="/opinii" className={buttonClass('secondary')}>
            {orderText.feedback}
          </Link>
        )}
      </section>
      <AllergyAnswer order={order} />
      {offer !== null && (
        <Suspense fallback={null}>
          <RememberCard offer={offer} />
        </Suspense>
      )}
      <InstallCard path={path} />
      <OrderReceipt order={order} address={restaurant.address} now={now} />
      <div className={styles.ways}>
        <p className={styles.keep}>{orderText.keepLink}</p>
        <CopyLink />
        <Button look="secondary" onClick={() => window.print()}>
          {orderText.print}
        </Button>
        <Link to="/meniu" className={buttonClass('quiet')}>
          {orderText.toMenu}
        </Link>
      </div>
      <p className={styles.notFiscal}>
        {restaurant.name}, {restaurant.address}, {restaurant.phone}. {orderText.notFiscal}
      </p>
    </div>
  );
}

/** How many stops the courier has before this one, without a position. */
function stopsText(before: number): string {
  return before === 0 ? orderText.nextStop : countOf(before, orderText.stopsBefore);
}

/** Other pages stop linking to the order once it is over. */
function useForgottenWhenOver(status: OrderStatus) {
  const isOver = !isOpenOrder(status);
  // Outside system: localStorage.
  useEffect(() => {
    if (isOver) forgetRunningOrder(localStorage, window.location.pathname);
  }, [isOver]);
}

/** Whether the kitchen has read the allergy note: shown only once staff have confirmed it. */
function AllergyAnswer({ order: { status, hasAllergyNote, allergyReadAt } }: Pick<TrackedOrder, 'order'>) {
  if (!hasAllergyNote || !isStatusIn(status, SOLD_STATUSES)) return null;
  return allergyReadAt === null ? (
    <Notice tone="warn">{orderText.allergyUnconfirmed}</Notice>
  ) : (
    <Notice tone="good" role="status">
      {orderText.allergyRead}
    </Notice>
  );
}

function CallButton({ story, phone }: { readonly story: OrderStory; readonly phone: string }) {
  return (
    <a href={`tel:${phone}`} className={`${buttonClass(story.isCallUrgent ? 'primary' : 'secondary')} ${styles.call}`}>
      <Icon name="phone" size={20} />
      {orderText.call(formatPhone(phone))}
    </a>
  );
}

/** The server's time, continued by the device's clock: the countdown is right even on a device whose clock is wrong. */
function useServerClock(serverTime: Instant, receivedAtMs: number | null): Instant {
  const [openedAtMs] = useState(() => Date.now());
  const ours = useNow(instant(openedAtMs));
  return instant(serverTime + Math.max(0, ours - (receivedAtMs ?? openedAtMs)));
}

function useTabTitle(title: string): void {
  // Outside system: the tab's title, which shows the news while another tab is visible.
  useEffect(() => {
    document.title = title;
  }, [title]);
}
