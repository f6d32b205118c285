import { useState } from 'react';
import { CallFailure } from '#contract/client.ts';
import { signInText } from '#web/i18n/sign-in.ts';
import { useRouter } from '#web/router/index.ts';
import { endSession } from '#web/session/end-session.ts';
import { showMessage } from '#web/ui/messages.ts';

/** Signs out and goes home. */
export function useSignOut(): { readonly isBusy: boolean; readonly signOut: () => void } {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    try {
      await endSession(router.context.api);
      showMessage(signInText.signedOut);
      await router.navigate({ to: '/' });
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      showMessage(signInText.signOutFailed);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, signOut: () => void signOut() };
}
