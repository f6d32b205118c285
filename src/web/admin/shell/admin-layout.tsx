import { ActionIcon, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { adminWords } from '#web/i18n/admin/admin.ts';
import { adminPaletteWords } from '#web/i18n/admin/palette.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { SecondFactorNotice } from '#web/staff/account/asked-notice.tsx';
import { IconMenu2, IconSearch } from '#web/staff/kit/icons.gen.tsx';
import { SkipLink } from '#web/staff/kit/skip-link.tsx';
import { SessionNotice, useSessionWatch } from '#web/staff/session/session-watch.tsx';
import { StaffFrame } from '#web/staff/staff-frame.tsx';
import styles from './admin-layout.module.css';
import { AdminNav } from './admin-nav.tsx';
import { AdminPalette, openPalette, PaletteButton } from './admin-palette.tsx';
import { NextStep } from './next-step.tsx';
import { PlainAddressNotice } from './plain-address-notice.tsx';
import { useIdleLock } from './use-idle-lock.ts';

const words = adminWords.nav;

/** The frame of every page of the back office. */
export function AdminLayout({ children }: { readonly children: ReactNode }) {
  return (
    <StaffFrame density="desk">
      <Office>{children}</Office>
    </StaffFrame>
  );
}

function Office({ children }: { readonly children: ReactNode }) {
  const watch = useSessionWatch();
  useIdleLock();
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <div className={styles.office} data-frame>
      <SkipLink />
      <header className={styles.bar} data-screen-only data-sticky>
        <ActionIcon onClick={open} aria-label={words.open} aria-expanded={isOpen} aria-haspopup="dialog">
          <IconMenu2 aria-hidden />
        </ActionIcon>
        <Link className={styles.brand} to="/admin">
          {staffWords.general.brand}
        </Link>
        <ActionIcon onClick={openPalette} aria-label={adminPaletteWords.openShort}>
          <IconSearch aria-hidden />
        </ActionIcon>
      </header>
      <div className={styles.side} data-screen-only>
        <div className={styles.top}>
          <Link className={styles.brand} to="/admin">
            {staffWords.general.brand}
          </Link>
          <PaletteButton />
        </div>
        <AdminNav />
      </div>
      <Drawer
        opened={isOpen}
        onClose={close}
        size="20rem"
        lockScroll={false}
        title={<span className={styles.brand}>{staffWords.general.brand}</span>}
        attributes={{ header: { role: 'presentation' } }}
        closeButtonProps={{ 'aria-label': words.close, size: 44 }}
      >
        <AdminNav onChosen={close} />
      </Drawer>
      <AdminPalette />
      <div className={styles.page}>
        <SessionNotice watch={watch} />
        <PlainAddressNotice />
        <SecondFactorNotice />
        <main className={styles.main} data-frame id="continut" tabIndex={-1}>
          <NextStep />
          {children}
        </main>
      </div>
    </div>
  );
}
