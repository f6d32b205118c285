import { describeSoon } from '#domain/time/format-date.ts';
import { accountText } from '#web/i18n/account.ts';
import { Link, useRouter } from '#web/router/index.ts';
import { endedSession, useAccountSession } from '#web/session/account-session.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useNow } from '#web/ui/use-now.ts';
import styles from './account-form.module.css';

/** Renewal is offered from this long before the end, so that a session does not end in the middle of something. */
const ENDING_MS = 24 * 60 * 60_000;

/** Warns a day before the session ends. */
export function SessionEnding() {
  const router = useRouter();
  const session = useAccountSession();
  const now = useNow();
  if (session === null || endedSession(session, now) !== null || session.expiresAt - now > ENDING_MS) return null;
  return (
    <Notice tone="warn" role="status">
      <p>{accountText.ending(describeSoon(session.expiresAt, now))}</p>
      <Link to="/auth" search={{ mode: 'authenticate', redirect: router.state.location.href }} className={styles.way}>
        {accountText.renew}
      </Link>
    </Notice>
  );
}
