import { Alert, TextInput } from '@mantine/core';
import type { Bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { PAYMENT_METHODS } from '#domain/orders/order.ts';
import { stepWords } from '#web/i18n/panel/steps.ts';
import styles from './decision-dialog.module.css';
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
    <fieldset>
      <legend className={styles.legend}>{words.legend}</legend>
      <div className={styles.payments}>
        {([...PAYMENT_METHODS, 'none'] as const).map((method) => (
          <label key={method} className={styles.minute}>
            <input
              type="radio"
              name="payment"
              checked={form.method === method}
              onChange={() => onChange({ ...form, method })}
            />
            <span className={styles.payment}>{method === 'none' ? words.none : words.methods[method]}</span>
          </label>
        ))}
      </div>
      {form.method === 'CASH_AND_CARD' && (
        <div className={styles.parts}>
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
        </div>
      )}
      {isWrong && (
        <Alert role="alert" mt="sm">
          {words.wrong(formatLei(owed))}
        </Alert>
      )}
    </fieldset>
  );
}
