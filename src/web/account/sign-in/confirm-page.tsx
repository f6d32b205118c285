import { useState } from 'react';
import { confirmAccount } from '#contract/accounts/calls.ts';
import { personSentence } from '#contract/accounts/person-errors.ts';
import { CallFailure } from '#contract/client.ts';
import styles from '#web/account/account-form.module.css';
import { PasswordField } from '#web/account/password-field.tsx';
import { GuestForm } from '#web/forms/guest/guest-form.tsx';
import { missingPassword } from '#web/forms/person-problems.ts';
import { useForm } from '#web/forms/use-form.ts';
import { general } from '#web/i18n/general.ts';
import { signInText } from '#web/i18n/sign-in.ts';
import { Link, useRouter } from '#web/router/index.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { showMessage } from '#web/ui/messages.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useApi } from '#web/use-api.ts';
import { enter } from './enter.ts';

/** `/confirmare-cont/{token}`: opening it does nothing, the button does (mail scanners open links). */
export function ConfirmPage({ token }: { readonly token: string }) {
  const api = useApi();
  const router = useRouter();
  const [isDead, setDead] = useState(false);
  const form = useForm({
    initial: { password: '' },
    judge: ({ password }) => missingPassword('password', password),
    fieldOfCode: { wrong_password: 'password' },
    async send({ password }) {
      const answer = await api(confirmAccount, { body: { token, password, cookieOnly: true } }).catch(unlessDead);
      if (answer === null) {
        setDead(true);
        return;
      }
      showMessage(signInText.confirmed);
      enter(router, answer);
    },
  });
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <h1>{signInText.confirmTitle}</h1>
        {isDead ? (
          <>
            <Notice tone="warn" role="alert">
              {personSentence('link_invalid')}
            </Notice>
            <p className={styles.intro}>{signInText.confirmAgain}</p>
            <Link to="/auth" search={{ mode: 'authenticate' }} className={buttonClass()}>
              {general.signIn}
            </Link>
          </>
        ) : (
          <>
            <p className={styles.intro}>{signInText.confirmIntro}</p>
            <GuestForm
              form={form}
              label={signInText.confirmTitle}
              submitLabel={signInText.confirmButton}
              busyLabel={signInText.confirming}
              isWide
            >
              <PasswordField {...form.bind('password')} label={signInText.password} autoComplete="current-password" />
            </GuestForm>
            <Link to="/auth" search={{ mode: 'forgotPassword' }} className={styles.way}>
              {signInText.forgot}
            </Link>
          </>
        )}
      </div>
    </div>
  );
}

/** `null` for a link that was used or has expired; an unknown token gets the same answer. */
export function unlessDead(failure: unknown): null {
  const code = failure instanceof CallFailure ? failure.body?.code : undefined;
  const isNoToken = failure instanceof CallFailure && failure.body?.fields?.token !== undefined;
  if (code !== 'link_invalid' && !isNoToken) throw failure;
  return null;
}
