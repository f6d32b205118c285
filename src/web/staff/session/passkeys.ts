import type { Api, CallInput } from '#contract/client.ts';

type Credential = NonNullable<CallInput<'authenticateByPasskey'>['body']>['credential'];

/** Asks the device for a passkey of this house; throws when the person closes its window. */
export async function showPasskey(api: Api): Promise<Credential> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { options } = await api('askPasskey');
  // The server's library wrote them for the browser's library of the same name.
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return { ...(await startAuthentication({ optionsJSON })) };
}

/** Has the device make a passkey for the person who is signed in. */
export async function makePasskey(api: Api): Promise<Credential> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { options } = await api('startPasskey');
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
  return { ...(await startRegistration({ optionsJSON })) };
}

/** Whether this browser can have passkeys at all. */
export function hasPasskeys(): boolean {
  return typeof window !== 'undefined' && 'PublicKeyCredential' in window;
}
