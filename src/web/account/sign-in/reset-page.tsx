import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { personSentence } from '#contract/accounts/person-errors.ts';
import styles from '#web/account/account-form.module.css';
import { FormShell } from '#web/account/form-shell.tsx';
import { PasswordField } from '#web/account/password-field.tsx';
import { newPasswordProblems } from '#web/account/person-problems.ts';
import { useApi } from '#web/account/use-api.ts';
import { useForm } from '#web/account/use-form.ts';
import { accountText } from '#web/i18n/account.ts';
import { forgetAccountSession } from '#web/session/account-session.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { commonPasswordsNow } from '#web/ui/password/common-passwords.ts';
import { PasswordRules } from '#web/ui/password/password-rules.tsx';
import { unlessDead } from './confirm-page.tsx';

/** `/resetare-parola/{token}`: opening it does nothing, the button does. */
export function ResetPage({ token, houseWords }: { readonly token: string; readonly houseWords: readonly string[] }) {
  const api = useApi();
  const [outcome, setOutcome] = useState<'open' | 'done' | 'dead'>('open');
  const view = useForm({
    initial: { password: '', confirmPassword: '' },
    check: (values) => newPasswordProblems(values, { known: houseWords, common: commonPasswordsNow() }),
    failed: accountText.resetFailed,
    async send(values) {
      const answer = await api('resetPassword', { body: { token, ...values } }).catch(unlessDead);
      if (answer !== null) forgetAccountSession();
      setOutcome(answer === null ? 'dead' : 'done');
    },
  });
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <h1>{accountText.resetTitle}</h1>
        {outcome === 'open' && (
          <>
            <p className={styles.intro}>{accountText.resetIntro}</p>
            <FormShell view={view} label={accountText.resetTitle} button={accountText.resetButton}>
              <PasswordField view={view} name="password" label={accountText.newPassword} autoComplete="new-password" />
              <PasswordRules password={view.values.password} known={houseWords} />
              <PasswordField
                view={view}
                name="confirmPassword"
                label={accountText.confirmPassword}
                autoComplete="new-password"
              />
            </FormShell>
          </>
        )}
        {outcome === 'done' && (
          <>
            <Notice tone="good" role="status">
              {accountText.resetDone}
            </Notice>
            <Link to="/auth" search={{ mode: 'authenticate' }} className={buttonClass()}>
              {accountText.signInButton}
            </Link>
          </>
        )}
        {outcome === 'dead' && (
          <>
            <Notice tone="warn" role="alert">
              {personSentence('link_invalid')}
            </Notice>
            <Link to="/auth" search={{ mode: 'forgotPassword' }} className={buttonClass()}>
              {accountText.askAgain}
            </Link>
          </>
        )}
      </div>
    </div>
  );
}
