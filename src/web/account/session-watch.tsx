import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { CallFailure } from '#contract/client.ts';
import { instant } from '#domain/time/instant.ts';
import { accountText } from '#web/i18n/account.ts';
import { forgetAccountSession, keepAccountSession, useAccountSession } from '#web/session/account-session.ts';
import { Notice } from '#web/ui/notice.tsx';
import { describeSoon } from '#web/ui/order/order-moments.ts';
import { useNow } from '#web/ui/use-now.ts';
import styles from './account-form.module.css';

/** How often the session is checked with the server (storefront.md §4). */
const CHECK_MS = 5 * 60_000;
/** From when on a renewal is offered, so that nobody is put out in the middle of something. */
const ENDING_MS = 24 * 60 * 60_000;

/** Checks the session every five minutes; warns a day before it ends, and asks to sign in again when it has. */
export function SessionWatch() {
  const router = useRouter();
  const { api } = router.options.context;
  const session = useAccountSession();
  const now = useNow();
  const check = useEffectEvent(async () => {
    try {
      keepAccountSession(await api('getSession'));
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      // Without network nobody knows; the next check will.
      if (failure.status === 401) await leave();
    }
  });
  const leave = async () => {
    forgetAccountSession();
    const search = { mode: 'authenticate', redirect: router.state.location.href, expirat: '1' } as const;
    await router.navigate({ to: '/auth', search });
  };
  // Outside systems: the clock, and the server's word.
  useEffect(() => {
    const timer = setInterval(() => void check(), CHECK_MS);
    return () => clearInterval(timer);
  }, []);
  if (session === null || session.expiresAt - now > ENDING_MS) return null;
  const here = router.state.location.href;
  return (
    <Notice tone="warn" role="status">
      <p>{accountText.ending(describeSoon(instant(session.expiresAt), now))}</p>
      <Link to="/auth" search={{ mode: 'authenticate', redirect: here }} className={styles.way}>
        {accountText.renew}
      </Link>
    </Notice>
  );
}
