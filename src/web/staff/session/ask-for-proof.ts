/** A call that is refused until the person shows who they are waits for it, and is made once more. */
import { type Api, CallFailure } from '#contract/client.ts';

type Asked = { readonly answer: (isProved: boolean) => void };

let asked: Asked | null = null;
let pending: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

/** Opens the question; calls that ask while it is open wait for the same answer. */
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

/** For `useSyncExternalStore`: the question that is open. */
export const openQuestion = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => asked,
};

/** The same client; what needs a proof asks for it and goes on. */
export function askingForProof(api: Api): Api {
  return async (name, input) => {
    try {
      return await api(name, input);
    } catch (failure) {
      const isDue = failure instanceof CallFailure && failure.body?.code === 'proof_required';
      if (!isDue || !(await askForProof())) throw failure;
      return api(name, input);
    }
  };
}
