import { Link, Navigate } from '@tanstack/react-router';
import { staffWords } from '#web/i18n/staff/staff.ts';
import styles from './page-links.module.css';

const words = staffWords.general;

/** Links to the previous and next page; `page` is counted from 0. Past the end, the link leads to the last page. */
export function PageLinks({ page, pages }: { readonly page: number; readonly pages: number }) {
  if (pages > 0 && page >= pages) return <Navigate to="." search={searchAt(pages - 1)} replace />;
  if (pages < 2) return null;
  return (
    <nav className={styles.pages} aria-label={words.page(page + 1, pages)}>
      <Step wanted={page - 1} isThere={page > 0} rel="prev" label={`← ${words.previous}`} />
      <span className={styles.where}>{words.page(page + 1, pages)}</span>
      <Step wanted={page + 1} isThere={page + 1 < pages} rel="next" label={`${words.next} →`} />
    </nav>
  );
}

type StepProps = {
  readonly wanted: number;
  readonly isThere: boolean;
  readonly rel: 'prev' | 'next';
  readonly label: string;
};

function Step({ wanted, isThere, rel, label }: StepProps) {
  if (!isThere) return <span />;
  return (
    <Link className={styles.step} to="." search={searchAt(wanted)} rel={rel}>
      {label}
    </Link>
  );
}

/** The same list at another page. Addresses count from 1, and the first page needs no mention. */
function searchAt(index: number) {
  return ({ page: _, ...search }: Record<string, unknown>) => (index === 0 ? search : { ...search, page: index + 1 });
}
