import { Link } from '@tanstack/react-router';
import { staffWords } from '#web/i18n/staff.ts';
import styles from './page-links.module.css';

const words = staffWords.general;

/** Ways to the pages before and after; `page` is counted from 0 in the address and from 1 on the screen. */
export function PageLinks({ page, pages }: { readonly page: number; readonly pages: number }) {
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
    <Link
      className={styles.step}
      to="."
      search={({ page: _, ...search }: Record<string, unknown>) =>
        wanted === 0 ? search : { ...search, page: wanted }
      }
      rel={rel}
    >
      {label}
    </Link>
  );
}
