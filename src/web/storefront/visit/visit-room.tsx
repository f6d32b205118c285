import { Suspense, useEffect, useState } from 'react';
import { useRouterState } from '#web/router/index.ts';
import { mayInvite } from '#web/storefront/newsletter/newsletter-memory.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { isQuietPage } from './quiet-pages.ts';
import { RunningOrderBar } from './running-order-bar.tsx';
import { SessionWatch } from './session-watch.tsx';
import styles from './visit-room.module.css';

const WelcomeCard = lazyPart(async () => (await import('./welcome-card.tsx')).WelcomeCard);
const importInvitation = async () =>
  (await import('#web/storefront/newsletter/newsletter-invitation.tsx')).NewsletterInvitation;
const NewsletterInvitation = lazyPart(importInvitation);

const WELCOME_KEY = 'pofta.bun-venit';
/** After this long on the page a visitor may be asked something. */
const PAUSE_MS = 30_000;
const LOOK_AGAIN_MS = 5_000;

/** The progress strip while a page loads: a component of its own, so that the frame is not rerendered for it. */
export function Underway() {
  const isUnderway = useRouterState({ select: ({ isLoading }) => isLoading });
  return isUnderway && <div className={styles.underway} />;
}

/** Notices under the header of every page: the ended session, the running orders. */
export function GuestBars() {
  return (
    <>
      <SessionWatch />
      <RunningOrderBar />
    </>
  );
}

/**
 * Greets a guest: a card at the first visit, later the invitation to the newsletter; never both, never on quiet pages.
 */
export function VisitRoom() {
  const isHome = useRouterState({ select: ({ location }) => location.pathname === '/' });
  const [isFirstVisit] = useState(() => localStorage.getItem(WELCOME_KEY) === null);
  const [isWelcomed, setWelcomed] = useState(!isFirstVisit);
  const [isInvited, setInvited] = useState(false);
  // Outside systems: localStorage, and the clock.
  useEffect(() => {
    if (isFirstVisit) {
      localStorage.setItem(WELCOME_KEY, '1');
      return;
    }
    let timer = setTimeout(() => void look(), PAUSE_MS);
    let isGone = false;
    const lookAgain = () => {
      timer = setTimeout(() => void look(), LOOK_AGAIN_MS);
    };
    async function look() {
      // The visitor may have subscribed in the footer meanwhile, or in another tab.
      if (!mayInvite(localStorage, Date.now())) return;
      if (isBusy()) return lookAgain();
      // While its chunk loads, a sheet may open.
      const isHere = await importInvitation().then(
        () => true,
        () => false,
      );
      if (isGone) return;
      if (!isHere || isBusy()) lookAgain();
      else setInvited(true);
    }
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [isFirstVisit]);
  return (
    <Suspense fallback={null}>
      {!isWelcomed && isHome && <WelcomeCard onClose={() => setWelcomed(true)} />}
      {isInvited && <NewsletterInvitation onClose={() => setInvited(false)} />}
    </Suspense>
  );
}

/** A sheet is open, something is being typed, the page is hidden, or it is one of the quiet pages. */
function isBusy(): boolean {
  return (
    isQuietPage(window.location.pathname) ||
    document.hidden ||
    document.querySelector('dialog[open]') !== null ||
    document.activeElement?.matches('input, select, textarea') === true
  );
}
