import type { ReactNode } from 'react';
import type { Bound, Form } from '#web/forms/use-form.ts';
import { general } from '#web/i18n/general.ts';
import { Link, useLocation } from '#web/router/index.ts';
import { Button } from '#web/ui/button.tsx';
import { useFormReady } from '#web/ui/fields/use-form-ready.ts';
import { Notice } from '#web/ui/notice.tsx';
import styles from './guest-form.module.css';

type Failed = Pick<Form<unknown>, 'step' | 'failure' | 'loose' | 'isSendingAgain'>;
type Sent = Failed & Pick<Form<unknown>, 'props' | 'isSending'>;

/** A form of guests: fields, the last failure, one button. */
export function GuestForm({
  form,
  label,
  submitLabel,
  busyLabel = general.sending,
  isWide = false,
  children,
}: {
  readonly form: Sent;
  readonly label: string;
  readonly submitLabel: string;
  readonly busyLabel?: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}) {
  const isReady = useFormReady(form.props.ref);
  return (
    // POST: if the browser submits it before its script has loaded, what was typed does not appear in an address.
    <form {...form.props} className={styles.form} method="post" aria-label={label}>
      {children}
      <FormFailure form={form} />
      <Button
        type="submit"
        isWide={isWide}
        className={isWide ? `${styles.wide}` : ''}
        isReady={isReady}
        isBusy={form.isSending}
      >
        {form.isSending ? busyLabel : submitLabel}
      </Button>
    </form>
  );
}

/** Why the last attempt failed, unless its fields show it. */
export function FormFailure({ form: { step, failure, loose, isSendingAgain } }: { readonly form: Failed }) {
  // In the place of the failure, so that the button stays where it was pressed.
  if (isSendingAgain) {
    return (
      <Notice tone="plain" role="status">
        {general.tryingAgain}
      </Notice>
    );
  }
  const sentences = [...(failure === null ? [] : [failure]), ...loose];
  if (sentences.length === 0) return null;
  return (
    <div tabIndex={-1} data-failure>
      <Notice tone="warn" role="alert" title={general.error}>
        {sentences.map((one) => (
          <p key={one}>{one}</p>
        ))}
        {step.kind === 'refused' && step.refusal.kind === 'session' && <SignInAgain />}
      </Notice>
    </div>
  );
}

/** Opens in another tab: what was typed stays here, and one more press sends it. */
function SignInAgain() {
  const here = useLocation({ select: ({ href }) => href });
  return (
    <Link
      to="/auth"
      search={{ mode: 'authenticate', redirect: here, expirat: '1' }}
      target="_blank"
      className={styles.way}
    >
      {general.signIn} <span className="visually-hidden">{general.newTab}</span>
    </Link>
  );
}

/** A field that only bots see and fill in. */
export function Honeypot({ value, onChange }: Pick<Bound<string>, 'value' | 'onChange'>) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <input name="website" tabIndex={-1} autoComplete="off" value={value} onChange={onChange} />
    </div>
  );
}
