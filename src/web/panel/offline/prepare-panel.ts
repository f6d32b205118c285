/** Has the panel's frame and files kept, so that it opens without a line; the orders themselves are `order-keeper.ts`. */
export async function preparePanel(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Refused over plain http and in private windows: the panel works without, as long as there is a line.
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null);
  if (registration === null) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ kind: 'keep-panel', files: ownFiles() });
}

/** Every file this panel runs on: what the document names and what was fetched since. */
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
