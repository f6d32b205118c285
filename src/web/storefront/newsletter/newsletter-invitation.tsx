import { useState } from 'react';
import { general } from '#web/i18n/general.ts';
import { newsletterText } from '#web/i18n/shop/newsletter.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import styles from './newsletter.module.css';
import { NewsletterForm } from './newsletter-form.tsx';
import { rememberNewsletter } from './newsletter-memory.ts';
import { useNewsletterText } from './use-newsletter-text.ts';

/** Keeps „Abonează-te” on one line. */
const UNBROKEN_HYPHEN = '-\u2060';

/** The newsletter popup of the documents; closing it or subscribing is remembered. */
export function NewsletterInvitation({ onClose }: { readonly onClose: () => void }) {
  const [isSent, setSent] = useState(false);
  const text = useNewsletterText();
  const close = () => {
    if (!isSent) rememberNewsletter(localStorage, 'closed', Date.now());
    onClose();
  };
  return (
    <Sheet label={newsletterText.title} onClose={close}>
      <div className={styles.invitation}>
        <h2>{newsletterText.title.replace('-', UNBROKEN_HYPHEN)}</h2>
        {!isSent && <p>{text}</p>}
        <NewsletterForm source="popup" onSent={() => setSent(true)} />
        <Button look="quiet" onClick={close}>
          {isSent ? general.close : newsletterText.later}
        </Button>
      </div>
    </Sheet>
  );
}
