import type { CallName } from '#contract/all-calls.ts';
import type { Session } from '../sessions.ts';
import type { Route } from './route.ts';

/** Answers a call without parameters for this session. */
export type AskCall = (name: CallName, session: Session) => Promise<unknown>;

/**
 * Calls a route without parameters inside this process, with the caller's session.
 *
 * @throws Error when it refuses: such calls never refuse a session that has access
 */
export async function askRoute(routes: readonly Route[], name: CallName, session: Session): Promise<unknown> {
  const route = routes.find((one) => one.name === name);
  if (route === undefined) throw new Error(`The call ${name} has no route`);
  const asked = { params: {}, query: {}, body: {}, session, headers: new Headers(), requestId: '', ip: '' };
  const reply = await route.handle(asked as Parameters<Route['handle']>[0]);
  if (reply.kind !== 'answer') throw new Error(`The call ${name} gave no answer`);
  return reply.body;
}
