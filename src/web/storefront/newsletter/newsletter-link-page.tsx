import { useState } from 'react';
import { confirmSubscription, leaveNewsletter } from '#contract/newsletter/calls.ts';
import { FormFailure } from '#web/forms/guest/guest-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { general } from '#web/i18n/general.ts';
import { newsletterText } from '#web/i18n/shop/newsletter.ts';
import { Link } from '#web/router/index.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { useApi } from '#web/use-api.ts';
import styles from './newsletter.module.css';
import { rememberNewsletter } from './newsletter-memory.ts';

/** Target of the link in the confirmation mail: opening it changes nothing, the button confirms (readings 47). */
export function ConfirmNewsletterPage({ token }: { readonly token: string }) {
  const api = useApi();
  const [confirmed, setConfirmed] = useState<{ readonly couponSent: boolean } | null>(null);
  const form = useForm({
    initial: { token },
    send: (body) => api(confirmSubscription, { body }),
    onSent({ couponSent }) {
      rememberNewsletter(localStorage, 'subscribed', Date.now());
      setConfirmed({ couponSent });
    },
    failed: newsletterText.linkFailed,
  });
  if (confirmed === null) {
    return (
      <div className={styles.page}>
        <h1>{newsletterText.confirmTitle}</h1>
        <p>{newsletterText.confirmText}</p>
        <FormFailure form={form} />
        <Button isBusy={form.isSending} onClick={form.submit}>
          {form.isSending ? general.sending : newsletterText.confirm}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <h1 aria-live="polite">{newsletterText.confirmedTitle}</h1>
      <p>{newsletterText.confirmed}</p>
      {confirmed.couponSent && <p>{newsletterText.couponSent}</p>}
      <Link to="/meniu" className={buttonClass()}>
        {newsletterText.toMenu}
      </Link>
    </div>
  );
}

/** Target of the unsubscribe link in every newsletter. */
export function LeaveNewsletterPage({ token }: { readonly token: string }) {
  const api = useApi();
  const [hasLeft, setLeft] = useState(false);
  const form = useForm({
    initial: { token },
    send: (body) => api(leaveNewsletter, { body }),
    onSent: () => setLeft(true),
    failed: newsletterText.linkFailed,
  });
  return (
    <div className={styles.page}>
      <h1 aria-live="polite">{hasLeft ? newsletterText.leftTitle : newsletterText.leaveTitle}</h1>
      <p>{hasLeft ? newsletterText.left : newsletterText.leaveText}</p>
      <FormFailure form={form} />
      {hasLeft ? (
        <Link to="/" className={buttonClass('secondary')}>
          {newsletterText.toHome}
        </Link>
      ) : (
        <Button isBusy={form.isSending} onClick={form.submit}>
          {form.isSending ? general.sending : newsletterText.leave}
        </Button>
      )}
    </div>
  );
}
