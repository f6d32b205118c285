import { type CSSProperties, type MouseEvent, memo, type ReactNode, type RefCallback } from 'react';
import type { Station } from '#domain/menu/station.ts';
import { ZERO_BANI } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { type BoardLane, dishesAt, type StationView } from '#domain/orders/board.ts';
import { describePaymentForStaff } from '#domain/orders/describe-payment-for-staff.ts';
import type { ListedItem, ListedOrder } from '#domain/orders/order-view.ts';
import { toCollectOf } from '#domain/payments/online-money.ts';
import { countOf } from '#domain/text/plural.ts';
import { noteWords } from '#web/i18n/order-notes.ts';
import { boardWords as words } from '#web/i18n/panel/board.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { describeCarrying } from '#web/panel/couriers/order-courier.tsx';
import { AcceptButtons, type ArmedState } from '#web/panel/decisions/accept-buttons.tsx';
import { AllergyBox } from '#web/panel/orders/allergy-box.tsx';
import { ChangeMark } from '#web/panel/orders/change-mark.tsx';
import { ClosedDayMark } from '#web/panel/orders/closed-day-mark.tsx';
import { notesOfListed } from '#web/panel/orders/guest-notes.ts';
import { productLine } from '#web/panel/orders/order-words.ts';
import { ProposalMark } from '#web/panel/orders/proposal-mark.tsx';
import { useMayOpen } from '#web/staff/session/use-may-open.ts';
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
  /** Of the first order that is not near. */
  readonly watch: RefCallback<HTMLElement> | undefined;
};

/** What can be pressed on a card. Stable identity while the page is open. */
export type CardPresses = {
  readonly onAccept: (order: ListedOrder) => void;
  readonly onOther: (order: ListedOrder) => void;
  readonly onReject: (order: ListedOrder) => void;
  readonly onStep: (order: ListedOrder) => void;
  readonly onHandOver: (order: ListedOrder) => void;
  readonly onOpen: (press: MouseEvent, order: ListedOrder) => void;
};

type Props = Distance & {
  readonly order: ListedOrder;
  readonly lane: BoardLane;
  readonly view: StationView;
  /** Of the heading that names the order. */
  readonly level: 2 | 3;
  /** The times of the order (`boardTimes`). */
  readonly due: string;
  readonly hasDay: boolean;
  readonly left: string;
  readonly reason: string;
  readonly isLate: boolean;
  /** The key of a bump bar that takes its next step; null for none. */
  readonly bumpKey: number | null;
  /** The label of the next step; null when nothing can be decided. */
  readonly step: string | null;
  readonly armed: ArmedState;
  readonly isBusy: boolean;
  /** The word of its state, on a page that does not say it in a heading; '' for none. */
  readonly state?: string;
  /** The alarm it has raised; '' for none. */
  readonly alarm?: string;
  /** The label of handing over at once, beside a step that comes before it; null for none. */
  readonly handOver?: string | null;
  /** What a list says in addition. */
  readonly children?: ReactNode;
} & CardPresses;

/**
 * An order as a card, on the board and in lists: when it is due is the biggest text, then what is in it; the step it
 * waits for stands at its lower edge (docs/design.md §5). Memoised: the board may hold a hundred.
 */
export const BoardCard = memo(function BoardCard(props: Props) {
  const { order, lane, view, level, due, isLate, left, reason, step, isNear } = props;
  const isUndecided = lane === 'new';
  const Name = `h${level}` as const;
  return (
    <li id={cardId(order)} ref={props.watch} style={rowsStyle(order, lane, view)}>
      <article
        className={styles.card}
        data-lane={lane}
        data-late={isLate || undefined}
        data-far={isNear ? undefined : true}
        data-status={order.status}
      >
        <header className={styles.head} data-day={props.hasDay || undefined}>
          <p className={styles.due}>{due}</p>
          {isNear && (
            <div className={styles.when}>
              <strong className={styles.left}>{left}</strong>
              {reason !== '' && <span>{reason}</span>}
            </div>
          )}
          <Name className={styles.name}>
            <OrderLink order={order} onOpen={props.onOpen} />
          </Name>
        </header>
        {props.alarm !== undefined && props.alarm !== '' && <p className={styles.alarm}>{props.alarm}</p>}
        {isNear ? <Content {...props} /> : <p>{describeOrder(order, view)}</p>}
        {isNear && (
          <footer className={styles.foot}>
            <FootWords order={order} state={props.state ?? ''} />
            {props.children !== undefined && <div className={styles.extra}>{props.children}</div>}
            {step !== null && (isUndecided ? <RejectButton {...props} /> : <StepButtons {...props} step={step} />)}
          </footer>
        )}
        {isNear && isUndecided && step !== null && (
          <AcceptButtons
            orderNumber={order.number}
            label={step}
            armed={props.armed}
            isBusy={props.isBusy}
            bumpKey={props.bumpKey}
            onAccept={() => props.onAccept(order)}
            onOther={() => props.onOther(order)}
          />
        )}
      </article>
    </li>
  );
});

/** Small, and apart from the others. */
function RejectButton({ order, isBusy, onReject }: Props) {
  return (
    <button
      type="button"
      className={styles.reject}
      data-screen-only
      disabled={isBusy}
      aria-label={words.ofOrder(staffWords.decision.reject, order.number)}
      onClick={() => onReject(order)}
    >
      {staffWords.decision.reject}
    </button>
  );
}

/** The next step of an accepted order; in a list also handing it over at once. */
function StepButtons({
  order,
  lane,
  step,
  bumpKey,
  isBusy,
  handOver = null,
  ...on
}: Props & { readonly step: string }) {
  return (
    <div className={styles.steps} data-screen-only>
      {handOver !== null && (
        <button
          type="button"
          className={styles.second}
          disabled={isBusy}
          aria-label={words.ofOrder(handOver, order.number)}
          onClick={() => on.onHandOver(order)}
        >
          {handOver}
        </button>
      )}
      <button
        type="button"
        className={styles.step}
        data-back={lane === 'preparing' && step === words.stations.resume ? true : undefined}
        disabled={isBusy}
        onClick={() => on.onStep(order)}
        aria-label={words.ofOrder(step, order.number)}
        aria-keyshortcuts={bumpKey === null ? undefined : String(bumpKey)}
      >
        {bumpKey !== null && <kbd className={styles.key}>{bumpKey}</kbd>}
        {step}
      </button>
    </div>
  );
}

/** So many dishes of an undecided order are listed; those that a text was written for always are. */
const DISHES_SHOWN = 5;

/** What of a card is listed: while an order is only decided on, a long one is folded; a cook sees all of it. */
export function listDishes(items: readonly ListedItem[], lane: BoardLane): readonly ListedItem[] {
  if (lane !== 'new' || items.length <= DISHES_SHOWN + 1) return items;
  return items.filter(({ message }, place) => place < DISHES_SHOWN || message !== '');
}

/** What the kitchen must know before cooking, and the dishes. */
function Content({ order, lane, view, step }: Props) {
  const { allergy, note } = notesOfListed(order);
  const { here } = dishesAt(view, order.items);
  const listed = listDishes(here, lane);
  const hidden = here.length - listed.length;
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
        {listed.map((item, place) => (
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
        {hidden > 0 && <li className={styles.soft}>+ {countOf(hidden, words.moreDishes)}</li>}
      </ul>
      {stations !== '' && <p className={styles.elsewhere}>{stations}</p>}
      {note !== '' && <em>{noteWords.quoted(note)}</em>}
      <OrderFacts display="card" order={order} className={styles.fact} />
    </>
  );
}

/** How the order is handed over and paid, who the guest is, and which courier carries it. */
function FootWords({ order, state }: { readonly order: ListedOrder; readonly state: string }) {
  const carrying = describeCarrying(order);
  const isAnswering = useMayOpen('staff');
  return (
    <div className={styles.words}>
      <p>
        {state !== '' && <strong className={styles.state}>{state}</strong>}
        <strong>{words.methods[order.method]}</strong>
        {isAnswering && <Money order={order} />}
      </p>
      {order.isAgeRestricted && (
        <p>
          <strong className={styles.mark} data-tone="warn">
            {staffWords.orders.checkId}
          </strong>
        </p>
      )}
      <p className={styles.who} title={whoOf(order)}>
        {whoOf(order)}
      </p>
      {carrying !== '' && (
        <p>
          <strong>{carrying}</strong>
        </p>
      )}
    </div>
  );
}

/** What stands out is what is left to collect: of an order paid online that is less than its sum, or nothing. */
function Money({ order }: { readonly order: ListedOrder }) {
  const told = describePaymentForStaff(order);
  if (order.onlineMoney === null) return ` · ${told} ${formatLei(order.payable)}`;
  return (
    <>
      {` · ${formatLei(order.payable)} · `}
      {toCollectOf(order) > ZERO_BANI ? <strong>{told}</strong> : told}
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
export function cardId({ number }: Pick<ListedOrder, 'number'>): string {
  return `comanda-${number}`;
}

/** Read by the style sheet. */
function rowsStyle(order: ListedOrder, lane: BoardLane, view: StationView): CSSProperties {
  // The CSS type has no custom properties.
  return { '--rows': cardRows(order, lane, view) } as CSSProperties;
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
