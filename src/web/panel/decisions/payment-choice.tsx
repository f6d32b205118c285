import { Alert, Stack, TextInput } from '@mantine/core';
import { PAYMENT_LABELS } from '#domain/orders/describe-payment.ts';
import { PAYMENT_METHODS } from '#domain/orders/order.ts';
import type { Form } from '#web/forms/use-form.ts';
import { stepWords } from '#web/i18n/panel/steps.ts';
import { Choices } from '#web/staff/kit/choices.tsx';
import { Columns } from '#web/staff/kit/columns.tsx';
import type { PaymentForm } from './handover-payment.ts';

const words = stepWords.payment;

/** How the order was paid: one tap when it was paid as announced. */
export function PaymentChoice({ form: { bind, values, problems } }: { readonly form: Form<PaymentForm> }) {
  return (
    <Stack gap="sm">
      <Choices
        name="payment"
        legend={words.legend}
        least="8rem"
        options={([...PAYMENT_METHODS, 'none'] as const).map((method) => ({
          value: method,
          label: method === 'none' ? words.none : PAYMENT_LABELS[method],
        }))}
        {...bind('method')}
      />
      {values.method === 'CASH_AND_CARD' && (
        <Columns least="8rem" gap="0.75rem">
          {(['cash', 'card'] as const).map((part) => (
            <TextInput
              key={part}
              label={words[part]}
              inputMode="decimal"
              {...bind(part)}
              // Both parts are judged together when the form is sent: on blur the other one may not be typed yet.
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
