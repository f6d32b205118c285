/**
 * Repeats a call that was refused because the person must be verified again (password or passkey), after the
 * verification.
 */
import { type Api, CallFailure } from '#contract/client.ts';

type Asked = { readonly answer: (isProved: boolean) => void };

let asked: Asked | null = null;
let pending: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

/** Opens the dialog; calls that ask while it is open share its answer. */
export function askForProof(): Promise<boolean> {
  pending ??= new Promise<boolean>((resolve) => {
    asked = {
      answer: (isProved) => {
        asked = null;
        pending = null;
        resolve(isProved);
        tell();
      },
    };
    tell();
  });
  return pending;
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** The open question, for `useSyncExternalStore`. */
export const openQuestion = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => asked,
};

/** Wraps a client: a call that needs verification asks for it and is repeated. */
export function askingForProof(api: Api): Api {
  return async (call, input) => {
    try {
      return await api(call, input);
    } catch (failure) {
      const isDue = failure instanceof CallFailure && failure.body?.code === 'proof_required';
      if (!isDue || !(await askForProof())) throw failure;
      return api(call, input);
    }
  };
}
