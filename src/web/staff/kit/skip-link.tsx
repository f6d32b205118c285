import { staffWords } from '#web/i18n/staff/staff.ts';
import styles from './kit.module.css';

/** Skips bars and navigation; the page's `main` has the id. */
export function SkipLink() {
  return (
    <a className={styles.skip} data-screen-only href="#continut">
      {staffWords.general.skip}
    </a>
  );
}
