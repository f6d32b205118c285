import { Alert, Stack, TextInput } from '@mantine/core';
import type { Bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { PAYMENT_METHODS } from '#domain/orders/order.ts';
import { stepWords } from '#web/i18n/panel/steps.ts';
import { Choices } from '#web/staff/kit/choices.tsx';
import { Columns } from '#web/staff/kit/columns.tsx';
import { type PaymentForm, parsePayment } from './handover-payment.ts';

const words = stepWords.payment;

type Props = {
  readonly form: PaymentForm;
  readonly owed: Bani;
  readonly isTried: boolean;
  readonly onChange: (form: PaymentForm) => void;
};

/** How the money came in: one tap where it came as announced. */
export function PaymentChoice({ form, owed, isTried, onChange }: Props) {
  const isWrong = isTried && !parsePayment(form, owed).ok;
  return (
    <Stack gap="sm">
      <Choices
        name="payment"
        legend={words.legend}
        least="8rem"
        options={([...PAYMENT_METHODS, 'none'] as const).map((method) => ({
          value: method,
          label: method === 'none' ? words.none : words.methods[method],
        }))}
        chosen={form.method}
        onChoose={(method) => onChange({ ...form, method })}
      />
      {form.method === 'CASH_AND_CARD' && (
        <Columns least="8rem" gap="0.75rem">
          {(['cash', 'card'] as const).map((part) => (
            <TextInput
              key={part}
              label={words[part]}
              inputMode="decimal"
              value={form[part]}
              onChange={(event) => onChange({ ...form, [part]: event.currentTarget.value })}
              error={isWrong}
            />
          ))}
        </Columns>
      )}
      {isWrong && <Alert role="alert">{words.wrong(formatLei(owed))}</Alert>}
    </Stack>
  );
}
