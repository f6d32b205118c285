import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { Link } from '@tanstack/react-router';
import { formatLei } from '#domain/money/format-lei.ts';
import { handoverMoment } from '#domain/orders/order-moments.ts';
import { isUnhandled } from '#domain/orders/order-status.ts';
import type { ListedOrder } from '#domain/orders/order-view.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import { countOf } from '#domain/text/plural.ts';
import { describeDay, formatHour } from '#domain/time/format-date.ts';
import { noteWords } from '#web/i18n/order-notes.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { watchWords } from '#web/i18n/staff/watch.ts';
import { useLive, useServerNow } from '#web/panel/live/panel-live.tsx';
import { OrderFacts } from '#web/ui/order/order-facts.tsx';
import { AllergyBox } from './allergy-box.tsx';
import { ClosedDayMark } from './closed-day-mark.tsx';
import { sortNotes, textsOfListed } from './guest-notes.ts';
import { MoveButtons } from './move-buttons.tsx';
import styles from './order-card.module.css';
import {
  minutesLate,
  paymentWords,
  phoneLink,
  placeWords,
  productLine,
  shortDuration,
  waitingSince,
} from './order-words.ts';
import { StatusMark } from './status-mark.tsx';

const words = staffWords.orders;
const PRODUCTS_SHOWN = 4;

type Props = {
  readonly order: ListedOrder;
  readonly isNext: boolean;
  /** As it stood when there was a line: nothing can be decided on it. */
  readonly isKept?: boolean;
};

/** An order at arm's length: when, who, where to, what, what the guest wrote, how much; and the one decision it waits for. */
export function OrderCard({ order, isNext, isKept = false }: Props) {
  const orderId = `${order.number}`;
  const { allergy, note } = sortNotes(textsOfListed(order));
  // A line with a message is never one of those left out.
  const items = order.items.filter(({ message }, place) => place < PRODUCTS_SHOWN || message !== '');
  const hidden = order.items.length - items.length;
  return (
    <article className={styles.card} data-next={isNext || undefined} data-status={order.status}>
      <header className={styles.header}>
        <h2 className={styles.number}>
          <Link className={styles.open} to="/comenzi/$orderId" params={{ orderId }}>
            {words.number(order.number)}
          </Link>
        </h2>
        <StatusMark status={order.status} method={order.method} />
      </header>
      <Moment order={order} />
      {isUnhandled(order.status) && !isKept && <WaitingTime order={order} />}
      <ClosedDayMark closedDay={order.closedDay} />
      <AllergyBox texts={allergy} />
      <p className={styles.client}>{order.client}</p>
      <p className={styles.where}>{placeWords(order)}</p>
      <OrderFacts display="card" order={order} className={styles.mark} />
      {order.isAgeRestricted && <p className={styles.mark}>{words.checkId}</p>}
      <ul className={styles.products}>
        {items.map((line, place) => (
          // Two lines may be equal in everything shown; their place tells them apart.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of a placed order never changes
          <li key={place}>
            {productLine(line)}
            {line.extras.length > 0 && <span className={styles.extras}>+ {line.extras.join(', ')}</span>}
            {line.message !== '' && <span className={styles.message}>„{line.message}”</span>}
          </li>
        ))}
        {hidden > 0 && <li className={styles.more}>{countOf(hidden, words.moreProducts)}</li>}
      </ul>
      {note !== '' && (
        <p className={styles.message}>
          <strong>{noteWords.note}:</strong> {note}
        </p>
      )}
      <footer className={styles.footer}>
        <a className={styles.phone} href={phoneLink(order.phone)}>
          <IconPhone aria-hidden size={22} />
          <span className="visually-hidden">{words.call}</span>
          {formatPhone(order.phone)}
        </a>
        <p className={styles.total}>
          <span className="visually-hidden">{words.total}: </span>
          {formatLei(order.payable)}
          <span className={styles.payment}>{paymentWords(order)}</span>
        </p>
      </footer>
      {!isKept && <MoveButtons orderNumber={order.number} status={order.status} method={order.method} />}
    </article>
  );
}

function WaitingTime({ order: { number, placedAt } }: { readonly order: ListedOrder }) {
  const { text, urgency } = waitingSince(placedAt, useServerNow());
  const alarm = useLive(({ alarms }) => alarms.get(number));
  return (
    <p className={styles.waiting} data-urgency={alarm === undefined ? urgency : 'late'}>
      <IconClock aria-hidden size={22} />
      {text}
      {alarm !== undefined && ` · ${watchWords.alarms[alarm]}`}
    </p>
  );
}

/** For when it is: what a kitchen looks for first, and what it has missed. */
function Moment({ order }: { readonly order: ListedOrder }) {
  const now = useServerNow();
  const late = minutesLate(order, now);
  const at = handoverMoment(order);
  if (at === null) return <p className={styles.due}>{words.asSoonAsPossible}</p>;
  const day = describeDay(at, now);
  return (
    <p className={styles.moment}>
      <strong className={styles.due}>{formatHour(at)}</strong>{' '}
      <span>{order.promisedAt === null ? noteWords.wantedAt(day) : noteWords.dueAt(day)}</span>{' '}
      {late !== null && <strong className={styles.late}>{noteWords.late(shortDuration(late))}</strong>}
    </p>
  );
}
