import { Button, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import { countOf } from '#domain/text/plural.ts';
import { stripWords as words } from '#web/i18n/panel/strip.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { useDecisions } from '#web/panel/decisions/decisions.tsx';
import { ringingOrders, waitingOrders } from '#web/panel/live/live-state.ts';
import { useLive, usePanelLive } from '#web/panel/live/panel-live.tsx';
import { unansweredAt } from '#web/panel/live/unanswered.ts';
import { describeWaiting } from '#web/panel/orders/order-words.ts';
import { IconCircleCheck } from '#web/staff/kit/icons.gen.tsx';
import { SessionDialog, type SessionWatch } from '#web/staff/session/session-watch.tsx';
import { useAccountNotices } from './account-notices.tsx';
import { useAlertNotices } from './alert-notices.tsx';
import { useOrderNotices } from './order-notices.tsx';
import { inTurn, isUrgent, type PanelNotice } from './panel-notice.ts';
import styles from './panel-strip.module.css';
import { usePrinterNotices } from './printer-notices.tsx';
import { useReceiptNotices } from './receipt-notices.tsx';
import { useRehearsalNotices } from './rehearsal-notices.tsx';
import { useReservationNotices } from './reservation-notices.tsx';
import { useServiceNotices } from './service-notices.tsx';

/**
 * One row above every page of the panel: the most urgent notice, and a button that opens all of them. It keeps its row
 * when there is nothing to say, so that a page never moves under a thumb.
 */
export function PanelStrip({ watch }: { readonly watch: SessionWatch }) {
  const [isRenewing, setIsRenewing] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const { isOpen: isDeciding } = useDecisions();
  const notices = inTurn([
    ...useOrderNotices(),
    ...useAlertNotices(),
    ...usePrinterNotices(),
    ...useReceiptNotices(),
    ...useReservationNotices(),
    ...useServiceNotices(),
    ...useRehearsalNotices(),
    ...useAccountNotices(watch, () => setIsRenewing(true)),
  ]);
  const [first, ...others] = notices;
  const hasMore = first !== undefined && (others.length > 0 || first.more !== undefined || first.text !== undefined);
  return (
    <aside className={styles.strip} data-screen-only data-sticky data-tone={first?.tone} aria-label={words.label}>
      {/* Both are always in the document, because a live region announces only what is added to it later. */}
      <div role="alert" className={styles.live}>
        <Ringing />
        {others.filter(isUrgent).map(hidden)}
        {first && first.kind !== 'orders' && isUrgent(first) && <Line notice={first} />}
      </div>
      <div role="status" className={styles.live}>
        {others.filter((one) => !isUrgent(one)).map(hidden)}
        {first && !isUrgent(first) && <Line notice={first} />}
      </div>
      {/* Announced by its own sentence: this line changes every few seconds. */}
      {first?.kind === 'orders' && <Line notice={first} />}
      {first === undefined && <Calm />}
      {first?.actions && <div className={styles.actions}>{first.actions}</div>}
      {hasMore && (
        <Button
          className={styles.open ?? ''}
          variant="default"
          aria-haspopup="dialog"
          aria-label={others.length > 0 ? words.more(others.length) : staffWords.general.more}
          onClick={() => setIsOpen(true)}
        >
          <span className={styles.long}>{others.length > 0 ? words.more(others.length) : staffWords.general.more}</span>
          <span className={styles.short}>{others.length > 0 ? `+${others.length}` : '…'}</span>
        </Button>
      )}
      <Modal opened={isOpen && hasMore && !isDeciding} onClose={() => setIsOpen(false)} title={words.label}>
        <Stack gap="md" onClick={(event) => leadsAway(event.target) && setIsOpen(false)}>
          {notices.map((notice) => (
            <Whole key={keyOf(notice)} notice={notice} />
          ))}
        </Stack>
      </Modal>
      <SessionDialog
        watch={watch}
        ended={staffWords.session.endedPanel}
        isRenewing={isRenewing}
        onClose={() => setIsRenewing(false)}
      />
    </aside>
  );
}

function keyOf({ kind, id }: PanelNotice): string {
  return `${kind} ${id}`;
}

/** For screen readers: what is behind the button. */
function hidden(notice: PanelNotice) {
  return (
    <p key={keyOf(notice)} className="visually-hidden">
      {notice.title}
    </p>
  );
}

function Line({ notice }: { readonly notice: PanelNotice }) {
  return (
    <>
      {notice.icon}
      <div className={styles.line}>
        <h2 className={styles.title}>{notice.title}</h2> <span>{notice.text}</span>
      </div>
    </>
  );
}

/** A notice with everything it has to say. */
function Whole({ notice }: { readonly notice: PanelNotice }) {
  return (
    <section className={styles.whole} data-tone={notice.tone} aria-label={notice.title}>
      {notice.icon}
      <div className={styles.words}>
        <strong className={styles.title}>{notice.title}</strong>
        {notice.text && <p>{notice.text}</p>}
        {notice.more}
        <div className={styles.actions}>
          {notice.actions}
          {notice.moreActions}
        </div>
      </div>
    </section>
  );
}

/** A link to another page closes the sheet. */
function leadsAway(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a') !== null;
}

/** What rings, as one sentence that changes only with the orders: read out, also while the orders are on the page. */
function Ringing() {
  const { feed } = usePanelLive();
  useLive((state) => state.waiting);
  useLive((state) => state.silenced);
  useLive((state) => state.deciding);
  const ringing = ringingOrders(feed.getState());
  const [loudest, second] = ringing;
  if (loudest === undefined) return null;
  const { alert } = staffWords;
  return (
    <p className="visually-hidden">
      {second === undefined
        ? `${alert.one} ${describeWaiting(loudest)}`
        : countOf(unansweredAt(feed.getState(), ringing).count, alert.many)}
    </p>
  );
}

function Calm() {
  const waiting = useLive((state) => waitingOrders(state).length);
  return (
    <>
      <IconCircleCheck aria-hidden size={22} />
      <p className={styles.line}>{waiting === 0 ? words.calm : countOf(waiting, words.waiting)}</p>
    </>
  );
}
