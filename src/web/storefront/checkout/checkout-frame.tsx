import type { ReactNode } from 'react';
import { general } from '#web/i18n/general.ts';
import { ORDER_BUTTON, titles } from '#web/i18n/titles.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './checkout-frame.module.css';

/** Heading and frame of the page, for any content. */
export function CheckoutFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{titles.checkout}</h1>
      {children}
    </div>
  );
}

/** The placeholder rendered by the server and while the cart is read: nothing personal. */
export function CheckoutOutline() {
  return (
    <div className={styles.columns} role="status">
      <span className="visually-hidden">{general.loading}</span>
      <div className={styles.steps}>
        <Skeleton height="11rem" />
        <Skeleton height="11rem" />
        <Skeleton height="16rem" />
      </div>
      <div className={styles.end}>
        <Skeleton height="20rem" />
        <div className={styles.bar}>
          <div className={styles.row}>
            <Button isWide isReady={false} className={styles.button}>
              {ORDER_BUTTON}
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}
