import { Link } from '@tanstack/react-router';
import { formatLei } from '#domain/money/format-lei.ts';
import { describePaymentForStaff } from '#domain/orders/describe-payment-for-staff.ts';
import { handoverMoment } from '#domain/orders/order-moments.ts';
import { isUnhandled } from '#domain/orders/order-status.ts';
import type { ListedOrder } from '#domain/orders/order-view.ts';
import type { Instant } from '#domain/time/instant.ts';
import { boardWords } from '#web/i18n/panel/board.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { callOf } from '#web/panel/board/board-words.ts';
import { describeCarrying } from '#web/panel/couriers/order-courier.tsx';
import { AcceptButtons, acceptWord } from '#web/panel/decisions/accept-buttons.tsx';
import { armedState, useAccepting } from '#web/panel/decisions/accepting.tsx';
import { useDecisions } from '#web/panel/decisions/decisions.tsx';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { notesOfListed } from './guest-notes.ts';
import styles from './order-table.module.css';
import { shortMoment, statusWord } from './order-words.ts';
import { useSuggested } from './use-suggested.ts';

const { columns: words } = staffWords.orders;

type Props = {
  readonly label: string;
  readonly orders: readonly ListedOrder[];
  /** The state stands in a column of a list that holds several. */
  readonly hasState?: boolean;
};

/**
 * Orders that are looked up, not worked on, as rows: number, hour, name, way, sum, and why it was rejected or who
 * carried it. On a phone a row has two lines. A scheduled order that waits for an answer has its buttons at the end.
 */
export function OrderTable({ label, orders, hasState = false }: Props) {
  const now = useServerNow();
  const isDecided = orders.some(({ status }) => isUnhandled(status));
  return (
    // Roles are written out because browsers drop the implicit ones of rows whose `display` changes.
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th>{words.number}</th>
          <th>{words.hour}</th>
          <th>{words.name}</th>
          <th>{words.method}</th>
          <th data-number>{words.sum}</th>
          <th>{isDecided ? words.answer : hasState ? words.state : words.note}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <Row key={order.number} order={order} now={now} hasState={hasState} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = { readonly order: ListedOrder; readonly now: Instant; readonly hasState: boolean };

function Row({ order, now, hasState }: RowProps) {
  const at = handoverMoment(order) ?? order.placedAt;
  const isWaiting = isUnhandled(order.status);
  return (
    <tr data-status={order.status}>
      <td className={styles.number}>
        <Link
          className={styles.link ?? ''}
          to="/comenzi/$orderId"
          params={{ orderId: `${order.number}` }}
          aria-label={staffWords.orders.number(order.number)}
        >
          {callOf(order)}
        </Link>
      </td>
      <td className={styles.hour}>
        <time dateTime={new Date(at).toISOString()}>{shortMoment(at, now)}</time>
      </td>
      <td className={styles.name} title={order.client}>
        {order.client}
        {notesOfListed(order).allergy.length > 0 && isWaiting && (
          <strong className={styles.allergy}>{staffWords.orders.allergyMark}</strong>
        )}
        {order.onlineMoney !== null && <small className={styles.money}>{describePaymentForStaff(order)}</small>}
      </td>
      <td className={styles.method}>{boardWords.methods[order.method]}</td>
      <td className={styles.sum} data-number>
        {formatLei(order.payable)}
      </td>
      <td className={styles.note}>
        {isWaiting ? <Answer order={order} /> : <Told order={order} hasState={hasState} />}
      </td>
    </tr>
  );
}

/** Why it was rejected, or which courier carried it. */
function Told({ order, hasState }: Pick<RowProps, 'order' | 'hasState'>) {
  const told = order.rejectionReason ?? describeCarrying(order);
  return (
    <span title={told}>
      {hasState && <strong>{statusWord(order.status, order.method)}</strong>}
      {hasState && told !== '' && ' · '}
      {told}
    </span>
  );
}

function Answer({ order }: Pick<RowProps, 'order'>) {
  const { decide } = useDecisions();
  const { armed, sending, press } = useAccepting();
  const suggested = useSuggested()(order);
  const now = useServerNow();
  return (
    <AcceptButtons
      orderNumber={order.number}
      label={acceptWord(suggested, now, false)}
      armed={armedState(armed, order.number)}
      isBusy={sending === order.number}
      onAccept={() => press(order, suggested)}
      onOther={() => decide('accept', order.number)}
      onReject={() => decide('reject', order.number)}
    />
  );
}
