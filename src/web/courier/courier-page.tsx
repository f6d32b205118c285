import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { countOf } from '#domain/text/plural.ts';
import { courierWords as words } from '#web/i18n/courier.ts';
import { Button } from '#web/ui/button.tsx';
import { keepFrame } from '#web/ui/keep-frame.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useApi } from '#web/use-api.ts';
import styles from './courier.module.css';
import { readLink, saveLink } from './courier-keys.ts';
import { PinScreen } from './pin-screen.tsx';
import { ReadyTab } from './ready-tab.tsx';
import { ShiftTab } from './shift-tab.tsx';
import { useCourierPhone } from './use-courier-phone.ts';
import { WayTab } from './way-tab.tsx';

const TABS = ['ready', 'way', 'shift'] as const;

/** `/curier`: a courier's page on a phone, usable with one thumb. */
export function CourierPage({ link }: { readonly link: string | undefined }) {
  const api = useApi();
  const navigate = useNavigate();
  const { phone, state } = useCourierPhone(api);
  const [chosen, setTab] = useState<(typeof TABS)[number] | null>(null);
  const shownLink = link ?? readLink();
  const { work, line } = state;
  const isIn = work !== null && !state.isSignedOut;

  useEffect(() => {
    // Outside system: the service worker, which caches the empty frame of this page.
    if (isIn) void keepFrame('/curier');
  }, [isIn]);

  // Another link means another courier or a new PIN, so the PIN is asked for.
  const isOtherLink = link !== undefined && link !== readLink();
  if (state.isSignedOut || isOtherLink) {
    const onEntered = () => {
      if (isOtherLink) phone.forget();
      if (shownLink !== null) saveLink(shownLink);
      void navigate({ to: '/curier', replace: true });
      void phone.refresh();
    };
    return <PinScreen link={shownLink} onEntered={onEntered} />;
  }
  if (work === null) {
    return (
      <main className={styles.threshold}>
        <p role="status">{line === 'lost' ? words.lostEmpty : words.loading}</p>
      </main>
    );
  }
  const counts = {
    ready: work.ready.length + work.stops.filter(({ isOut }) => !isOut).length,
    way: work.stops.filter(({ isOut }) => isOut).length,
    shift: 0,
  };
  // When orders are on the way, the page opens with the stops.
  const tab = chosen ?? (counts.way > 0 ? 'way' : 'ready');
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <strong>{work.courier.name}</strong>
        <span>{work.restaurant.name}</span>
      </header>
      <main className={styles.main}>
        <h1 className="visually-hidden">{words.title}</h1>
        {line === 'lost' && <Notice tone="warn">{words.lost}</Notice>}
        {state.notices.length > 0 && (
          <div role="alert">
            <Notice tone="warn">
              {state.notices.map((sentence, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two orders may be refused with the same words
                <p key={place}>{sentence}</p>
              ))}
            </Notice>
            <Button look="secondary" isWide onClick={() => phone.dismissNotices()}>
              {words.understood}
            </Button>
          </div>
        )}
        {tab === 'ready' && <ReadyTab work={work} phone={phone} onLeft={() => setTab('way')} />}
        {tab === 'way' && <WayTab work={work} phone={phone} />}
        {tab === 'shift' && <ShiftTab work={work} phone={phone} unsent={state.unsent} />}
      </main>
      <div className={styles.foot}>
        <div className={styles.status}>
          <p role="status">
            {state.undoable === null
              ? state.unsent > 0 && line === 'lost' && countOf(state.unsent, words.unsent)
              : (state.undoable.isDelivery ? words.way.delivered : words.way.broughtBack)(state.undoable.client)}
          </p>
          {state.undoable !== null && (
            <Button look="secondary" className={styles.big} onClick={() => phone.undo()}>
              {words.undo}
            </Button>
          )}
        </div>
        <nav className={styles.tabs} aria-label={words.tabs.label}>
          {TABS.map((one) => (
            <button key={one} type="button" aria-current={one === tab ? 'page' : undefined} onClick={() => setTab(one)}>
              {words.tabs[one]}
              {counts[one] > 0 && <b>{counts[one]}</b>}
            </button>
          ))}
        </nav>
      </div>
    </div>
  );
}
