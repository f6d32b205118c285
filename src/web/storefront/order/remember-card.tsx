import { useState } from 'react';
import { orderText } from '#web/i18n/order.ts';
import type { RememberOffer } from '#web/storefront/again/remember-offer.ts';
import { Choice } from '#web/ui/fields/choice.tsx';
import styles from './order-notifications.module.css';

/** Asks, after the order, whether this device may remember contact, address and orders; never preselected. */
export function RememberCard({ offer }: { readonly offer: RememberOffer }) {
  const [isOn, setOn] = useState(false);
  return (
    <section className={styles.install} aria-label={orderText.remember.title}>
      <Choice
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          setOn(target.checked);
          if (target.checked) offer.remember();
          else offer.forget();
        }}
      >
        {orderText.remember.ask}
      </Choice>
      <p role="status">{isOn ? orderText.remember.on : orderText.remember.why}</p>
    </section>
  );
}
