import { Button } from '@mantine/core';
import { skipToken, useQuery } from '@tanstack/react-query';
import { formatLei } from '#domain/money/format-lei.ts';
import { METHOD_LABELS } from '#domain/orders/describe-order.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import { countOf } from '#domain/text/plural.ts';
import { noteWords } from '#web/i18n/order-notes.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { watchWords } from '#web/i18n/staff/watch.ts';
import { AcceptButtons, acceptWord } from '#web/panel/decisions/accept-buttons.tsx';
import { armedState, useAccepting } from '#web/panel/decisions/accepting.tsx';
import { useDecisions } from '#web/panel/decisions/decisions.tsx';
import { callsToBegin, type OrderToBegin, ringingOrders, type WaitingOrder } from '#web/panel/live/live-state.ts';
import { useLive, usePanelLive, useServerNow, useSound } from '#web/panel/live/panel-live.tsx';
import { unansweredAt } from '#web/panel/live/unanswered.ts';
import { silenceRing } from '#web/panel/live/use-alerts.ts';
import { AllergyBox } from '#web/panel/orders/allergy-box.tsx';
import { type GuestNotes, sortNotes } from '#web/panel/orders/guest-notes.ts';
import { useShowsOrder } from '#web/panel/orders/on-screen.tsx';
import { orderKey } from '#web/panel/orders/order-queries.ts';
import { momentWords, placeWords, waitingSince } from '#web/panel/orders/order-words.ts';
import { useSuggested } from '#web/panel/orders/use-suggested.ts';
import { IconBellOff, IconBellRinging, IconToolsKitchen2 } from '#web/staff/kit/icons.gen.tsx';
import { ButtonLink } from '#web/staff/kit/links.tsx';
import { Note } from '#web/staff/kit/notices.tsx';
import type { PanelNotice } from './panel-notice.ts';

const words = staffWords.alert;

/**
 * The orders that ring and are not on the page, and an order for later that must be begun. Nothing while a decision is
 * open, because the order in it would be shown twice.
 */
export function useOrderNotices(): readonly PanelNotice[] {
  const { feed } = usePanelLive();
  useLive((state) => state.waiting);
  useLive((state) => state.silenced);
  useLive((state) => state.deciding);
  useLive((state) => state.toBegin);
  useLive((state) => state.hushed);
  const { isOpen } = useDecisions();
  const showsOrder = useShowsOrder();
  const now = useServerNow();
  const state = feed.getState();
  const ringing = ringingOrders(state).filter((order) => !showsOrder(order));
  const isOverdue = useLive(({ alarms }) => ringing.some(({ number }) => alarms.has(number)));
  if (isOpen) return [];
  const tone = isOverdue ? 'bad' : 'warn';
  const [first, second] = ringing;
  const [toBegin] = callsToBegin(state);
  return [
    ...(first === undefined
      ? []
      : second === undefined
        ? [{ ...oneNotice(first, now), tone } as const]
        : [{ ...severalNotice(unansweredAt(state, ringing), ringing), tone } as const]),
    ...(toBegin === undefined ? [] : [beginNotice(toBegin, now)]),
  ];
}

type OrderNotice = Omit<PanelNotice, 'tone'>;
type Moment = Parameters<typeof momentWords>[1];

const WITHOUT_NOTES: GuestNotes = { allergy: [], note: '', messages: [] };
const BELL = <IconBellRinging aria-hidden size={22} />;

/** One order: whose it is and what it costs; everything the guest wrote when the strip is opened. */
function oneNotice(order: WaitingOrder, now: Moment): OrderNotice {
  const { allergy, note, messages } = order.texts === null ? WITHOUT_NOTES : sortNotes(order.texts);
  const waiting = waitingSince(order.placedAt, now);
  const wanted =
    order.requestedAt === null
      ? staffWords.orders.asSoonAsPossible
      : staffWords.orders.wantedFor(momentWords(order.requestedAt, now));
  return {
    kind: 'orders',
    id: order.number,
    icon: BELL,
    title: order.requestedAt !== null ? words.scheduledOne : waiting.urgency === 'late' ? words.waitsOne : words.one,
    text: (
      <>
        {allergy.length > 0 && (
          <>
            <b>{noteWords.allergy}</b> {allergy.join(' ')} ·{' '}
          </>
        )}
        <b>{order.client}</b> · {formatLei(order.total)} · {placeWords(order)}
      </>
    ),
    more: (
      <>
        <p>
          {staffWords.orders.number(order.number)} · {waiting.text} · {formatPhone(order.phone)}
        </p>
        <p>{wanted}</p>
        <AllergyBox texts={allergy} />
        {(note !== '' || messages.length > 0) && (
          <Note tone="warn" isFramed>
            {[...(note === '' ? [] : [noteWords.quoted(note)]), ...messages].join(' · ')}
          </Note>
        )}
      </>
    ),
    actions: <OrderActions order={order} />,
    moreActions: (
      <>
        <RejectOne orderNumber={order.number} />
        <OpenOne orderNumber={order.number} />
        <Hide />
      </>
    ),
  };
}

/** Several: how many wait on the page that lists them, which the button opens. */
function severalNotice({ page, count }: ReturnType<typeof unansweredAt>, orders: readonly WaitingOrder[]): OrderNotice {
  const allergic = orders.some(({ texts }) => texts !== null && sortNotes(texts).allergy.length > 0);
  const names = orders.map(({ client }) => client).join(', ');
  return {
    kind: 'orders',
    id: page,
    icon: BELL,
    title: countOf(count, page === '/comenzi/programate' ? words.manyScheduled : words.many),
    text: (
      <>
        {allergic && (
          <>
            <b>{noteWords.allergy}</b> ·{' '}
          </>
        )}
        {names}
      </>
    ),
    actions: (
      <ButtonLink color="good" to={page}>
        {words.openAll}
      </ButtonLink>
    ),
    moreActions: <Hide />,
  };
}

/** The preparation of an accepted order for later must begin now (readings 22). */
function beginNotice({ orderNumber, client, deliveryMethod, promisedAt }: OrderToBegin, now: Moment): PanelNotice {
  return {
    kind: 'begin',
    id: orderNumber,
    tone: 'warn',
    icon: <IconToolsKitchen2 aria-hidden size={22} />,
    title: watchWords.begin.title,
    text: (
      <>
        <b>{client}</b> · {METHOD_LABELS[deliveryMethod]} · {watchWords.begin.promised(momentWords(promisedAt, now))}
      </>
    ),
    more: <p>{staffWords.orders.number(orderNumber)}</p>,
    actions: <Begun orderNumber={orderNumber} />,
    moreActions: <OpenOne orderNumber={orderNumber} />,
  };
}

function OrderActions({ order }: { readonly order: WaitingOrder }) {
  const { decide } = useDecisions();
  const { armed, sending, press } = useAccepting();
  const suggest = useSuggested();
  const now = useServerNow();
  // Filled by the live feed; nothing is fetched here.
  const { data: whole } = useQuery<OrderView>({ queryKey: orderKey(order.number), queryFn: skipToken });
  const suggested = whole === undefined ? null : suggest(whole);
  return (
    <AcceptButtons
      orderNumber={order.number}
      label={acceptWord(suggested, now)}
      armed={armedState(armed, order.number)}
      isBusy={sending === order.number}
      onAccept={() => (whole === undefined ? decide('accept', order.number) : press(whole, suggested))}
      onOther={() => decide('accept', order.number)}
    />
  );
}

function RejectOne({ orderNumber }: { readonly orderNumber: number }) {
  const { decide } = useDecisions();
  return (
    <Button variant="subtle" color="bad" onClick={() => decide('reject', orderNumber)}>
      {staffWords.decision.reject}
    </Button>
  );
}

function OpenOne({ orderNumber }: { readonly orderNumber: number }) {
  return (
    <ButtonLink variant="default" to="/comenzi/$orderId" params={{ orderId: `${orderNumber}` }}>
      {words.open}
    </ButtonLink>
  );
}

function Begun({ orderNumber }: { readonly orderNumber: number }) {
  const { feed, reporter } = usePanelLive();
  return (
    <Button
      color="good"
      onClick={() => {
        reporter.markBegun(orderNumber);
        feed.dispatch({ kind: 'hushed', numbers: [orderNumber] });
      }}
    >
      {watchWords.begin.begun}
    </Button>
  );
}

/** While the ring can be heard, the bar silences it. */
function Hide() {
  const { feed } = usePanelLive();
  const sound = useSound();
  if (sound !== 'off' && sound !== 'blocked') return null;
  return (
    <Button variant="default" leftSection={<IconBellOff aria-hidden />} onClick={() => silenceRing(feed)}>
      {words.hide}
    </Button>
  );
}
