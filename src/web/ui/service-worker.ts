/** Registers the service worker (public/sw.js), the only program that a page names by its address. */
import { WORKER_POLICY } from '#contract/trusted-policies.ts';
import { createPolicy } from './create-policy.ts';

const ADDRESS = '/sw.js';

const policy = createPolicy(WORKER_POLICY, {
  createScriptURL: (address: string) => (address === ADDRESS ? address : null),
});

/** @throws the browser's refusal: over plain http, in private windows */
export function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  // `null` for every other address; the browser then refuses.
  return navigator.serviceWorker.register(policy.createScriptURL(ADDRESS) ?? '');
}
