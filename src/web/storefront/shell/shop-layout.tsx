import { type ReactNode, Suspense, useEffect } from 'react';
import { shell } from '#web/i18n/shell.ts';
import { titles } from '#web/i18n/titles.ts';
import { useRouterState } from '#web/router/index.ts';
import { CartRoom } from '#web/storefront/cart/cart-room.tsx';
import { keepInstallOffer } from '#web/storefront/visit/install-offer.ts';
import { showsRunningOrders } from '#web/storefront/visit/quiet-pages.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { StatusRegion } from '#web/ui/status-region.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { fetchWhenIdle, fetchWithRetries } from '#web/ui/when-idle.ts';
import { useApi } from '#web/use-api.ts';
import { NoticeBar } from './notice-bar.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import type { ShopFacts } from './shop-facts.ts';
import { ShopHeader } from './shop-header.tsx';
import styles from './shop-layout.module.css';
import { useFreshFacts } from './use-fresh-facts.ts';

const loadFooter = () => import('./shop-footer.tsx');

/**
 * The server renders the footer; its script is fetched when everything above works. Until then the server's markup
 * stays, and its links load documents.
 */
const ShopFooter = import.meta.env.SSR
  ? (await loadFooter()).ShopFooter
  : lazyPart(async () => (await loadFooter()).ShopFooter, fetchWhenIdle);

const loadVisit = () => import('#web/storefront/visit/visit-room.tsx');

const VisitRoom = lazyPart(async () => (await loadVisit()).VisitRoom);

const Underway = lazyPart(async () => (await loadVisit()).Underway);

const GuestBars = lazyPart(async () => (await loadVisit()).GuestBars);

/** The frame of every page of the shop. */
export function ShopLayout({ facts, children }: { readonly facts: ShopFacts; readonly children: ReactNode }) {
  useFreshFacts(facts.sign.changesAt);
  usePreparedOffline();
  const hasBars = useRouterState({ select: ({ location }) => showsRunningOrders(location.pathname) });
  return (
    <>
      <InBrowser>
        <Underway />
      </InBrowser>
      <a className={styles.skip} href="#continut">
        {shell.skip}
      </a>
      <OfflineBanner />
      <ShopHeader name={facts.name} />
      <NoticeBar notices={facts.notices} />
      <noscript>
        <NoticeBar notices={[titles.needsScripts(facts.phoneText)]} />
      </noscript>
      <div className={hasBars ? styles.bars : undefined}>
        <InBrowser>
          <GuestBars />
        </InBrowser>
      </div>
      <main id="continut" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Suspense>
        <ShopFooter facts={facts} />
      </Suspense>
      <CartRoom />
      <InBrowser>
        <VisitRoom />
      </InBrowser>
      <StatusRegion />
    </>
  );
}

/**
 * Content that the server does not render. It has its own hydration check: if the frame rerendered after hydration, the
 * footer would be hydrated at once.
 */
function InBrowser({ children }: { readonly children: ReactNode }) {
  return useHydrated() && <Suspense fallback={null}>{children}</Suspense>;
}

/** Long after the page is rendered, so that it does not compete with anything a guest waits for. */
const OFFLINE_LATER_MS = 4000;

function usePreparedOffline() {
  const api = useApi();
  // Outside system: the browser's install prompt.
  useEffect(keepInstallOffer, []);
  // Outside systems: the service worker and the encrypted details of the restaurant.
  useEffect(() => {
    const timer = setTimeout(() => {
      void fetchWithRetries(() => import('#web/storefront/offline/prepare-offline.ts')).then(({ prepareOffline }) =>
        prepareOffline(api),
      );
    }, OFFLINE_LATER_MS);
    return () => clearTimeout(timer);
  }, [api]);
}
