import type { ReactNode } from 'react';
import { SkipLink } from '#web/staff/kit/skip-link.tsx';
import { useSessionWatch } from '#web/staff/session/session-watch.tsx';
import { StaffFrame } from '#web/staff/staff-frame.tsx';
import { DecisionsProvider } from './decisions/decisions.tsx';
import { PanelLiveProvider } from './live/panel-live.tsx';
import { OnScreenProvider } from './orders/on-screen.tsx';
import styles from './panel-layout.module.css';
import { PanelLock } from './panel-lock.tsx';
import { PanelNav } from './panel-nav.tsx';
import { PrintingProvider } from './printing/printing.tsx';
import { StatusBar } from './status-bar.tsx';
import { PanelStrip } from './strip/panel-strip.tsx';
import { useRoomsReady } from './use-rooms-ready.ts';

/** The frame around every page of the panel: connection and sound, links, and one strip of notices. */
export function PanelLayout({ children }: { readonly children: ReactNode }) {
  return (
    <StaffFrame>
      <Panel>{children}</Panel>
    </StaffFrame>
  );
}

function Panel({ children }: { readonly children: ReactNode }) {
  const watch = useSessionWatch();
  useRoomsReady();
  return (
    <PanelLiveProvider hasSessionEnded={watch.standing === 'ended'} onSessionEnded={watch.check}>
      <PrintingProvider>
        <OnScreenProvider>
          <DecisionsProvider>
            <SkipLink />
            <div className={styles.panel} data-frame>
              <PanelLock />
              <StatusBar />
              <PanelStrip watch={watch} />
              <PanelNav />
              <main className={styles.main} data-frame id="continut" tabIndex={-1}>
                {children}
              </main>
            </div>
          </DecisionsProvider>
        </OnScreenProvider>
      </PrintingProvider>
    </PanelLiveProvider>
  );
}
