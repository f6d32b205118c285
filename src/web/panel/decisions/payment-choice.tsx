import { Alert, Stack, TextInput } from '@mantine/core';
import type { Bani } from '#domain/money/bani.ts';
import { PAYMENT_METHODS } from '#domain/orders/order.ts';
import { isSplitMethod, methodLabel } from '#domain/orders/payment-means.ts';
import type { Form } from '#web/forms/use-form.ts';
import { stepWords } from '#web/i18n/panel/steps.ts';
import { Choices } from '#web/staff/kit/choices.tsx';
import { Columns } from '#web/staff/kit/columns.tsx';
import { type PaymentForm, typePart } from './handover-payment.ts';

const words = stepWords.payment;

type PaymentChoiceProps = {
  readonly form: Form<PaymentForm>;
  /** What the two parts add up to. */
  readonly owed: Bani;
};

/** How the money came in: one tap where it came as announced. */
export function PaymentChoice({ form: { bind, change, values, problems }, owed }: PaymentChoiceProps) {
  return (
    <Stack gap="sm">
      <Choices
        name="payment"
        legend={words.legend}
        least="8rem"
        options={([...PAYMENT_METHODS, 'none'] as const).map((method) => ({
          value: method,
          label: method === 'none' ? words.none : methodLabel(method),
        }))}
        {...bind('method')}
      />
      {values.method !== 'none' && isSplitMethod(values.method) && (
        <Columns least="8rem" gap="0.75rem">
          {(['cash', 'card'] as const).map((part) => (
            <TextInput
              key={part}
              label={words[part]}
              inputMode="decimal"
              {...bind(part)}
              onChange={({ currentTarget }) => change(typePart(values, part, currentTarget.value, owed))}
              // The two are judged together, at the press: one is left while the other is not typed yet.
              onBlur={undefined}
              error={problems.cash !== undefined}
            />
          ))}
        </Columns>
      )}
      {problems.cash !== undefined && <Alert role="alert">{problems.cash}</Alert>}
    </Stack>
  );
}
