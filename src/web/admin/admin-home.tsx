import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs';
import { Link } from '@tanstack/react-router';
import { staffWords } from '#web/i18n/staff.ts';
import { SessionNotice, useSessionWatch } from '#web/staff/session-watch.tsx';
import { StaffFrame } from '#web/staff/staff-frame.tsx';
import { useStaffSession } from '#web/staff/staff-session-store.ts';
import { ThemeSwitch } from '#web/staff/theme-switch.tsx';
import styles from './admin-home.module.css';

const words = staffWords.admin;

/** `/admin`. */
export function AdminHome() {
  return (
    <StaffFrame>
      <Home />
    </StaffFrame>
  );
}

function Home() {
  const session = useStaffSession();
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <p className={styles.brand}>{staffWords.general.brand}</p>
        <ThemeSwitch />
        <Link className={styles.signOut} to="/logout" preload={false}>
          {staffWords.session.signOut}
        </Link>
      </header>
      <SessionNotice watch={useSessionWatch()} />
      <main className={styles.main}>
        <h1 className={styles.title}>{words.title}</h1>
        <p>{words.greeting(session?.firstName ?? '')}</p>
        <p className={styles.intro}>{words.intro}</p>
        <nav className={styles.cards} aria-label={staffWords.nav.label}>
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
        </nav>
      </main>
    </div>
  );
}
