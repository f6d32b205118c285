import { useEffect, useEffectEvent, useState } from 'react';
import { CallFailure } from '#contract/client.ts';
import styles from '#web/account/account-form.module.css';
import { general } from '#web/i18n/general.ts';
import { signInText } from '#web/i18n/sign-in.ts';
import { STAFF_SESSION_KEY } from '#web/session/device-keys.ts';
import { endSession } from '#web/session/end-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useApi } from '#web/use-api.ts';

type Props = {
  /** Whether signing out needs a press, because it ends a tablet of the restaurant. */
  readonly needsPress: () => Promise<boolean>;
};

/**
 * `/logout`: opening the page signs out; staff then see their sign-in, customers the home page. Only a tablet of the restaurant
 * is asked first when its address was opened, because signing out ends it and an administrator must add it again.
 */
export function SignOutPage({ needsPress }: Props) {
  const api = useApi();
  const [step, setStep] = useState<'leaving' | 'asked' | 'failed'>('leaving');
  // Read once: signing out deletes it, even when the server is not reached.
  const [isStaff] = useState(() => localStorage.getItem(STAFF_SESSION_KEY) !== null);
  const leave = async () => {
    setStep('leaving');
    try {
      await endSession(api);
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      setStep('failed');
      return;
    }
    // Loads a new document, so that nothing of the previous person stays in memory.
    window.location.replace(isStaff ? '/auth/admin' : '/');
  };
  const begin = useEffectEvent(async () => {
    if (await needsPress()) setStep('asked');
    else await leave();
  });
  // Outside system: the session on the server, which ends because the page was opened.
  useEffect(() => void begin(), []);
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <h1>{signInText.signOutTitle}</h1>
        {step === 'leaving' && <p role="status">{signInText.signingOut}</p>}
        {step === 'asked' && (
          <>
            <p>{signInText.endsTablet}</p>
            <Button onClick={() => void leave()}>{signInText.signOut}</Button>
            <a className={styles.way} href="/comenzi">
              {signInText.staySignedIn}
            </a>
          </>
        )}
        {step === 'failed' && (
          <>
            <Notice tone="warn" role="alert" title={general.error}>
              {signInText.signOutFailed}
            </Notice>
            <Button onClick={() => void leave()}>{general.retry}</Button>
          </>
        )}
      </div>
    </main>
  );
}
