import { useSyncExternalStore } from 'react';
import { footerText } from '#web/i18n/footer.ts';
import { STAFF_SESSION_KEY } from '#web/session/device-keys.ts';
import styles from './shop-footer.module.css';

/** Part of what the staff sign-in stores beside its cookie. Only shows a link: it grants no access. */
const ADMIN_MARK = '"role":"ROLE_ADMIN"';

const subscribe = (listener: () => void) => {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
};

/** A link to the back office, for administrators only (storefront.md §6). */
export function StaffLinks() {
  const isAdmin = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(STAFF_SESSION_KEY)?.includes(ADMIN_MARK) === true,
    () => false,
  );
  if (!isAdmin) return null;
  return (
    <ul>
      <li>
        <a className={styles.line} href="/admin">
          {footerText.adminPanel}
        </a>
      </li>
      <li>
        <a className={styles.line} href="/comenzi">
          {footerText.ordersPanel}
        </a>
      </li>
    </ul>
  );
}
