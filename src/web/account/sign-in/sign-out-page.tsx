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

/** `/logout`: opening the page signs out; staff then see their sign-in, customers the home page. */
export function SignOutPage() {
  const api = useApi();
  const [hasFailed, setFailed] = useState(false);
  const leave = useEffectEvent(async () => {
    setFailed(false);
    const wasStaff = localStorage.getItem(STAFF_SESSION_KEY) !== null;
    try {
      await endSession(api);
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      setFailed(true);
      return;
    }
    // Loads a new document, so that nothing of the previous person stays in memory.
    window.location.replace(wasStaff ? '/auth/admin' : '/');
  });
  // Outside system: the session on the server, which ends because the page was opened.
  useEffect(() => void leave(), []);
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <h1>{signInText.signOutTitle}</h1>
        {hasFailed ? (
          <>
            <Notice tone="warn" role="alert" title={general.error}>
              {signInText.signOutFailed}
            </Notice>
            <Button onClick={() => window.location.reload()}>{general.retry}</Button>
          </>
        ) : (
          <p role="status">{signInText.signingOut}</p>
        )}
      </div>
    </main>
  );
}
