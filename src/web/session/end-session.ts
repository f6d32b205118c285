import { signOut } from '#contract/accounts/calls.ts';
import { type Api, CallFailure } from '#contract/client.ts';
import { deletePersonOnDevice } from './forget-person.ts';

/**
 * Ends the session on the server and deletes the personal data here, even when the server was not reached, so that the
 * next person at this device does not find them. The session is then still valid, and the person is told. Signing out
 * twice is not an error.
 *
 * @throws CallFailure when the server was not reached
 */
export async function endSession(api: Api): Promise<void> {
  try {
    await api(signOut);
  } catch (failure) {
    if (!(failure instanceof CallFailure && failure.status === 401)) throw failure;
  } finally {
    deletePersonOnDevice();
  }
}
