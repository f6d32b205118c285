import { useEffect } from 'react';
import { cartText } from '#web/i18n/cart.ts';
import { useGoBack } from '#web/storefront/product/use-go-back.ts';
import { dismissMessage } from '#web/ui/messages.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { useCartContents } from './cart-contents.tsx';

/** The cart over any page. */
export function CartSheet() {
  const close = useGoBack();
  // Outside system: the message store. „Vezi coșul” offers what is open now, and would cover the sums.
  useEffect(dismissMessage, []);
  const { body, footer } = useCartContents({ onClose: close });
  return (
    <Sheet side="end" label={cartText.title} onClose={close} footer={footer}>
      {body}
    </Sheet>
  );
}
