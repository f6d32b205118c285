import { useSyncExternalStore } from 'react';
import { shell } from '#web/i18n/shell.ts';
import styles from './shop-footer.module.css';

/** Left by the staff's sign-in beside the session's cookie: 'admin' or 'manager'. Manners only, it opens nothing. */
export const STAFF_MARKER_KEY = 'pofta.personal';

const subscribe = (listener: () => void) => {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
};

/** The way to the back office, for administrators only (storefront.md §6). */
export function StaffLinks() {
  const marker = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(STAFF_MARKER_KEY),
    () => null,
  );
  if (marker !== 'admin') return null;
  return (
    <ul>
      <li>
        <a className={styles.line} href="/admin">
          {shell.adminPanel}
        </a>
      </li>
      <li>
        <a className={styles.line} href="/comenzi">
          {shell.ordersPanel}
        </a>
      </li>
    </ul>
  );
}
