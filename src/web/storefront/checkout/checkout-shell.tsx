import { general } from '#web/i18n/general.ts';
import { titles } from '#web/i18n/titles.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './checkout-shell.module.css';

/** What the server draws and what is seen while the cart is read: nothing of anybody's. */
export function CheckoutShell() {
  return (
    <div className={styles.page}>
      <h1>{titles.checkout}</h1>
      <noscript>
        <p>{titles.needsScripts}</p>
      </noscript>
      <div className={styles.columns} role="status">
        <span className="visually-hidden">{general.loading}</span>
        <div className={styles.steps}>
          <Skeleton height="11rem" />
          <Skeleton height="11rem" />
          <Skeleton height="16rem" />
        </div>
        <div className={styles.end}>
          <Skeleton height="20rem" />
        </div>
      </div>
    </div>
  );
}
