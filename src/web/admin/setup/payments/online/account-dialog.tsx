import { Button, NativeSelect, PasswordInput, Text, Textarea, TextInput } from '@mantine/core';
import { sentenceOf } from '#contract/errors.ts';
import { FIELD_PROBLEM_CODES } from '#contract/payment-settings/field-problems.ts';
import { type PaymentAccount, savePaymentAccount } from '#contract/payment-settings/staff-calls.ts';
import { entriesOf } from '#domain/keys-of.ts';
import { type AccountField, fieldsOfAccount, judgeAccount } from '#domain/payments/account-fields.ts';
import { factsOfProvider } from '#domain/payments/providers.ts';
import type { Form } from '#web/forms/use-form.ts';
import { onlinePaymentsWords } from '#web/i18n/admin/online-payments.ts';
import { announce } from '#web/staff/announce.ts';
import { DialogFoot, RefusalAlert } from '#web/staff/form/dialog-form.tsx';
import { FormModal } from '#web/staff/form/form-modal.tsx';
import { useDialogForm } from '#web/staff/form/use-staff-form.ts';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { useApi } from '#web/use-api.ts';

const words = onlinePaymentsWords.account;

type AccountDialogProps = {
  readonly account: PaymentAccount;
  readonly onClose: () => void;
  readonly onSaved: () => Promise<unknown>;
};
type Values = Readonly<Record<string, string>>;

/** The keys of an account: what is stored is not shown, and stays where nothing is typed. */
export function AccountDialog({ account, onClose, onSaved }: AccountDialogProps) {
  const { provider, mode } = account;
  const api = useApi();
  const form = useDialogForm<Values, { readonly message: string }>({
    initial: () => valuesOf(account),
    version: account.version,
    judge: (values) => problemsOf(account, values),
    send: (values, version) => api(savePaymentAccount, { body: { provider, mode, values, version } }),
    onSent: ({ message }) => {
      announce(message);
      void onSaved();
      onClose();
    },
    failed: words.saveFailed,
  });
  return (
    <FormModal
      form={form}
      onClose={onClose}
      size="lg"
      title={words.dialogTitle(factsOfProvider(provider).label, words.titles[mode])}
    >
      <FormStack {...form.props}>
        <Text c="dimmed">{words.dialogHint}</Text>
        {entriesOf(fieldsOfAccount(provider)).map(([name, field]) => (
          <Field key={name} name={name} field={field} form={form} account={account} />
        ))}
        <RefusalAlert form={form} title={words.saveFailed} />
        <DialogFoot isSending={form.isSending} onCancel={onClose}>
          <Button type="submit" loading={form.isSending}>
            {words.save}
          </Button>
        </DialogFoot>
      </FormStack>
    </FormModal>
  );
}

type FieldProps = {
  readonly name: string;
  readonly field: AccountField;
  readonly form: Form<Values>;
  readonly account: PaymentAccount;
};

function Field({ name, field, form, account }: FieldProps) {
  const { label, hint, isSecret, isMultiline, isOptional, choices } = field;
  const stays = account.stored.includes(name);
  const bound = form.bind(name);
  const shared = {
    label,
    description: stays ? `${hint} ${words.staysHint}` : hint,
    required: isOptional !== true && !stays,
    ...bound,
  };
  if (choices !== undefined) return <NativeSelect {...shared} data={[...choices[account.mode]]} />;
  // A password manager would offer, and store, what is no password of a person.
  const plain = { ...shared, autoComplete: 'off', spellCheck: false };
  if (isSecret === true) return <PasswordInput {...plain} autoComplete="new-password" />;
  return isMultiline === true ? <Textarea {...plain} autosize minRows={4} maxRows={10} /> : <TextInput {...plain} />;
}

function valuesOf({ provider, mode, shown }: PaymentAccount): Values {
  return Object.fromEntries(
    entriesOf(fieldsOfAccount(provider)).map(([name, { choices }]) => [name, shown[name] ?? choices?.[mode][0] ?? '']),
  );
}

function problemsOf({ provider, mode, stored }: PaymentAccount, values: Values): Record<string, string> {
  const problems = entriesOf(judgeAccount(provider, mode, values)).filter(
    ([name, problem]) => problem !== 'missing' || !stored.includes(name),
  );
  return Object.fromEntries(problems.map(([name, problem]) => [name, sentenceOf(FIELD_PROBLEM_CODES[problem])]));
}
