import { getSession } from '#contract/accounts/calls.ts';
import { type Api, CallFailure } from '#contract/client.ts';
import { redirect } from '#web/router/index.ts';
import {
  forgetAccountSession,
  knownAccountSession,
  liveAccountSession,
  saveAccountSession,
} from '#web/session/account-session.ts';

/** Route guard: visitors without a session are sent to the sign-in, which leads back afterwards. */
export async function requireAccount(api: Api, wanted: string): Promise<void> {
  if (liveAccountSession() !== null) return;
  try {
    // The cookie may be valid longer than the browser's stored session: ask the server.
    saveAccountSession(await api(getSession));
  } catch (failure) {
    throw signInFirst(failure, wanted);
  }
}

/** Turns a 401 of any call into a redirect to the sign-in; returns any other failure unchanged. */
export function signInFirst(failure: unknown, wanted: string): unknown {
  if (!(failure instanceof CallFailure) || failure.status !== 401) return failure;
  const hadSession = knownAccountSession() !== null;
  forgetAccountSession();
  const search = { mode: 'authenticate', redirect: wanted, expirat: hadSession ? '1' : undefined } as const;
  return redirect({ to: '/auth', search });
}
