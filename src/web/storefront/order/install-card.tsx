import { useEffect, useState } from 'react';
import { orderText } from '#web/i18n/order.ts';
import { countForInstall, declineInstall, installWay } from '#web/storefront/visit/install-hint.ts';
import { openInstallDialog } from '#web/storefront/visit/install-offer.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './order-notifications.module.css';

const text = orderText.install;

/** Offers to install the shop on the home screen, from the second order on. */
export function InstallCard({ path }: { readonly path: string }) {
  const [way, setWay] = useState<ReturnType<typeof installWay>>(null);
  // Outside systems: localStorage and the browser's install prompt.
  useEffect(() => {
    if (countForInstall(localStorage, path)) setWay(installWay());
  }, [path]);
  if (way === null) return null;
  const close = () => setWay(null);
  return (
    <section className={styles.install} aria-label={text.title}>
      <p>
        <strong>{text.title}</strong> {way === 'dialog' ? text.why : text.byHand}
      </p>
      <div className={styles.buttons}>
        {way === 'dialog' && (
          <Button look="secondary" onClick={() => void openInstallDialog().then(close)}>
            {text.start}
          </Button>
        )}
        <Button
          look="quiet"
          onClick={() => {
            declineInstall(localStorage);
            close();
          }}
        >
          {text.never}
        </Button>
      </div>
    </section>
  );
}
