import { Link } from '@tanstack/react-router';
import { staffWords } from '#web/i18n/staff.ts';
import { atPage, type OrdersSearch } from './orders-search.ts';
import styles from './pages.module.css';

const words = staffWords.general;

/** Ways to the pages before and after; pages are counted from 0 in the address and from 1 on the screen. */
export function Pages({ page, pages }: { readonly page: number; readonly pages: number }) {
  if (pages < 2) return null;
  const to = (wanted: number) => (search: OrdersSearch) => atPage(search, wanted);
  return (
    <nav className={styles.pages} aria-label={words.page(page + 1, pages)}>
      {page > 0 ? (
        <Link className={styles.step} to="." search={to(page - 1)} rel="prev">
          ← {words.previous}
        </Link>
      ) : (
        <span />
      )}
      <span className={styles.where}>{words.page(page + 1, pages)}</span>
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
