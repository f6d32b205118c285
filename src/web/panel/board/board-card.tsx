import { type CSSProperties, type MouseEvent, memo, type RefCallback } from 'react';
import type { Station } from '#domain/menu/station.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { type BoardLane, dishesAt, type StationView } from '#domain/orders/board.ts';
import { describePaymentForStaff } from '#domain/orders/describe-payment.ts';
import type { ListedOrder } from '#domain/orders/order-view.ts';
import { isDoneEverywhere } from '#domain/orders/station-work.ts';
import { noteWords } from '#web/i18n/order-notes.ts';
import { boardWords as words } from '#web/i18n/panel/board.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { describeCarrying } from '#web/panel/couriers/order-courier.tsx';
import { AllergyBox } from '#web/panel/orders/allergy-box.tsx';
import { ChangeMark } from '#web/panel/orders/change-mark.tsx';
import { ClosedDayMark } from '#web/panel/orders/closed-day-mark.tsx';
import { notesOfListed } from '#web/panel/orders/guest-notes.ts';
import { productLine } from '#web/panel/orders/order-words.ts';
import { ProposalMark } from '#web/panel/orders/proposal-mark.tsx';
import { OrderFacts } from '#web/ui/order/order-facts.tsx';
import styles from './board.module.css';
import { callOf, describeStations, whoOf } from './board-words.ts';
import { cardRows } from './card-rows.ts';

export type Distance = {
  /**
   * False for an order far outside the viewport: it is rendered as its hour, one text and its link, a fifth of the
   * elements.
   */
  readonly isNear: boolean;
  /** Set on the first order that is not near. */
  readonly watch: RefCallback<HTMLElement> | undefined;
};

type Props = Distance & {
  readonly order: ListedOrder;
  readonly lane: BoardLane;
  /** The station whose dishes are shown. */
  readonly view: StationView;
  readonly due: string;
  /** `due` names a day, so the time left stands below it. */
  readonly hasDay: boolean;
  readonly left: string;
  readonly reason: string;
  readonly isLate: boolean;
  /** The number of its bump-bar key; null for orders without one. */
  readonly bumpKey: number | null;
  /** The label of its next step; null when nothing can be decided because the tablet is offline. */
  readonly step: string | null;
  readonly isBusy: boolean;
  /** Stable identity while nothing changes. */
  readonly onStep: (order: ListedOrder) => void;
  /** Stable identity while the page is open. */
  readonly onOpen: (press: MouseEvent, order: ListedOrder) => void;
};

/**
 * An order, readable from two metres: due hour, method, dishes, and one button for the next step. All dishes are shown
 * except those of other stations. Uses plain elements and rerenders only when a text on it changes, because the board
 * may hold a hundred orders. The link is the same element near and far, so an order that comes near keeps the focus on
 * it.
 */
export const BoardCard = memo(function BoardCard(props: Props) {
  const { order, lane, view, isLate, due, left, reason, step, bumpKey, isNear } = props;
  return (
    <li id={cardId(order)} ref={props.watch} style={rowsStyle(order, view)}>
      <article
        className={styles.card}
        data-lane={lane}
        data-late={isLate || undefined}
        data-far={isNear ? undefined : true}
      >
        <header className={styles.head} data-day={props.hasDay || undefined}>
          <h3 className={styles.due}>{due}</h3>
          {isNear && (
            <div className={styles.when}>
              <strong className={styles.left}>{left}</strong>
              {reason !== '' && <span>{reason}</span>}
            </div>
          )}
          {isNear && step !== null && (
            <button
              type="button"
              className={styles.step}
              data-tone={lane === 'new' || (lane === 'preparing' && isDoneEverywhere(order)) ? 'good' : 'ink'}
              disabled={props.isBusy}
              onClick={() => props.onStep(order)}
              aria-label={words.ofOrder(step, order.number)}
              aria-keyshortcuts={bumpKey === null ? undefined : String(bumpKey)}
            >
              {bumpKey !== null && <kbd className={styles.key}>{bumpKey}</kbd>}
              {step}
            </button>
          )}
        </header>
        {isNear ? <Content {...props} /> : <p>{describeOrder(order, view)}</p>}
        <footer className={styles.foot}>
          {isNear && <FootWords order={order} />}
          <OrderLink order={order} onOpen={props.onOpen} />
        </footer>
      </article>
    </li>
  );
});

/** What the kitchen must know before cooking, and the dishes. */
function Content({ order, lane, view, step }: Props) {
  const { allergy, note } = notesOfListed(order);
  const { here } = dishesAt(view, order.items);
  const stations = describeStations(order, view);
  const isTicked = (station: Station | null) =>
    lane === 'preparing' && station !== null && order.stationsDone.includes(station.id);
  return (
    <>
      {order.closedDay !== null && <ClosedDayMark closedDay={order.closedDay} />}
      {allergy.length > 0 && <AllergyBox texts={allergy} />}
      {order.unseenChanges.length > 0 && <ChangeMark order={order} isReadOnly={step === null} />}
      {order.proposalUntil !== null && <ProposalMark order={order} />}
      <ul className={styles.dishes}>
        {here.map((item, place) => (
          // Two lines may look the same; their position tells them apart.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of an order changes as a whole
          <li key={place}>
            {isTicked(item.station) && (
              <span className={styles.tick}>
                <span aria-hidden>✓ </span>
                <span className="visually-hidden">{words.stations.tick}: </span>
              </span>
            )}
            {`${item.quantity} × ${item.productName} `}
            {item.sizeLabel !== '' && <small>{item.sizeLabel}</small>}
            {item.extras.length > 0 && <span>{` + ${item.extras.join(', ')}`}</span>}
            {item.message !== '' && <em>{` „${item.message}”`}</em>}
          </li>
        ))}
      </ul>
      {stations !== '' && <p className={styles.elsewhere}>{stations}</p>}
      {note !== '' && <em>{noteWords.quoted(note)}</em>}
      <OrderFacts display="card" order={order} className={styles.fact} />
    </>
  );
}

/** How the order is handed over and paid, who the guest is, and which courier carries it. */
function FootWords({ order }: Pick<Props, 'order'>) {
  const carrying = describeCarrying(order);
  return (
    <>
      <span>
        <strong>{words.methods[order.method]}</strong>
        {` · ${describePaymentForStaff(order)} ${formatLei(order.payable)}`}
      </span>
      {order.isAgeRestricted && (
        <strong className={styles.mark} data-tone="warn">
          {staffWords.orders.checkId}
        </strong>
      )}
      <span className={styles.who}>{whoOf(order)}</span>
      {carrying !== '' && <strong>{carrying}</strong>}
    </>
  );
}

/** The whole order as one text, so that a page search and a screen reader find it before the order is near. */
function describeOrder(order: ListedOrder, view: StationView): string {
  const { allergy, note } = notesOfListed(order);
  const dishes = dishesAt(view, order.items).here.map(({ extras, message, ...dish }) =>
    [productLine(dish), ...extras.map((extra) => `+ ${extra}`), message].filter((part) => part !== '').join(' '),
  );
  const told = [...allergy.map((text) => `${noteWords.allergy} ${text}`), ...dishes, note, order.client, order.place];
  return told.filter((part) => part !== '').join(' · ');
}

/** The element that changing the page of bump keys scrolls to. */
export function cardId({ number }: ListedOrder): string {
  return `comanda-${number}`;
}

/** Read by the style sheet. */
function rowsStyle(order: ListedOrder, view: StationView): CSSProperties {
  // The CSS type has no custom properties.
  return { '--rows': cardRows(order, view) } as CSSProperties;
}

/** A plain link: a hundred router links would each subscribe to every change of the address. */
function OrderLink({ order, onOpen }: Pick<Props, 'order' | 'onOpen'>) {
  return (
    <a
      className={styles.open}
      href={`/comenzi/${order.number}`}
      aria-label={staffWords.orders.number(order.number)}
      onClick={(event) => onOpen(event, order)}
    >
      {callOf(order)}
    </a>
  );
}
