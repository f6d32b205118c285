import type { AuthenticateResponse } from '#contract/accounts/accounts.ts';
import type { Router } from '#web/router/create-router.ts';
import { saveAccountSession } from '#web/session/account-session.ts';
import { safePath } from '#web/session/safe-path.ts';

/** Keeps who has signed in and goes where they wanted to, else where the server sends them. */
export function enter(router: Router, answer: AuthenticateResponse, wanted?: string): void {
  saveAccountSession({ ...answer.user, expiresAt: answer.expiresAt });
  const path = safePath(wanted) ?? safePath(answer.redirectPath) ?? '/';
  // Staff screens have a look of their own: they begin with a fresh document.
  if (/^\/(admin|comenzi)(\/|$)/.test(path)) window.location.assign(path);
  else void router.history.push(path);
}
