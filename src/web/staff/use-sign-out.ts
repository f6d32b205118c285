import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { CallFailure } from '#contract/client.ts';
import { staffWords } from '#web/i18n/staff.ts';
import { announce } from './announce.ts';
import { forgetStaffSession } from './staff-session-store.ts';
import { useApi } from './use-api.ts';

/** Ends the session on the server, then forgets it here: a tablet that only forgot could be signed in again by Back. */
export function useSignOut() {
  const api = useApi();
  const router = useRouter();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api('signOut').catch((failure: unknown) => {
        // Signed out already: that is what was asked for.
        if (failure instanceof CallFailure && failure.status === 401) return null;
        throw failure;
      }),
    onSuccess: () => {
      forgetStaffSession();
      queries.clear();
      return router.navigate({ to: '/auth/admin' });
    },
    onError: () => announce(staffWords.session.signOutFailed, 'bad'),
  });
}
