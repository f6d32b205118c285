import { general } from '#web/i18n/general.ts';
import { useRouter } from '#web/router/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import styles from './sheet-failed.module.css';
import { useGoBack } from './use-go-back.ts';

/** The sheet when its content could not be loaded or no longer exists. */
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
