import { Button, Group } from '@mantine/core';
import { formatLei } from '#domain/money/format-lei.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import { countOf } from '#domain/text/plural.ts';
import { noteWords } from '#web/i18n/order-notes.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { IconBellOff, IconBellRinging } from '#web/staff/kit/icons.gen.tsx';
import { ButtonLink } from '#web/staff/kit/links.tsx';
import { Note } from '#web/staff/kit/notices.tsx';
import { BeginPopup } from './begin-popup.tsx';
import { useDecisions } from './decisions/decisions.tsx';
import { ringingOrders, type WaitingOrder } from './live/live-state.ts';
import { useLive, usePanelLive, useServerNow, useSound } from './live/panel-live.tsx';
import { unansweredAt } from './live/unanswered.ts';
import { silenceRing } from './live/use-alerts.ts';
import styles from './new-orders-popup.module.css';
import { AllergyBox } from './orders/allergy-box.tsx';
import { type GuestNotes, sortNotes } from './orders/guest-notes.ts';
import { useShowsOrder } from './orders/on-screen.tsx';
import { describeWaiting, momentWords, placeWords, waitingSince } from './orders/order-words.ts';

const words = staffWords.alert;

/**
 * The orders that ring and are not shown by the page: a strip above the page, which moves down, so that nothing is
 * covered. It never takes the focus from a field that is being typed in.
 */
export function NewOrdersPopup() {
  const { feed } = usePanelLive();
  useLive((state) => state.waiting);
  useLive((state) => state.silenced);
  useLive((state) => state.deciding);
  const { isOpen } = useDecisions();
  const showsOrder = useShowsOrder();
  const ringing = ringingOrders(feed.getState());
  // An order that is on screen or being decided is not shown a second time.
  const shown = isOpen ? [] : ringing.filter((order) => !showsOrder(order));
  const isOverdue = useLive((state) => shown.some(({ number }) => state.alarms.has(number)));
  const [first, second] = shown;
  const [loudest] = ringing;
  return (
    <aside className={styles.place} data-screen-only data-sticky aria-label={words.one}>
      {/* Always in the document, because a live region announces only what is added to it later. */}
      <p role="alert" className="visually-hidden">
        {loudest &&
          (ringing.length > 1
            ? countOf(unansweredAt(feed.getState(), ringing).count, words.many)
            : `${words.one} ${describeWaiting(loudest)}`)}
      </p>
      {first ? (
        <div className={styles.popup} data-tone={isOverdue ? 'bad' : 'accent'}>
          <IconBellRinging aria-hidden size={28} className={styles.icon} />
          {second ? <Several orders={shown} /> : <One order={first} />}
        </div>
      ) : (
        !isOpen && <BeginPopup />
      )}
    </aside>
  );
}

/** The theme sets padding inline; the style sheet makes these buttons narrower on a phone through this variable. */
const PADDING = 'var(--padding)';

const WITHOUT_NOTES: GuestNotes = { allergy: [], note: '', messages: [] };

function One({ order }: { readonly order: WaitingOrder }) {
  const { decide } = useDecisions();
  const now = useServerNow();
  const { allergy, note, messages } = order.texts === null ? WITHOUT_NOTES : sortNotes(order.texts);
  return (
    <>
      <div className={styles.words}>
        <h2 className={styles.title}>{words.one}</h2>
        <p className={styles.client}>
          <strong>{order.client}</strong> <span>{formatLei(order.total)}</span>
        </p>
        {allergy.length > 0 && <p className={styles.mark}>{noteWords.allergy}</p>}
        <div className={styles.more}>
          <p>
            {staffWords.orders.number(order.number)} · {waitingSince(order.placedAt, now).text} ·{' '}
            {formatPhone(order.phone)}
          </p>
          <p>
            {placeWords(order)} ·{' '}
            {order.requestedAt === null
              ? staffWords.orders.asSoonAsPossible
              : staffWords.orders.wantedFor(momentWords(order.requestedAt, now))}
          </p>
          <AllergyBox texts={allergy} />
          {(note !== '' || messages.length > 0) && (
            <Note tone="warn" isFramed>
              {[...(note === '' ? [] : [noteWords.quoted(note)]), ...messages].join(' · ')}
            </Note>
          )}
        </div>
      </div>
      <div className={styles.actions}>
        <Button className={styles.decision ?? ''} color="good" onClick={() => decide('accept', order.number)}>
          {staffWords.decision.accept}
        </Button>
        <Button
          className={styles.decision ?? ''}
          color="bad"
          variant="outline"
          onClick={() => decide('reject', order.number)}
        >
          {staffWords.decision.reject}
        </Button>
        <ButtonLink variant="default" px={PADDING} to="/comenzi/$orderId" params={{ orderId: `${order.number}` }}>
          {words.open}
        </ButtonLink>
        <Mute />
      </div>
    </>
  );
}

function Several({ orders }: { readonly orders: readonly WaitingOrder[] }) {
  const { feed } = usePanelLive();
  const { page, count } = unansweredAt(feed.getState(), orders);
  const isAllergic = orders.some(({ texts }) => texts !== null && sortNotes(texts).allergy.length > 0);
  return (
    <>
      <div className={styles.words}>
        <h2 className={styles.title}>{countOf(count, words.many)}</h2>
        {isAllergic && <p className={styles.mark}>{noteWords.allergy}</p>}
      </div>
      <div className={styles.actions}>
        <ButtonLink px={PADDING} to={page}>
          {words.openAll}
        </ButtonLink>
        <Mute />
      </div>
    </>
  );
}

function Mute() {
  const { feed } = usePanelLive();
  const sound = useSound();
  return (
    <Button className={styles.mute ?? ''} px={PADDING} variant="default" onClick={() => silenceRing(feed)}>
      <Group component="span" gap={6} wrap="nowrap">
        <IconBellOff aria-hidden />
        <span className={styles.muteWord}>
          {sound === 'off' || sound === 'blocked' ? words.hide : staffWords.sound.mute}
        </span>
      </Group>
    </Button>
  );
}
