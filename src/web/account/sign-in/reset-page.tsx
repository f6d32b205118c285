import { useState } from 'react';
import { resetPassword } from '#contract/accounts/calls.ts';
import { personSentence } from '#contract/accounts/person-errors.ts';
import styles from '#web/account/account-form.module.css';
import { PasswordField } from '#web/account/password-field.tsx';
import { GuestForm } from '#web/forms/guest/guest-form.tsx';
import { newPasswordProblems } from '#web/forms/person-problems.ts';
import { useForm } from '#web/forms/use-form.ts';
import { general } from '#web/i18n/general.ts';
import { signInText } from '#web/i18n/sign-in.ts';
import { Link } from '#web/router/index.ts';
import { forgetAccountSession } from '#web/session/account-session.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { commonPasswordsNow } from '#web/ui/password/common-passwords.ts';
import { PasswordRules } from '#web/ui/password/password-rules.tsx';
import { useApi } from '#web/use-api.ts';
import { unlessDead } from './confirm-page.tsx';

/** `/resetare-parola/{token}`: opening it does nothing, the button does. */
export function ResetPage({
  token,
  contextWords,
}: {
  readonly token: string;
  readonly contextWords: readonly string[];
}) {
  const api = useApi();
  const [outcome, setOutcome] = useState<'open' | 'done' | 'dead'>('open');
  const form = useForm({
    initial: { password: '', confirmPassword: '' },
    judge: (values) => newPasswordProblems(values, { known: contextWords, common: commonPasswordsNow() }),
    failed: signInText.resetFailed,
    async send(values) {
      const answer = await api(resetPassword, { body: { token, ...values } }).catch(unlessDead);
      if (answer !== null) forgetAccountSession();
      setOutcome(answer === null ? 'dead' : 'done');
    },
  });
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <h1>{signInText.resetTitle}</h1>
        {outcome === 'open' && (
          <>
            <p className={styles.intro}>{signInText.resetIntro}</p>
            <GuestForm
              form={form}
              label={signInText.resetTitle}
              submitLabel={signInText.resetButton}
              busyLabel={signInText.saving}
              isWide
            >
              <PasswordField {...form.bind('password')} label={signInText.newPassword} autoComplete="new-password" />
              <PasswordRules password={form.values.password} known={contextWords} />
              <PasswordField
                {...form.bind('confirmPassword')}
                label={signInText.confirmPassword}
                autoComplete="new-password"
              />
            </GuestForm>
          </>
        )}
        {outcome === 'done' && (
          <>
            <Notice tone="good" role="status">
              {signInText.resetDone}
            </Notice>
            <Link to="/auth" search={{ mode: 'authenticate' }} className={buttonClass()}>
              {general.signIn}
            </Link>
          </>
        )}
        {outcome === 'dead' && (
          <>
            <Notice tone="warn" role="alert">
              {personSentence('link_invalid')}
            </Notice>
            <Link to="/auth" search={{ mode: 'forgotPassword' }} className={buttonClass()}>
              {signInText.askAgain}
            </Link>
          </>
        )}
      </div>
    </div>
  );
}
