import { type Api, CallFailure } from '#contract/client.ts';
import { redirect } from '#web/router/index.ts';
import {
  forgetAccountSession,
  knownAccountSession,
  liveAccountSession,
  saveAccountSession,
} from '#web/session/account-session.ts';

/** Lets in who is signed in; others are asked to, and come back to where they wanted to go. */
export async function requireAccount(api: Api, wanted: string): Promise<void> {
  if (liveAccountSession() !== null) return;
  try {
    // The cookie may outlive what the browser remembers: the server knows.
    saveAccountSession(await api('getSession'));
  } catch (failure) {
    throw signInFirst(failure, wanted);
  }
}

/** Where a 401 leads, whichever call it came from; every other failure stays what it is. */
export function signInFirst(failure: unknown, wanted: string): unknown {
  if (!(failure instanceof CallFailure) || failure.status !== 401) return failure;
  const hadSession = knownAccountSession() !== null;
  forgetAccountSession();
  const search = { mode: 'authenticate', redirect: wanted, expirat: hadSession ? '1' : undefined } as const;
  return redirect({ to: '/auth', search });
}
