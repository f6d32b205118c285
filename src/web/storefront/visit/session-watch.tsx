import { useEffect, useEffectEvent } from 'react';
import { getSession } from '#contract/accounts/calls.ts';
import { CallFailure } from '#contract/client.ts';
import { useRouter, useRouterState } from '#web/router/index.ts';
import {
  endAccountSession,
  endedSession,
  forgetAccountSession,
  saveAccountSession,
  useAccountSession,
} from '#web/session/account-session.ts';
import { useNow } from '#web/ui/use-now.ts';
import { useApi } from '#web/use-api.ts';
import { SessionEnded } from './session-ended.tsx';

/** How often the session is checked with the server (storefront.md §4). */
const CHECK_MS = 5 * 60_000;

/**
 * Checks the session of a signed-in guest: when a page opens, when its tab becomes visible, and every five minutes.
 * When the session has ended, the account's own pages ask to sign in again; other pages show a notice.
 */
export function SessionWatch() {
  const router = useRouter();
  const api = useApi();
  const session = useAccountSession();
  const now = useNow();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const isInAccount = path.startsWith('/user');
  const ended = endedSession(session, now);
  const check = useEffectEvent(async () => {
    if (session === null || endedSession(session, now) !== null || document.hidden) return;
    try {
      const answer = await api(getSession);
      // Another person has signed in on this device meanwhile.
      if (session.email !== undefined && session.email !== answer.email) endAccountSession();
      else saveAccountSession(answer);
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      // Offline the answer is unknown; the next check asks again.
      if (failure.status === 401) endAccountSession();
    }
  });
  const askToSignIn = useEffectEvent(async () => {
    forgetAccountSession();
    const search = { mode: 'authenticate', redirect: router.state.location.href, expirat: '1' } as const;
    await router.navigate({ to: '/auth', search });
  });
  // Outside systems: the clock, the tab, and the server.
  useEffect(() => {
    const checkNow = () => void check();
    checkNow();
    const timer = setInterval(checkNow, CHECK_MS);
    document.addEventListener('visibilitychange', checkNow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', checkNow);
    };
  }, []);
  const mustSignIn = ended !== null && isInAccount;
  // Outside system: the router.
  useEffect(() => {
    if (mustSignIn) void askToSignIn();
  }, [mustSignIn]);
  if (ended === null || isInAccount || path.startsWith('/auth')) return null;
  return <SessionEnded account={ended} here={router.state.location.href} />;
}
