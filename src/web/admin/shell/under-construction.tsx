import IconToolsKitchen2 from '@tabler/icons-react/dist/esm/icons/IconToolsKitchen2.mjs';
import { Link } from '@tanstack/react-router';
import { adminWords } from '#web/i18n/admin/admin.ts';
import { StaffPage } from '#web/staff/staff-page.tsx';
import styles from './notice-page.module.css';

const { construction, pages } = adminWords;

type Page = keyof typeof pages;

/** What was announced and is not there yet (readings 57). */
export function UnderConstruction({ page = 'underConstruction' }: { readonly page?: Page }) {
  return (
    <StaffPage title={pages[page]}>
      <div className={styles.notice}>
        <IconToolsKitchen2 aria-hidden size={40} />
        <p className={styles.text}>{construction.text}</p>
        <p>{construction.more}</p>
        <Link to="/admin">{construction.home}</Link>
      </div>
    </StaffPage>
  );
}
