import { Link } from '@tanstack/react-router';
import { adminWords } from '#web/i18n/admin/admin.ts';
import { StaffPage } from '#web/staff/staff-page.tsx';
import styles from './notice-page.module.css';

const { notFound, construction } = adminWords;

/** An address below `/admin` that names nothing (back-office.md §8). */
export function AdminNotFound() {
  return (
    <StaffPage title={notFound.title}>
      <div className={styles.notice}>
        <p className={styles.text}>{notFound.text}</p>
        <Link to="/admin">{construction.home}</Link>
      </div>
    </StaffPage>
  );
}
