import { type Api, CallFailure } from '#contract/client.ts';
import { deletePersonOnDevice } from './forget-person.ts';

/**
 * Ends the session on the server, then deletes the personal data here: with the session alive, the Back button would sign in
 * again. Signing out twice is no error.
 *
 * @throws CallFailure when the server was not reached
 */
export async function endSession(api: Api): Promise<void> {
  await api('signOut').catch((failure: unknown) => {
    if (!(failure instanceof CallFailure && failure.status === 401)) throw failure;
  });
  deletePersonOnDevice();
}
