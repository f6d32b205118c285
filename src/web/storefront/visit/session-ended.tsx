import { visitText } from '#web/i18n/shop/visit.ts';
import { Link } from '#web/router/index.ts';
import { forgetAccountSession } from '#web/session/account-session.ts';
import type { StoredSession } from '#web/session/session-store.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import styles from './session-ended.module.css';

/** Says that the session has ended, and asks whether to sign in again or continue without the account. */
export function SessionEnded({
  account: { email, firstName },
  here,
}: {
  readonly account: StoredSession;
  /** Path and query to return to after signing in. */
  readonly here: string;
}) {
  return (
    <div className={styles.ended} role="status">
      <p className={styles.words}>
        <strong>{visitText.sessionEnded(email ?? firstName)}</strong> {visitText.sessionEndedText}
      </p>
      <div className={styles.ways}>
        <Link to="/auth" search={{ mode: 'authenticate', redirect: here }} className={buttonClass('secondary')}>
          {visitText.signInAgain}
        </Link>
        <Button look="quiet" onClick={forgetAccountSession}>
          {visitText.goOnAsGuest}
        </Button>
      </div>
    </div>
  );
}
