import { Alert, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { authenticateByPasskey, authenticateStaff } from '#contract/accounts/staff-calls.ts';
import type { AnswerOf } from '#contract/define/define-call.ts';
import { sentenceOf } from '#contract/errors.ts';
import { parseEmail } from '#domain/accounts/parse-email.ts';
import { accountWords } from '#web/i18n/staff/account.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { saveAccountSession } from '#web/session/account-session.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { type FieldSentences, judgeFields, needed } from '#web/staff/form/judge-fields.ts';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { useApi } from '#web/use-api.ts';
import { hasPasskeys, showPasskey } from './passkeys.ts';
import { CodeInput, isCodeMissing } from './proof-dialog.tsx';
import { sessionFrom } from './staff-session.ts';
import { keepStaffSession } from './staff-session-store.ts';

const words = staffWords.signIn;

const JUDGES = {
  email: (text: string) => (parseEmail(text).ok ? null : sentenceOf('email_invalid')),
  password: needed(words.passwordMissing),
  code: needed(words.codeMissing),
};

type Credentials = { readonly email: string; readonly password: string };
type SignInFormProps = { readonly onSignedIn: (answer: AnswerOf<typeof authenticateStaff>) => void };

/**
 * E-mail and password, then the second factor's code when the account has one; or a passkey alone. Uses native inputs,
 * so that password managers and pasting work.
 */
export function SignInForm({ onSignedIn }: SignInFormProps) {
  const api = useApi();
  /** Credentials with a correct password, waiting for the code. */
  const [waiting, setWaiting] = useState<Credentials | null>(null);
  const [problems, setProblems] = useState<FieldSentences>({});
  const enter = (answer: AnswerOf<typeof authenticateStaff>) => {
    if (answer.user.role === 'ROLE_USER') saveAccountSession({ ...answer, role: answer.user.role });
    else keepStaffSession(sessionFrom(answer));
    onSignedIn(answer);
  };
  const signIn = useMutation({
    mutationFn: (credentials: Credentials & { readonly code?: string }) =>
      api(authenticateStaff, { body: { ...credentials, cookieOnly: true } }),
    onSuccess: enter,
    onError: (failure, { email, password }) => {
      if (isCodeMissing(failure)) setWaiting({ email, password });
    },
  });
  const byPasskey = useMutation({
    mutationFn: async () =>
      api(authenticateByPasskey, { body: { credential: await showPasskey(api), cookieOnly: true } }),
    onSuccess: enter,
  });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (signIn.isPending) return;
    const found = judgeFields(event.currentTarget, JUDGES);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const form = new FormData(event.currentTarget);
    byPasskey.reset();
    if (waiting !== null) signIn.mutate({ ...waiting, code: String(form.get('code')) });
    else signIn.mutate({ email: String(form.get('email')).trim(), password: String(form.get('password')) });
  };
  const failure = byPasskey.error ?? signIn.error;
  return (
    <Stack gap="md">
      <FormStack onSubmit={handleSubmit} key={waiting === null ? 'password' : 'code'}>
        {failure !== null && !isCodeMissing(failure) && (
          <Alert role="alert" title={staffWords.general.error}>
            {failureSentence(failure, byPasskey.isError ? accountWords.passkeys.notShown : words.failed)}
          </Alert>
        )}
        {waiting === null ? <PasswordFields problems={problems} /> : <CodeFields problems={problems} />}
        <Button type="submit" loading={signIn.isPending} fullWidth aria-live="polite">
          {signIn.isPending ? words.submitting : words.submit}
        </Button>
      </FormStack>
      {waiting !== null && (
        <Button
          variant="subtle"
          onClick={() => {
            signIn.reset();
            setWaiting(null);
          }}
        >
          {accountWords.signIn.back}
        </Button>
      )}
      {hasPasskeys() && (
        <Button variant="default" loading={byPasskey.isPending} fullWidth onClick={() => byPasskey.mutate()}>
          {accountWords.signIn.passkey}
        </Button>
      )}
    </Stack>
  );
}

type FieldsProps = { readonly problems: FieldSentences };

function PasswordFields({ problems }: FieldsProps) {
  return (
    <>
      <TextInput
        name="email"
        type="email"
        label={words.email}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        error={problems.email}
      />
      <PasswordInput
        name="password"
        label={words.password}
        autoComplete="current-password"
        maxLength={256}
        required
        error={problems.password}
        visibilityToggleButtonProps={{ 'aria-label': words.showPassword, tabIndex: 0 }}
      />
    </>
  );
}

function CodeFields({ problems }: FieldsProps) {
  return (
    <>
      <Text role="status">{accountWords.signIn.codeHint}</Text>
      <CodeInput label={accountWords.signIn.code} problem={problems.code} />
    </>
  );
}
