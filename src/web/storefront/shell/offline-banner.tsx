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

/** The service worker's mark on a page that it had saved: the moment it did. */
const readSavedAt = () => document.documentElement.dataset.savedAt ?? '';

/** Says that there is no network, and when the menu was saved that is read without one. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const savedAt = useSyncExternalStore(subscribe, readSavedAt, () => '');
  // Outside system: the network comes back, and with it the menu of today.
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

/** A device may believe in a network that leads nowhere: the shop itself is asked first. */
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
