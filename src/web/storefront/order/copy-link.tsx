import { orderText } from '#web/i18n/order.ts';
import { Button } from '#web/ui/button.tsx';
import { useCopyAddress } from '#web/ui/copy-address.tsx';

/** Copies the address of the page. */
export function CopyLink() {
  const { copy, field } = useCopyAddress();
  return (
    <>
      <Button look="secondary" onClick={() => copy(window.location.href)}>
        {orderText.copy}
      </Button>
      {field}
    </>
  );
}
