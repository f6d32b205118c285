import { Alert, Button, PasswordInput, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { CallOutput } from '#contract/client.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { useApi } from '#web/use-api.ts';
import { sessionFrom } from './staff-session.ts';
import { keepStaffSession } from './staff-session-store.ts';

const words = staffWords.signIn;

/** E-mail and password; the fields are the browser's own, so that password managers and pasting work. */
export function SignInForm({ onSignedIn }: { readonly onSignedIn: (answer: CallOutput<'authenticateStaff'>) => void }) {
  const api = useApi();
  const signIn = useMutation({
    mutationFn: (credentials: { email: string; password: string }) => api('authenticateStaff', { body: credentials }),
    onSuccess: (answer) => {
      keepStaffSession(sessionFrom(answer));
      onSignedIn(answer);
    },
  });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (signIn.isPending) return;
    const form = new FormData(event.currentTarget);
    signIn.mutate({ email: String(form.get('email')).trim(), password: String(form.get('password')) });
  };
  return (
    <FormStack noValidate={false} onSubmit={handleSubmit}>
      {signIn.isError && (
        <Alert role="alert" title={staffWords.general.error}>
          {failureSentence(signIn.error, words.failed)}
        </Alert>
      )}
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
      />
      <PasswordInput
        name="password"
        label={words.password}
        autoComplete="current-password"
        maxLength={256}
        required
        visibilityToggleButtonProps={{ 'aria-label': words.showPassword, tabIndex: 0, size: 44 }}
      />
      <Button type="submit" loading={signIn.isPending} fullWidth aria-live="polite">
        {signIn.isPending ? words.submitting : words.submit}
      </Button>
    </FormStack>
  );
}
