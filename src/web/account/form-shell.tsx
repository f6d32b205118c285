import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { accountText } from '#web/i18n/account.ts';
import { general } from '#web/i18n/general.ts';
import { Button } from '#web/ui/button.tsx';
import { useFormReady } from '#web/ui/fields/use-form-ready.ts';
import { Notice } from '#web/ui/notice.tsx';
import styles from './account-form.module.css';
import type { FormView } from './use-form.ts';

/** A form with one button; what went wrong stands above its fields and is read out. */
export function FormShell({
  view: { failure, hasEnded, isSending, submit },
  label,
  button,
  busy = accountText.saving,
  children,
}: {
  readonly view: Pick<FormView<never>, 'failure' | 'hasEnded' | 'isSending' | 'submit'>;
  readonly label: string;
  readonly button: string;
  readonly busy?: string;
  readonly children: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const isReady = useFormReady(form);
  return (
    // Should it be sent before its script is there, nothing that was typed may stand in an address.
    <form ref={form} className={styles.form} method="post" noValidate aria-label={label} onSubmit={submit}>
      {failure !== null && (
        <Notice tone="warn" role="alert" title={general.error}>
          <p>{failure}</p>
          {hasEnded && <SignInAgain />}
        </Notice>
      )}
      {children}
      <Button type="submit" isWide isReady={isReady} isBusy={isSending}>
        {isSending ? busy : button}
      </Button>
    </form>
  );
}

/** In a tab of its own: what was typed waits here, and one more press sends it. */
function SignInAgain() {
  const here = useLocation({ select: ({ href }) => href });
  return (
    <Link
      to="/auth"
      search={{ mode: 'authenticate', redirect: here, expirat: '1' }}
      target="_blank"
      className={styles.way}
    >
      {accountText.signInButton} <span className="visually-hidden">{accountText.newTab}</span>
    </Link>
  );
}
