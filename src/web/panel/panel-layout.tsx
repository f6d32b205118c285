import { useMatch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { SecondFactorNotice } from '#web/staff/account/asked-notice.tsx';
import { SkipLink } from '#web/staff/kit/skip-link.tsx';
import { SessionNotice, useSessionWatch } from '#web/staff/session/session-watch.tsx';
import { useMayOpen } from '#web/staff/session/use-may-open.ts';
import { StaffFrame } from '#web/staff/staff-frame.tsx';
import { AlertNotices } from './alert-notices.tsx';
import { DecisionsProvider } from './decisions/decisions.tsx';
import { PanelLiveProvider } from './live/panel-live.tsx';
import { NewOrdersPopup } from './new-orders-popup.tsx';
import { OnScreenProvider } from './orders/on-screen.tsx';
import styles from './panel-layout.module.css';
import { PanelLock, useTablet } from './panel-lock.tsx';
import { PanelNav } from './panel-nav.tsx';
import { PrinterNotices } from './printing/printer-notices.tsx';
import { PrintingProvider } from './printing/printing.tsx';
import { RehearsalNotice } from './rehearsal/rehearsal-notice.tsx';
import { ReservationAlarm } from './reservations/reservation-alarm.tsx';
import { ServiceNotices } from './service/service-notices.tsx';
import { StatusBar } from './status-bar.tsx';
import { useRoomsReady } from './use-rooms-ready.ts';

/** The frame around every page of the panel: status of connection and sound, links, and new orders. */
export function PanelLayout({ children }: { readonly children: ReactNode }) {
  return (
    <StaffFrame>
      <Panel>{children}</Panel>
    </StaffFrame>
  );
}

function Panel({ children }: { readonly children: ReactNode }) {
  const watch = useSessionWatch();
  const tablet = useTablet();
  const isAnswering = useMayOpen('staff');
  // The board takes the whole width, with the links above it. The route match is used instead of the address, which
  // changes before the page does: the previous page would be laid out once more in the frame of the board.
  const isBoard = useMatch({ from: '/comenzi/tabla', shouldThrow: false, select: () => true }) === true;
  useRoomsReady();
  return (
    <PanelLiveProvider hasSessionEnded={watch.standing === 'ended'} onSessionEnded={watch.check}>
      <PrintingProvider>
        <OnScreenProvider>
          <DecisionsProvider>
            <SkipLink />
            <div className={styles.panel} data-wide={isBoard || undefined} data-frame>
              <PanelLock />
              <StatusBar />
              <NewOrdersPopup />
              <div className={styles.notices} data-screen-only>
                <SessionNotice watch={watch} ended={staffWords.session.endedPanel} />
                {tablet === null && <SecondFactorNotice to="/comenzi/cont" />}
                <AlertNotices />
                <PrinterNotices />
                {isAnswering && <ReservationAlarm />}
                {isAnswering && <ServiceNotices />}
                <RehearsalNotice />
              </div>
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
