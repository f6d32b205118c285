import { useState } from 'react';
import { orderText } from '#web/i18n/order.ts';
import { Button } from '#web/ui/button.tsx';
import { say } from '#web/ui/messages.ts';
import styles from './order-page.module.css';

/** Copies the address of the page; where the browser does not allow it, shows it to be copied by hand. */
export function CopyLink() {
  const [address, setAddress] = useState<string | null>(null);
  const copy = () => {
    const { href } = window.location;
    // Browsers hand out the clipboard over https only.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    if (clipboard === undefined) {
      setAddress(href);
      return;
    }
    void clipboard.writeText(href).then(
      () => say(orderText.copied),
      () => setAddress(href),
    );
  };
  return (
    <>
      <Button look="secondary" onClick={copy}>
        {orderText.copy}
      </Button>
      {address !== null && (
        <label className={styles.address}>
          {orderText.copyYourself}
          <input
            readOnly
            value={address}
            ref={(input) => input?.select()}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </label>
      )}
    </>
  );
}
