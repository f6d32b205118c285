import type { AuthenticateResponse } from '#contract/accounts/accounts.ts';
import type { Router } from '#web/router/create-router.ts';
import { saveAccountSession } from '#web/session/account-session.ts';
import { safePath } from '#web/session/safe-path.ts';

/** Stores the session and goes to the wanted page, else to the one that the server names. */
export function enter(router: Router, answer: AuthenticateResponse, wanted?: string): void {
  saveAccountSession({ ...answer.user, expiresAt: answer.expiresAt });
  const path = safePath(wanted) ?? safePath(answer.redirectPath) ?? '/';
  // Loads a new document, because staff screens have their own styles.
  if (/^\/(admin|comenzi)(\/|$)/.test(path)) window.location.assign(path);
  else void router.history.push(path);
}
