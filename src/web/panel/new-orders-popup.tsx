import { Button } from '@mantine/core';
import IconBellOff from '@tabler/icons-react/dist/esm/icons/IconBellOff.mjs';
import IconBellRinging from '@tabler/icons-react/dist/esm/icons/IconBellRinging.mjs';
import { Link, useLocation, useParams } from '@tanstack/react-router';
import { formatPhone } from '#domain/text/format-phone.ts';
import { countOf } from '#domain/text/plural.ts';
import { staffWords } from '#web/i18n/staff.ts';
import { BeginPopup } from './begin-popup.tsx';
import { useDecisions } from './decisions/decisions.tsx';
import { ringingOrders, type WaitingOrder } from './live/live-state.ts';
import { useLive, usePanelLive, useServerNow, useSound } from './live/panel-live.tsx';
import { silenceRing } from './live/use-alerts.ts';
import styles from './new-orders-popup.module.css';
import { describeWaiting, formatWireLei, momentWords, placeWords, waitingSince } from './orders/order-words.ts';

const words = staffWords.alert;
const LIST = '/comenzi';
const NEW = '/comenzi/noi';

/** What rings, in a corner: it never takes the keyboard from somebody who is typing. */
export function NewOrdersPopup() {
  const { feed } = usePanelLive();
  useLive((state) => state.waiting);
  useLive((state) => state.silenced);
  useLive((state) => state.deciding);
  const { isOpen } = useDecisions();
  const sound = useSound();
  const { orderId } = useParams({ strict: false });
  const path = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  const ringing = ringingOrders(feed.getState());
  // The order on screen, or one being decided, needs no second window.
  const shown = isOpen ? [] : ringing.filter(({ number }) => `${number}` !== orderId);
  const isOverdue = useLive((state) => shown.some(({ number }) => state.alarms.has(number)));
  const [first, second] = shown;
  // They stand in the list behind it; the popup makes room for them.
  const isListed = path === LIST || (path === NEW && shown.every(({ requestedAt }) => requestedAt === null));
  return (
    <aside className={styles.place} aria-label={words.one}>
      {/* Stays in the page, so that what appears in it is read out. */}
      <p role="alert" className="visually-hidden">
        {first && (second ? countOf(shown.length, words.many) : `${words.one} ${describeWaiting(first)}`)}
      </p>
      {first ? (
        <div
          className={styles.popup}
          data-overdue={isOverdue || undefined}
          data-listed={(isListed && second !== undefined) || undefined}
        >
          {second ? <Several orders={shown} isListed={isListed} /> : <One order={first} />}
          <Button className={styles.mute ?? ''} variant="default" fullWidth onClick={() => silenceRing(feed)}>
            <IconBellOff aria-hidden className={styles.muteIcon} />
            <span className={styles.muteWord}>
              {sound === 'off' || sound === 'blocked' ? words.hide : staffWords.sound.mute}
            </span>
          </Button>
        </div>
      ) : (
        !isOpen && <BeginPopup />
      )}
    </aside>
  );
}

function One({ order }: { readonly order: WaitingOrder }) {
  const { decide } = useDecisions();
  const now = useServerNow();
  return (
    <>
      <h2 className={styles.title}>
        <IconBellRinging aria-hidden size={28} />
        {words.one}
      </h2>
      <p className={styles.client}>{order.client}</p>
      <p className={styles.detail}>
        {staffWords.orders.number(order.number)} · {waitingSince(order.placedAt, now).text}
      </p>
      <p className={styles.where}>{placeWords({ deliveryMethod: order.method, address: order.address })}</p>
      {order.requestedAt !== null && <p>{staffWords.orders.wantedFor(momentWords(order.requestedAt, now))}</p>}
      <p className={styles.detail}>{formatPhone(order.phone)}</p>
      <p className={styles.total}>{formatWireLei(order.total)}</p>
      <div className={styles.actions}>
        <Button color="good" onClick={() => decide('accept', order.number)}>
          {staffWords.decision.accept}
        </Button>
        <Button
          variant="outline"
          renderRoot={(props) => <Link to="/comenzi/$orderId" params={{ orderId: `${order.number}` }} {...props} />}
        >
          {words.open}
        </Button>
      </div>
    </>
  );
}

const SHOWN_MAX = 3;

function Several({ orders, isListed }: { readonly orders: readonly WaitingOrder[]; readonly isListed: boolean }) {
  return (
    <>
      <h2 className={styles.title}>
        <IconBellRinging aria-hidden size={28} />
        {countOf(orders.length, words.many)}
      </h2>
      {!isListed && (
        <ul className={styles.list}>
          {orders.slice(0, SHOWN_MAX).map((order) => (
            <li key={order.number}>
              <Link className={styles.line} to="/comenzi/$orderId" params={{ orderId: `${order.number}` }}>
                <span>{order.client}</span>
                <strong>{formatWireLei(order.total)}</strong>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {!isListed && (
        <div className={styles.actions}>
          <Button renderRoot={(props) => <Link to={LIST} {...props} />}>{words.openAll}</Button>
        </div>
      )}
    </>
  );
}
