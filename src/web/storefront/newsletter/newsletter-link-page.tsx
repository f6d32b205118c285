import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { general } from '#web/i18n/general.ts';
import { newsletterText } from '#web/i18n/house/newsletter.ts';
import { useSending } from '#web/storefront/forms/use-sending.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './newsletter.module.css';
import { rememberNewsletter } from './newsletter-memory.ts';

/** Behind the link of the confirmation mail: looking changes nothing, the button acts (readings 47). */
export function ConfirmNewsletterPage({ token }: { readonly token: string }) {
  const { api } = useRouter().options.context;
  const [confirmed, setConfirmed] = useState<{ readonly couponSent: boolean } | null>(null);
  const { sending, submit } = useSending(
    () => api('confirmSubscription', { body: { token } }),
    ({ couponSent }) => {
      rememberNewsletter(localStorage, 'subscribed', Date.now());
      setConfirmed({ couponSent });
    },
    newsletterText.linkFailed,
  );
  if (confirmed === null) {
    return (
      <div className={styles.page}>
        <h1>{newsletterText.confirmTitle}</h1>
        <p>{newsletterText.confirmText}</p>
        <Trouble problem={sending.problem} />
        <Button isBusy={sending.isBusy} onClick={() => void submit()}>
          {sending.isBusy ? general.sending : newsletterText.confirm}
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

/** Behind the link under every newsletter. */
export function LeaveNewsletterPage({ token }: { readonly token: string }) {
  const { api } = useRouter().options.context;
  const [hasLeft, setLeft] = useState(false);
  const { sending, submit } = useSending(
    () => api('leaveNewsletter', { body: { token } }),
    () => setLeft(true),
    newsletterText.linkFailed,
  );
  return (
    <div className={styles.page}>
      <h1 aria-live="polite">{hasLeft ? newsletterText.leftTitle : newsletterText.leaveTitle}</h1>
      <p>{hasLeft ? newsletterText.left : newsletterText.leaveText}</p>
      <Trouble problem={sending.problem} />
      {hasLeft ? (
        <Link to="/" className={buttonClass('secondary')}>
          {newsletterText.toHome}
        </Link>
      ) : (
        <Button isBusy={sending.isBusy} onClick={() => void submit()}>
          {sending.isBusy ? general.sending : newsletterText.leave}
        </Button>
      )}
    </div>
  );
}

function Trouble({ problem }: { readonly problem: string }) {
  if (problem === '') return null;
  return (
    <Notice tone="warn" role="alert">
      {problem}
    </Notice>
  );
}
