import { useRouter } from '@tanstack/react-router';
import { general } from '#web/i18n/general.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './product-sheet-waiting.module.css';
import { useGoBack } from './use-go-back.ts';

/** The sheet while its product or promotion is on its way. */
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

/** The sheet when what it shows did not come, or is no more. */
export function SheetFailed({ text }: { readonly text: string }) {
  const router = useRouter();
  return (
    <Sheet label={general.error} onClose={useGoBack()}>
      <div className={styles.failed} role="alert">
        <h2>{general.error}</h2>
        <p>{text}</p>
        <Button onClick={() => void router.invalidate()}>{general.retry}</Button>
      </div>
    </Sheet>
  );
}
