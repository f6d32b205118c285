import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { DAY_MS } from '#domain/time/instant.ts';
import { accountWords } from '#web/i18n/staff/account.ts';
import { ButtonLink } from '#web/staff/kit/links.tsx';
import { Strip } from '#web/staff/kit/notices.tsx';
import { useOwnSecurity } from './account-query.ts';

const words = accountWords.asked;
const KEY = 'pofta-al-doilea-pas';
const PAUSE_MS = 7 * DAY_MS;

/** Whether a second factor is recommended; putting it off hides that for a week. */
export function useSecondFactorAsked(): { readonly isAsked: boolean; readonly putOff: () => void } {
  const { data } = useOwnSecurity();
  const [isPut, setIsPut] = useState(() => Date.now() - Number(localStorage.getItem(KEY) ?? 0) < PAUSE_MS);
  return {
    isAsked: data?.isAsked === true && !isPut,
    putOff: () => {
      localStorage.setItem(KEY, String(Date.now()));
      setIsPut(true);
    },
  };
}

/** Recommends a second factor: nothing is locked. */
export function SecondFactorNotice() {
  const { isAsked, putOff } = useSecondFactorAsked();
  if (!isAsked) return null;
  return (
    <Strip
      tone="warn"
      role="status"
      actions={
        <Group gap="xs">
          <ButtonLink to="/admin/account" variant="outline" color="warn">
            {words.open}
          </ButtonLink>
          <Button variant="subtle" color="warn" onClick={putOff}>
            {words.later}
          </Button>
        </Group>
      }
    >
      {words.text}
    </Strip>
  );
}
