import { useState } from 'react';
import { makeCartLink } from '#contract/cart-links/client.ts';
import { guestFailureSentence } from '#web/forms/read-refusal.ts';
import { sentCartText } from '#web/i18n/shop/sent-cart.ts';
import { useLoaderData } from '#web/router/index.ts';
import { useOrigin } from '#web/storefront/shell/page-meta.tsx';
import { Button } from '#web/ui/button.tsx';
import { useCopyAddress } from '#web/ui/copy-address.tsx';
import { showMessage } from '#web/ui/messages.ts';
import { useApi } from '#web/use-api.ts';
import styles from './cart-contents.module.css';
import { currentCart } from './cart-store.ts';

/** Creates a short link to the cart, which is shared on a phone and copied on a desktop. */
export function SendCart() {
  const api = useApi();
  const origin = useOrigin();
  const { name } = useLoaderData({ from: '/_shop' });
  const { copy, field } = useCopyAddress();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const path = await makeCartLink(api, currentCart()).catch((failure: unknown) => {
      showMessage(guestFailureSentence(failure, sentCartText.sendFailed));
      return null;
    });
    setBusy(false);
    if (path === null) return;
    const url = `${origin}${path}`;
    if (!canShare()) return copy(url);
    await navigator.share({ title: sentCartText.shareTitle(name), url }).catch((failure: unknown) => {
      // Closing the share sheet is not a failure; a phone refuses to open it when creating the link took too long.
      if (!(failure instanceof DOMException && failure.name === 'AbortError')) copy(url);
    });
  };
  return (
    <>
      <Button
        look="quiet"
        className={styles.clear}
        isBusy={isBusy}
        title={sentCartText.sendHint}
        onClick={() => void send()}
      >
        {sentCartText.send}
      </Button>
      {field}
    </>
  );
}

/** On a desktop the share sheet is less convenient than copying. */
function canShare(): boolean {
  return 'share' in navigator && matchMedia('(pointer: coarse)').matches;
}
