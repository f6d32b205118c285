import { useEffect, useSyncExternalStore } from 'react';
import { general } from '#web/i18n/general.ts';
import styles from './offline-banner.module.css';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Set by the service worker on a page from its cache: when it was saved. */
const readSavedAt = () => document.documentElement.dataset.savedAt ?? '';

/** Says that the device is offline, and when the shown menu was saved. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const savedAt = useSyncExternalStore(subscribe, readSavedAt, () => '');
  // Outside system: the network. When it comes back, today's menu is loaded.
  useEffect(() => {
    if (savedAt === '') return;
    const reload = () => void reloadWhenReachable();
    // The network may have come back before this page began to listen.
    if (navigator.onLine) reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [savedAt]);
  const words = savedAt === '' ? general.offline : general.savedMenu(momentOf(savedAt));
  const isShown = !isOnline || savedAt !== '';
  return (
    <div role="status" className={isShown ? styles.banner : undefined}>
      {isShown && words}
    </div>
  );
}

/** `navigator.onLine` may be true on a network without internet: request the shop itself first. */
async function reloadWhenReachable(): Promise<void> {
  const isReachable = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isReachable) window.location.reload();
}

/** `20.11.2026, 12:00`, in Bucharest. */
function momentOf(iso: string): string {
  return new Date(iso).toLocaleString('ro-RO', {
    timeZone: 'Europe/Bucharest',
    dateStyle: 'short',
    timeStyle: 'short',
  });
}
