import { askPasskey, type authenticateByPasskey, startPasskey } from '#contract/accounts/staff-calls.ts';
import type { Api } from '#contract/client.ts';
import type { BodyOf } from '#contract/define/define-call.ts';

type Credential = BodyOf<typeof authenticateByPasskey>['credential'];

/** Asks the device for a passkey of this site; throws when the person closes the prompt. */
export async function showPasskey(api: Api): Promise<Credential> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { options } = await api(askPasskey);
  // The server's library generates these options for the browser part of the same library.
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return { ...(await startAuthentication({ optionsJSON })) };
}

/** Creates a passkey on this device for the signed-in person. */
export async function makePasskey(api: Api): Promise<Credential> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { options } = await api(startPasskey);
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
  return { ...(await startRegistration({ optionsJSON })) };
}

/** Whether this browser supports passkeys. */
export function hasPasskeys(): boolean {
  return typeof window !== 'undefined' && 'PublicKeyCredential' in window;
}
