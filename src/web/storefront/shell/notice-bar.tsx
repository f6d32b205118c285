import { shell } from '#web/i18n/shell.ts';
import styles from './notice-bar.module.css';

/** Current exceptions, such as pauses, under the header of every page. */
export function NoticeBar({ notices }: { readonly notices: readonly string[] }) {
  return (
    <aside aria-label={shell.notices} hidden={notices.length === 0} className={styles.bar}>
      {notices.map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
    </aside>
  );
}
