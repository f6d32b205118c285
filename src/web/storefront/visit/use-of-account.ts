import { useEffect, useState } from 'react';
import type { Api } from '#contract/client.ts';
import { liveAccountSession, useAccountSession } from '#web/session/account-session.ts';
import { useApi } from '#web/use-api.ts';

/** Asks for something of the account that is signed in. */
export type AskAccount<Answer> = (api: Api, email: string) => Promise<Answer>;

/**
 * What the account of the customer who is signed in answers.
 *
 * @param ask the same function at every drawing; it stands outside the component
 * @returns `none` for guests, and where there was no answer; null while it is not there
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
      // Nothing is shown then; a session that has ended is told by `SessionWatch`.
      .catch(() => none)
      .then((answer) => hasLeft || setKnown({ email, answer }));
    return () => {
      hasLeft = true;
    };
  }, [api, ask, email, none]);
  if (email === undefined) return none;
  return known?.email === email ? known.answer : null;
}
