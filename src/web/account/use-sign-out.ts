import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { CallFailure } from '#contract/client.ts';
import { accountText } from '#web/i18n/account.ts';
import { forgetAccountSession } from '#web/session/account-session.ts';
import { forgetTyped } from '#web/session/device-keys.ts';
import { say } from '#web/ui/messages.ts';

/** Ends the session on the server, then forgets it and what was typed here (readings 56). */
export function useSignOut(): { readonly isBusy: boolean; readonly signOut: () => void } {
  const router = useRouter();
  const { api } = router.options.context;
  const [isBusy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    const failure = await api('signOut').then(
      () => null,
      (caught: unknown) => caught,
    );
    setBusy(false);
    // Signed out already: that is what was asked for.
    if (failure !== null && !(failure instanceof CallFailure && failure.status === 401)) {
      say(accountText.signOutFailed);
      return;
    }
    forgetAccountSession();
    forgetTyped();
    say(accountText.signedOut);
    await router.navigate({ to: '/' });
  };
  return { isBusy, signOut: () => void signOut() };
}
