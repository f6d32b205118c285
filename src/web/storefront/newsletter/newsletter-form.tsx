import { useState } from 'react';
import { subscribe } from '#contract/newsletter/calls.ts';
import { NEWSLETTER_CONSENT, type NewsletterSource } from '#contract/newsletter/newsletter-consent.ts';
import { parseEmail } from '#domain/accounts/parse-email.ts';
import { TextField, TickField } from '#web/forms/guest/fields.tsx';
import { GuestForm, Honeypot } from '#web/forms/guest/guest-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { newsletterText } from '#web/i18n/shop/newsletter.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useApi } from '#web/use-api.ts';
import styles from './newsletter.module.css';
import { rememberNewsletter } from './newsletter-memory.ts';

/** E-mail address and consent, never preselected; afterwards what is left to do. */
export function NewsletterForm({
  source,
  onSent,
}: {
  readonly source: NewsletterSource;
  readonly onSent?: () => void;
}) {
  const api = useApi();
  const [answer, setAnswer] = useState<string | null>(null);
  const form = useForm({
    initial: { email: '', agrees: false, website: '' },
    judge: ({ email, agrees }) => ({
      ...(parseEmail(email).ok ? {} : { email: newsletterText.emailInvalid }),
      ...(agrees ? {} : { agrees: newsletterText.consentMissing }),
    }),
    send: ({ email, website }) =>
      api(subscribe, { body: { email, consentVersion: NEWSLETTER_CONSENT.version, source, website } }),
    onSent({ message }) {
      rememberNewsletter(localStorage, 'subscribed', Date.now());
      setAnswer(message);
      onSent?.();
    },
    failed: source === 'popup' ? newsletterText.popupFailed : newsletterText.footerFailed,
  });
  if (answer !== null) {
    return (
      <Notice tone="good" role="status">
        {answer}
      </Notice>
    );
  }
  return (
    <GuestForm form={form} label={newsletterText.title} submitLabel={newsletterText.submit}>
      <TextField {...form.bind('email')} kind="email" label={newsletterText.email} />
      <div>
        <TickField {...form.tick('agrees')}>{NEWSLETTER_CONSENT.text}</TickField>
        <p className={styles.note}>
          {newsletterText.privacy.before}
          <a href="/privacy-policy" target="_blank" rel="noopener">
            {newsletterText.privacy.link}
          </a>
          {newsletterText.privacy.after}
        </p>
      </div>
      <Honeypot {...form.bind('website')} />
    </GuestForm>
  );
}
