import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { NEWSLETTER_CONSENT, type NewsletterSource } from '#contract/newsletter/newsletter-consent.ts';
import { parseEmail } from '#domain/accounts/parse-email.ts';
import { newsletterText } from '#web/i18n/house/newsletter.ts';
import { FormFrame, Honeypot } from '#web/storefront/forms/form-frame.tsx';
import { useSending } from '#web/storefront/forms/use-sending.ts';
import { Choice } from '#web/ui/fields/choice.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './newsletter.module.css';
import { rememberNewsletter } from './newsletter-memory.ts';

type Problems = { readonly email?: string; readonly consent?: string };

/** Address and consent, never ticked beforehand; afterwards what is still to be done. */
export function NewsletterForm({
  source,
  onSent,
}: {
  readonly source: NewsletterSource;
  readonly onSent?: () => void;
}) {
  const { api } = useRouter().options.context;
  const [email, setEmail] = useState('');
  const [website, setWebsite] = useState('');
  const [agrees, setAgrees] = useState(false);
  const [found, setFound] = useState<Problems>({});
  const [answer, setAnswer] = useState<string | null>(null);
  const { sending, submit } = useSending(
    () => api('subscribe', { body: { email, consentVersion: NEWSLETTER_CONSENT.version, source, website } }),
    ({ message }) => {
      rememberNewsletter(localStorage, 'subscribed', Date.now());
      setAnswer(message);
      onSent?.();
    },
    source === 'popup' ? newsletterText.popupFailed : newsletterText.footerFailed,
  );
  if (answer !== null) {
    return (
      <Notice tone="good" role="status">
        {answer}
      </Notice>
    );
  }
  const remaining: Problems = {
    ...(parseEmail(email).ok ? {} : { email: newsletterText.emailInvalid }),
    ...(agrees ? {} : { consent: newsletterText.consentMissing }),
  };
  const emailError = found.email ? remaining.email : sending.errors.email;
  const consentError = found.consent ? remaining.consent : undefined;
  const consentId = `newsletter-consent-${source}`;
  return (
    <FormFrame
      label={newsletterText.title}
      sending={Object.keys(found).length > 0 ? { ...sending, errors: found } : sending}
      submitLabel={newsletterText.submit}
      onSubmit={() => {
        setFound(remaining);
        if (Object.keys(remaining).length === 0) void submit();
      }}
    >
      <Field label={newsletterText.email} error={emailError}>
        {(control) => (
          <input
            {...control}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            name="email"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </Field>
      <div>
        <Choice
          type="checkbox"
          name="consent"
          required
          checked={agrees}
          aria-invalid={consentError ? true : undefined}
          aria-describedby={consentError ? consentId : undefined}
          onChange={({ target }) => setAgrees(target.checked)}
        >
          {NEWSLETTER_CONSENT.text}
        </Choice>
        {consentError && (
          <p id={consentId} className={styles.error}>
            {consentError}
          </p>
        )}
        <p className={styles.note}>
          {newsletterText.privacy.before}
          <a href="/privacy-policy" target="_blank" rel="noopener">
            {newsletterText.privacy.link}
          </a>
          {newsletterText.privacy.after}
        </p>
      </div>
      <Honeypot value={website} onChange={setWebsite} />
    </FormFrame>
  );
}
