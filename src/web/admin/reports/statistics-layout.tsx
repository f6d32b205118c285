import { Link, Outlet } from '@tanstack/react-router';
import { reportWords } from '#web/i18n/admin/reports.ts';
import { StaffPage } from '#web/staff/staff-page.tsx';
import styles from './reports.module.css';

const words = reportWords.statistics;

/** `/admin/statistics` and what stands below it: one report a tab. */
export function StatisticsLayout() {
  return (
    <StaffPage title={words.title} intro={words.intro}>
      <nav className={styles.tabs} aria-label={words.tabs}>
        <Link className={styles.tab} to="/admin/statistics" activeOptions={{ exact: true, includeSearch: false }}>
          {words.all}
        </Link>
        <Link className={styles.tab} to="/admin/statistics/sales" activeOptions={{ includeSearch: false }}>
          {words.sales}
        </Link>
        <Link className={styles.tab} to="/admin/statistics/products" activeOptions={{ includeSearch: false }}>
          {words.products}
        </Link>
        <Link className={styles.tab} to="/admin/statistics/customers" activeOptions={{ includeSearch: false }}>
          {words.customers}
        </Link>
      </nav>
      <Outlet />
    </StaffPage>
  );
}
