import { registerServiceWorker } from './service-worker.ts';

/**
 * Asks the service worker to cache the empty frame of a page and its files, so that it opens offline (public/sw.js).
 */
export async function keepFrame(path: '/comenzi' | '/curier'): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Refused over plain http and in private windows: the page then works online only.
  const registration = await registerServiceWorker().catch(() => null);
  if (registration === null) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ kind: 'keep-frame', path, files: ownFiles() });
}

/** Every file this page uses: those named in the document and those fetched since. */
function ownFiles(): string[] {
  const named = [...document.querySelectorAll('link[href], script[src]')].flatMap((element) => [
    element.getAttribute('href') ?? '',
    element.getAttribute('src') ?? '',
  ]);
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  const paths = [...named, ...fetched]
    .filter((address) => address !== '')
    .map((address) => new URL(address, window.location.href))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'));
  return [...new Set(paths.map(({ pathname }) => pathname))];
}
