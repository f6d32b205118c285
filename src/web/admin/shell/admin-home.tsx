import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs';
import { Link } from '@tanstack/react-router';
import { staffWords } from '#web/i18n/staff.ts';
import { useStaffSession } from '#web/staff/staff-session-store.ts';
import styles from './admin-home.module.css';
import { AdminPage } from './admin-page.tsx';

const words = staffWords.admin;

/** `/admin`. */
export function AdminHome() {
  const session = useStaffSession();
  return (
    <AdminPage title={words.title} intro={words.greeting(session?.firstName ?? '')}>
      <div className={styles.cards}>
        <Link className={styles.card} to="/comenzi">
          <IconClipboardList aria-hidden size={32} />
          <span className={styles.cardTitle}>{words.orders}</span>
          <span className={styles.cardText}>{words.ordersText}</span>
        </Link>
        <a className={styles.card} href="/">
          <IconBuildingStore aria-hidden size={32} />
          <span className={styles.cardTitle}>{words.shop}</span>
          <span className={styles.cardText}>{words.shopText}</span>
        </a>
      </div>
    </AdminPage>
  );
}
