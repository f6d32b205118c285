import { formatLei } from '#domain/money/format-lei.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import { checkout, ORDER_BUTTON } from '#web/i18n/checkout.ts';
import { useAccountSession } from '#web/session/account-session.ts';
import type { Checkout } from '#web/storefront/checkout/use-checkout.ts';
import { SessionEnded } from '#web/storefront/visit/session-ended.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './submit-bar.module.css';

/** The total and the button that binds; in reach of the thumb on phones. While it waits, it says for what. */
export function SubmitBar({ view }: { readonly view: Checkout }) {
  const { state, priced, reason, submit } = view;
  const waits = state.isSending ? checkout.sending : reason;
  return (
    <div className={styles.bar}>
      {/* Read with the button; what is wrong is announced once, where it is. */}
      <p id="submit-reason" className={styles.reason}>
        {waits}
      </p>
      <p className="visually-hidden" role="status">
        {state.isSending && checkout.sending}
      </p>
      <div className={styles.row}>
        <p className={styles.total}>{checkout.totalBesideButton(formatLei(priced.sums.payable))}</p>
        <Button
          isWide
          aria-busy={state.isSending || undefined}
          aria-disabled={waits !== null || undefined}
          aria-describedby="submit-reason"
          className={styles.button}
          onClick={submit}
        >
          {ORDER_BUTTON}
        </Button>
      </div>
    </div>
  );
}

/** What came of the last attempt, when nobody knows or nothing can be shown at a field. */
export function AttemptNotice({ view }: { readonly view: Checkout }) {
  const { state, facts, wasInterrupted, beginAnew } = view;
  const account = useAccountSession();
  if (wasInterrupted) return <Notice tone="plain">{checkout.interrupted}</Notice>;
  if (state.failure === null) return null;
  if (state.failure.kind === 'account_lost') {
    // Once the guest has answered, the button stands for itself again.
    return account === null ? null : (
      <Notice tone="warn" role="alert" title={state.failure.sentence}>
        <SessionEnded account={account} here="/checkout" />
      </Notice>
    );
  }
  return (
    <Notice tone="warn" role="alert">
      <p>{state.failure.sentence}</p>
      <div className={styles.ways}>
        {state.failure.kind === 'sent_before' && (
          <Button look="secondary" onClick={beginAnew}>
            {checkout.beginAnew}
          </Button>
        )}
        <a href={`tel:${facts.phone}`}>{checkout.callUs(formatPhone(facts.phone))}</a>
      </div>
    </Notice>
  );
}
