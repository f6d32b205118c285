import { useState } from 'react';
import { productText } from '#web/i18n/product.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { showMessage } from '#web/ui/messages.ts';
import styles from './share-product.module.css';

/** Opens the phone's share sheet with the product's address; elsewhere copies it, or shows it to be copied. */
export function ShareProduct({ id, name }: { readonly id: number; readonly name: string }) {
  const [address, setAddress] = useState<string | null>(null);
  const share = async () => {
    const url = new URL(`/meniu/${id}`, window.location.origin).href;
    // Undefined without https, whatever the types say.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    if ('share' in navigator) {
      // Closing the share sheet is not a failure.
      await navigator.share({ title: name, url }).catch(() => {});
      return;
    }
    const isCopied = clipboard
      ? await clipboard.writeText(url).then(
          () => true,
          () => false,
        )
      : false;
    if (isCopied) showMessage(productText.linkCopied);
    else setAddress(url);
  };
  return (
    <>
      <IconButton label={productText.shareName(name)} className={styles.share} onClick={() => void share()}>
        <Icon name="share" />
      </IconButton>
      {address !== null && (
        <label className={styles.address}>
          {productText.linkYourself}
          <input readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
        </label>
      )}
    </>
  );
}
