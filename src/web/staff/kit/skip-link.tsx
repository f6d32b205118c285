import { staffWords } from '#web/i18n/staff/staff.ts';
import styles from './kit.module.css';

/** To the page itself, past bars and navigation; its `main` has the id. */
export function SkipLink() {
  return (
    <a className={styles.skip} data-screen-only href="#continut">
      {staffWords.general.skip}
    </a>
  );
}
