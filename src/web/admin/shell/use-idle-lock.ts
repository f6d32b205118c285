import { useIdle } from '@mantine/hooks';
import { useEffect } from 'react';
import { lockOffice } from '#contract/accounts/staff-calls.ts';
import { OFFICE_IDLE_MINUTES } from '#domain/accounts/proof.ts';
import { MINUTE_MS } from '#domain/time/instant.ts';
import { askForProof } from '#web/staff/session/ask-for-proof.ts';
import { useApi } from '#web/use-api.ts';

/**
 * Locks the back office after an hour without user input (automatic refetches do not count) and asks for verification.
 */
export function useIdleLock(): void {
  const api = useApi();
  const isIdle = useIdle(OFFICE_IDLE_MINUTES * MINUTE_MS, { initialState: false });
  // Outside system: the person, who is idle.
  useEffect(() => {
    if (!isIdle) return;
    void api(lockOffice).then(askForProof, () => {});
  }, [isIdle, api]);
}
