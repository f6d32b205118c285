import type { Api } from '#contract/client.ts';
import { registerServiceWorker } from '#web/ui/service-worker.ts';
import { openVault, refreshCached } from './restaurant-cache.ts';

/** Prepares the shop for offline use; nothing visible waits for it or depends on it. */
export async function prepareOffline(api: Api): Promise<void> {
  const vault = await openVault();
  if (vault !== null) await refreshCached(vault, api).catch(() => 'fresh');
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Refused over plain http and in private windows: the shop works without it.
  const registration = await registerServiceWorker().catch(() => null);
  if (registration === null) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage('keep-menu');
}
