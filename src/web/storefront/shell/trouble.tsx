import { general } from '#web/i18n/general.ts';
import { shell } from '#web/i18n/shell.ts';
import { useKnownLoaderData, useRouter } from '#web/router/index.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import styles from './trouble.module.css';

/** An error page: a retry button, and the telephone number when it is known. */
export function Failed({ text = shell.failedText }: { readonly text?: string }) {
  const router = useRouter();
  // The frame's own loader may have failed.
  const shop = useKnownLoaderData({ from: '/_shop' });
  return (
    <div className={styles.trouble} role="alert">
      <h1>{general.error}</h1>
      <p>{text}</p>
      <div className={styles.ways}>
        <Button onClick={() => void router.invalidate()}>{general.retry}</Button>
        {shop && shop.phone !== '' && (
          <a href={`tel:${shop.phone}`} className={buttonClass('secondary')}>
            {shell.callUs(shop.phoneText)}
          </a>
        )}
      </div>
    </div>
  );
}
