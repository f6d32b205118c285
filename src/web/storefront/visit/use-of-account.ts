import { useEffect, useState } from 'react';
import type { Api } from '#contract/client.ts';
import { liveAccountSession, useAccountSession } from '#web/session/account-session.ts';
import { useApi } from '#web/use-api.ts';

/** A request about the signed-in account. */
export type AskAccount<Answer> = (api: Api, email: string) => Promise<Answer>;

/**
 * An answer about the signed-in customer's account.
 *
 * @param ask a stable function, defined outside the component
 * @returns `none` for guests and after a failure; null while loading
 */
export function useOfAccount<Answer>(ask: AskAccount<Answer>, none: Answer): Answer | null {
  const api = useApi();
  const session = useAccountSession();
  const email = liveAccountSession()?.role === 'ROLE_USER' ? session?.email : undefined;
  const [known, setKnown] = useState<{ readonly email: string; readonly answer: Answer } | null>(null);
  // Outside system: the account.
  useEffect(() => {
    if (email === undefined) return;
    let hasLeft = false;
    ask(api, email)
      // Nothing is shown then; an ended session is handled by `SessionWatch`.
      .catch(() => none)
      .then((answer) => hasLeft || setKnown({ email, answer }));
    return () => {
      hasLeft = true;
    };
  }, [api, ask, email, none]);
  if (email === undefined) return none;
  return known?.email === email ? known.answer : null;
}
