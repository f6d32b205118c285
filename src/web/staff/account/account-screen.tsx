import { Stack } from '@mantine/core';
import { useState } from 'react';
import { accountWords as words } from '#web/i18n/staff/account.ts';
import { ReadState } from '#web/staff/read-state.tsx';
import { useMayOpen } from '#web/staff/session/use-may-open.ts';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useOwnSecurity } from './account-query.ts';
import { CodesCard, NewCodesDialog } from './codes-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { PanelsCard } from './panels-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { TotpCard } from './totp-card.tsx';

/** Password, second factor and passkeys of the signed-in person, and the devices they are signed in on. */
export function AccountScreen() {
  const query = useOwnSecurity();
  const isAdministrator = useMayOpen('admin');
  /** Shown only once: they stay on the screen until the person confirms having stored them. */
  const [codes, setCodes] = useState<readonly string[]>([]);
  return (
    <StaffPage title={words.title} intro={words.intro}>
      <ReadState query={query} failed={words.failed}>
        {(account) => (
          <Stack gap="lg">
            <TotpCard hasTotp={account.hasTotp} onCodes={setCodes} />
            <PasskeysCard passkeys={account.passkeys} onCodes={setCodes} />
            {(account.hasTotp || account.passkeys.length > 0) && (
              <CodesCard left={account.recoveryCodesLeft} onCodes={setCodes} />
            )}
            <DevicesCard devices={account.devices} mayHavePanels={isAdministrator} />
            {isAdministrator && <PanelsCard />}
          </Stack>
        )}
      </ReadState>
      <NewCodesDialog codes={codes} onKept={() => setCodes([])} />
    </StaffPage>
  );
}
