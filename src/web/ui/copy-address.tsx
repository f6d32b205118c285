import { type ReactNode, useState } from 'react';
import { general } from '#web/i18n/general.ts';
import styles from './copy-address.module.css';
import { showMessage } from './messages.ts';

/** Copies an address; when the browser does not allow it, `field` shows the address to be copied by hand. */
export function useCopyAddress(): { readonly copy: (address: string) => void; readonly field: ReactNode } {
  const [shown, setShown] = useState<string | null>(null);
  const copy = (address: string) => {
    // Undefined without https.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    if (clipboard === undefined) {
      setShown(address);
      return;
    }
    void clipboard.writeText(address).then(
      () => showMessage(general.copied),
      () => setShown(address),
    );
  };
  const field = shown !== null && (
    <label className={styles.address}>
      {general.copyYourself}
      <input
        readOnly
        value={shown}
        ref={(input) => input?.select()}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </label>
  );
  return { copy, field };
}
