import { useRouter } from '@tanstack/react-router';
import { general } from '#web/i18n/general.ts';
import { productText } from '#web/i18n/product.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './product-sheet-waiting.module.css';

/** The sheet while its product is on its way. */
export function ProductSheetLoading({ onClose }: { readonly onClose: () => void }) {
  return (
    <Sheet label={general.loading} onClose={onClose}>
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

/** The sheet when its product did not come, or is no more. */
export function ProductSheetFailed({ onClose }: { readonly onClose: () => void }) {
  const router = useRouter();
  return (
    <Sheet label={general.error} onClose={onClose}>
      <div className={styles.failed} role="alert">
        <h2>{general.error}</h2>
        <p>{productText.failed}</p>
        <Button onClick={() => void router.invalidate()}>{general.retry}</Button>
      </div>
    </Sheet>
  );
}
