import { accountText } from '#web/i18n/account.ts';
import { general } from '#web/i18n/general.ts';
import { Link, useRouter } from '#web/router/index.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './account-trouble.module.css';

/** A page of the account that could not be loaded, with a retry button. */
function AccountTrouble({ sentence }: { readonly sentence: string }) {
  const router = useRouter();
  return (
    <div className={styles.room}>
      <Notice tone="warn" role="alert" title={general.error}>
        {sentence}
      </Notice>
      <Button onClick={() => void router.invalidate()}>{general.retry}</Button>
    </div>
  );
}

export function DetailsTrouble() {
  return <AccountTrouble sentence={accountText.noData} />;
}

export function AddressTrouble() {
  return <AccountTrouble sentence={accountText.noAddress} />;
}

export function OrdersTrouble() {
  return <AccountTrouble sentence={accountText.listFailed} />;
}

export function OrderTrouble() {
  return <AccountTrouble sentence={accountText.detailFailed} />;
}

/** Shown for a number that is not one of this customer's orders. */
export function OrderMissing() {
  return (
    <div className={styles.room}>
      <h1>{accountText.notFound}</h1>
      <Link to="/user/orders" className={buttonClass('secondary')}>
        {accountText.orders}
      </Link>
    </div>
  );
}
