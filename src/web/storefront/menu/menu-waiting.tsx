import { general } from '#web/i18n/general.ts';
import { menuText } from '#web/i18n/menu.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './menu-screen.module.css';

const PLACES = ['1', '2', '3', '4', '5', '6'];

/** The menu while its data loads. */
export function MenuWaiting() {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{menuText.title}</h1>
        <p role="status" className="visually-hidden">
          {general.loading}
        </p>
        <Skeleton height="48px" width="min(100%, 32rem)" />
      </header>
      <ul className={styles.cards}>
        {PLACES.map((place) => (
          <li key={place}>
            <Skeleton height="9rem" />
          </li>
        ))}
      </ul>
    </div>
  );
}
