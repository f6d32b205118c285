import { general } from '#web/i18n/general.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './sheet-loading.module.css';
import { useGoBack } from './use-go-back.ts';

/** The sheet while its product or promotion loads. */
export function SheetLoading() {
  return (
    <Sheet label={general.loading} onClose={useGoBack()}>
      <div className={styles.waiting} role="status">
        <span className="visually-hidden">{general.loading}</span>
        <Skeleton height="15rem" />
        <Skeleton height="2rem" width="70%" />
        <Skeleton height="4rem" />
        <Skeleton height="3rem" />
      </div>
    </Sheet>
  );
}
