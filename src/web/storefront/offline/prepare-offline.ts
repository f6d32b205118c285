import type { Api } from '#contract/client.ts';
import { registerServiceWorker } from '#web/ui/service-worker.ts';
import { openVault, refreshKept } from './restaurant-cache.ts';

/** Makes ready for a time without network; nothing the guest sees waits for it, and nothing breaks without it. */
export async function prepareOffline(api: Api): Promise<void> {
  const vault = await openVault();
  if (vault !== null) await refreshKept(vault, api).catch(() => 'fresh');
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Refused over plain http and in private windows: the shop is whole without it.
  const registration = await registerServiceWorker().catch(() => null);
  if (registration === null) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage('keep-menu');
}
