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

/** Recommends a second factor: nothing is locked, and „later” hides it for a week. */
export function SecondFactorNotice({ to }: { readonly to: '/admin/account' | '/comenzi/cont' }) {
  const { data } = useOwnSecurity();
  const [isPut, setIsPut] = useState(() => Date.now() - Number(localStorage.getItem(KEY) ?? 0) < PAUSE_MS);
  if (data?.isAsked !== true || isPut) return null;
  return (
    <Strip
      tone="warn"
      role="status"
      actions={
        <Group gap="xs">
          <ButtonLink to={to} variant="outline" color="warn">
            {words.open}
          </ButtonLink>
          <Button
            variant="subtle"
            color="warn"
            onClick={() => {
              localStorage.setItem(KEY, String(Date.now()));
              setIsPut(true);
            }}
          >
            {words.later}
          </Button>
        </Group>
      }
    >
      {words.text}
    </Strip>
  );
}
