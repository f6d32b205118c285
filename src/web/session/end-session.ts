import { type Api, CallFailure } from '#contract/client.ts';
import { deletePersonOnDevice } from './forget-person.ts';

/**
 * Ends the session on the server, then forgets its person here: a device that only forgot could be signed in again by
 * the Back button. Whoever was signed out already is as well.
 *
 * @throws CallFailure when the server did not hear it
 */
export async function endSession(api: Api): Promise<void> {
  await api('signOut').catch((failure: unknown) => {
    if (!(failure instanceof CallFailure && failure.status === 401)) throw failure;
  });
  deletePersonOnDevice();
}
