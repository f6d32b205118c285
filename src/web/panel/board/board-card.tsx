import { Badge, Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { formatLei } from '#domain/money/format-lei.ts';
import type { BoardLane, Placed } from '#domain/orders/board.ts';
import { describePaymentForStaff } from '#domain/orders/describe-payment.ts';
import type { ListedOrder } from '#domain/orders/order-view.ts';
import { boardWords as words } from '#web/i18n/panel/board.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { describeCarrying } from '#web/panel/couriers/order-courier.tsx';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { AllergyBox } from '#web/panel/orders/allergy-box.tsx';
import { ChangeMark } from '#web/panel/orders/change-mark.tsx';
import { ClosedDayMark } from '#web/panel/orders/closed-day-mark.tsx';
import { sortNotes, textsOfListed } from '#web/panel/orders/guest-notes.ts';
import { productLine } from '#web/panel/orders/order-words.ts';
import { OrderFacts } from '#web/ui/order/order-facts.tsx';
import styles from './board.module.css';
import { boardTimes } from './board-words.ts';

/** The one step that a press takes: its word, and what it does. */
export type NextStep = { readonly word: string; readonly take: () => void; readonly isBusy: boolean };

type Props = {
  readonly placed: Placed<ListedOrder>;
  readonly lane: BoardLane;
  /** Its key on a bump bar; null for those without one. */
  readonly bumpKey: number | null;
  /** Null where nothing can be decided: the tablet has no line. */
  readonly next: NextStep | null;
};

/** An order at two metres: when, how, what; and one button for the next step. Nothing of what is to be cooked is left out. */
export function BoardCard({ placed, lane, bumpKey, next }: Props) {
  const { order } = placed;
  const times = boardTimes(placed, lane, useServerNow());
  const { allergy, note } = sortNotes(textsOfListed(order));
  const carrying = describeCarrying(order);
  return (
    <article className={styles.card} data-lane={lane} data-late={placed.isLate || undefined}>
      <header className={styles.head}>
        <h3 className={styles.due}>{times.due}</h3>
        <div className={styles.when}>
          {times.left !== '' && <strong>{times.left}</strong>}
          {times.reason !== '' && <span>{times.reason}</span>}
        </div>
        {next !== null && (
          <Button
            color={lane === 'new' ? 'good' : 'ink'}
            loading={next.isBusy}
            onClick={next.take}
            aria-label={words.ofOrder(next.word, order.number)}
            aria-keyshortcuts={bumpKey === null ? undefined : String(bumpKey)}
          >
            {bumpKey !== null && <kbd className={styles.key}>{bumpKey}</kbd>}
            {next.word}
          </Button>
        )}
      </header>
      <ClosedDayMark closedDay={order.closedDay} />
      <AllergyBox texts={allergy} />
      <ChangeMark order={order} isReadOnly={next === null} />
      <ul className={styles.dishes}>
        {order.items.map((item, place) => (
          // Two lines may be equal in everything shown; their place tells them apart.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of a placed order never changes
          <li key={place}>
            {productLine(item)}
            {item.extras.length > 0 && <span> + {item.extras.join(', ')}</span>}
            {item.message !== '' && <em> „{item.message}”</em>}
          </li>
        ))}
      </ul>
      {note !== '' && <em>„{note}”</em>}
      <Text component="div" fw={600} c="warn">
        <OrderFacts display="card" order={order} />
      </Text>
      <footer className={styles.foot}>
        <span>
          <strong>{words.methods[order.method]}</strong> · {describePaymentForStaff(order)} {formatLei(order.payable)}
        </span>
        {order.isAgeRestricted && <Badge color="warn">{staffWords.orders.checkId}</Badge>}
        <span className={styles.who}>{[order.client, order.place].filter((part) => part !== '').join(', ')}</span>
        {carrying !== '' && <strong>{carrying}</strong>}
        <Link className={styles.open} to="/comenzi/$orderId" params={{ orderId: `${order.number}` }}>
          <span className="visually-hidden">{staffWords.orders.number(order.number)}</span>
          <span aria-hidden>
            {order.kitchenNumber === null ? words.number(order.number) : words.called(order.kitchenNumber)}
          </span>
        </Link>
      </footer>
    </article>
  );
}
