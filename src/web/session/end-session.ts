import { type Api, CallFailure } from '#contract/client.ts';
import { deletePersonOnDevice } from './forget-person.ts';

/**
 * Ends the session on the server and deletes the personal data here, also where the server was not reached: who uses this device next
 * must not find them. The session is then still alive, and the person is told so. Signing out twice is no error.
 *
 * @throws CallFailure when the server was not reached
 */
export async function endSession(api: Api): Promise<void> {
  try {
    await api('signOut');
  } catch (failure) {
    if (!(failure instanceof CallFailure && failure.status === 401)) throw failure;
  } finally {
    deletePersonOnDevice();
  }
}
