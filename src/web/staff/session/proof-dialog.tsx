import { Alert, Button, Modal, PasswordInput, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { prove as proveCall } from '#contract/accounts/staff-calls.ts';
import { CallFailure } from '#contract/client.ts';
import type { BodyOf } from '#contract/define/define-call.ts';
import { accountWords } from '#web/i18n/staff/account.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { DialogFoot } from '#web/staff/form/dialog-form.tsx';
import { type FieldSentences, judgeFields, needed } from '#web/staff/form/judge-fields.ts';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { useApi } from '#web/use-api.ts';
import { openQuestion } from './ask-for-proof.ts';
import { hasPasskeys, showPasskey } from './passkeys.ts';

const words = accountWords.proof;
const JUDGES = {
  password: needed(staffWords.signIn.passwordMissing),
  code: needed(staffWords.signIn.codeMissing),
};

type Proof = BodyOf<typeof proveCall>;

/** Asks for the password or a passkey again, after a call was refused without. */
export function ProofDialog() {
  const question = useSyncExternalStore(openQuestion.subscribe, openQuestion.read, () => null);
  return (
    <Modal opened={question !== null} onClose={() => question?.answer(false)} title={words.title} zIndex={350}>
      {question !== null && <ProofForm answer={question.answer} />}
    </Modal>
  );
}

function ProofForm({ answer }: { readonly answer: (isProved: boolean) => void }) {
  const api = useApi();
  const queries = useQueryClient();
  const [asksCode, setAsksCode] = useState(false);
  const [problems, setProblems] = useState<FieldSentences>({});
  const prove = useMutation({
    mutationFn: async (makeProof: () => Promise<Proof> | Proof) => api(proveCall, { body: await makeProof() }),
    onSuccess: () => {
      answer(true);
      void queries.invalidateQueries();
    },
    onError: (failure) => setAsksCode((before) => before || needsCode(failure)),
  });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (prove.isPending) return;
    const found = judgeFields(event.currentTarget, JUDGES);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const form = new FormData(event.currentTarget);
    const code = form.get('code');
    prove.mutate(() => ({
      password: String(form.get('password')),
      ...(code === null ? {} : { code: String(code) }),
    }));
  };
  const isTold = prove.isError && !isCodeMissing(prove.error);
  return (
    <FormStack onSubmit={handleSubmit}>
      <Text>{words.intro}</Text>
      {isTold && (
        <Alert role="alert" title={staffWords.general.error}>
          {failureSentence(prove.error, accountWords.passkeys.notShown)}
        </Alert>
      )}
      <PasswordInput
        name="password"
        label={words.password}
        autoComplete="current-password"
        maxLength={256}
        required
        error={problems.password}
        data-autofocus
        visibilityToggleButtonProps={{ 'aria-label': staffWords.signIn.showPassword, tabIndex: 0 }}
      />
      {asksCode && <CodeInput label={words.code} problem={problems.code} />}
      {hasPasskeys() && (
        <Button
          variant="default"
          disabled={prove.isPending}
          onClick={() => prove.mutate(async () => ({ credential: await showPasskey(api) }))}
        >
          {words.passkey}
        </Button>
      )}
      <DialogFoot isSending={prove.isPending} onCancel={() => answer(false)}>
        <Button type="submit" loading={prove.isPending}>
          {words.confirm}
        </Button>
      </DialogFoot>
    </FormStack>
  );
}

/** A code of the authenticator app or a recovery code; takes the focus when it appears. */
export function CodeInput({ label, problem }: { readonly label: string; readonly problem: string | undefined }) {
  return (
    <TextInput
      name="code"
      label={label}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      required
      error={problem}
      autoFocus
    />
  );
}

/** Whether the password was right and the second factor's code is missing. */
export function isCodeMissing(failure: unknown): boolean {
  return failure instanceof CallFailure && failure.body?.code === 'second_factor_required';
}

function needsCode(failure: unknown): boolean {
  return isCodeMissing(failure) || (failure instanceof CallFailure && failure.body?.code === 'second_factor_wrong');
}
