import { Link } from '@tanstack/react-router';
import { staffWords } from '#web/i18n/staff.ts';
import styles from './reports.module.css';

const words = staffWords.general;
const PER_PAGE = 10;

/** Ways to the pages before and after; counted from 0 in the address and from 1 on the screen. */
export function ReportPages({ page, total }: { readonly page: number; readonly total: number }) {
  const pages = Math.ceil(total / PER_PAGE);
  if (pages < 2) return null;
  const to = (wanted: number) => (search: Record<string, unknown>) => {
    const { page: _, ...others } = search;
    return wanted > 0 ? { ...others, page: wanted } : others;
  };
  return (
    <nav className={styles.pages} aria-label={words.page(page + 1, pages)}>
      {page > 0 ? (
        <Link className={styles.step} to="." search={to(page - 1)} rel="prev">
          ← {words.previous}
        </Link>
      ) : (
        <span />
      )}
      <span>{words.page(page + 1, pages)}</span>
      {page + 1 < pages ? (
        <Link className={styles.step} to="." search={to(page + 1)} rel="next">
          {words.next} →
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
