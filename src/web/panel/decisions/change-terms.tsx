import { Stack } from '@mantine/core';
import type { Bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { METHOD_LABELS } from '#domain/orders/describe-order.ts';
import { paymentLabel } from '#domain/orders/describe-payment.ts';
import { DELIVERY_METHODS, PAYMENT_METHODS } from '#domain/orders/order.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { isSplitMethod } from '#domain/orders/payment-means.ts';
import type { Form } from '#web/forms/use-form.ts';
import { orderingWords } from '#web/i18n/panel/ordering.ts';
import { proposalWords as words } from '#web/i18n/panel/proposals.ts';
import { AddressInputs } from '#web/panel/ordering/address-inputs.tsx';
import { CardPartInput } from '#web/panel/ordering/card-part-input.tsx';
import type { OrderingFacts } from '#web/panel/ordering/ordering-facts.ts';
import { Choices } from '#web/staff/kit/choices.tsx';
import type { ChangeValues } from './change-values.ts';

type ChangeTermsProps = {
  readonly form: Form<ChangeValues>;
  readonly opened: OrderView;
  /** Null while they load. */
  readonly facts: OrderingFacts | null;
  readonly payable: Bani;
  /** False when the card part of a split payment exceeds the sum to be paid. */
  readonly isSplitRight: boolean;
};

/** Method, address and payment, folded: most changes are about the dishes. */
export function ChangeTerms({ form, opened, facts, payable, isSplitRight }: ChangeTermsProps) {
  const { method, address, payment, cardPart } = form.values;
  return (
    <details>
      <summary>{words.terms}</summary>
      <Stack gap="md" mt="xs">
        <Choices
          name="method"
          legend={words.method}
          least="7rem"
          options={DELIVERY_METHODS.map((value) => ({ value, label: METHOD_LABELS[value] }))}
          {...form.bind('method')}
        />
        {method === 'DELIVERY' && (
          <AddressInputs
            address={address}
            zones={facts?.restaurant.zones ?? []}
            products={null}
            onChange={(changed) => form.change({ address: changed })}
            idOf={(field) => `schimbare-${field}`}
          />
        )}
        <Choices
          name="payment"
          legend={words.payment}
          options={PAYMENT_METHODS.filter(
            (one) => one === opened.payment.method || facts?.restaurant.offeredPayments[one],
          ).map((value) => ({ value, label: paymentLabel(value, method) }))}
          {...form.bind('payment')}
        />
        {isSplitMethod(payment) && (
          <CardPartInput
            value={cardPart}
            payable={payable}
            error={isSplitRight ? undefined : orderingWords.splitWrong(formatLei(payable))}
            onChange={(typed) => form.set('cardPart', typed)}
          />
        )}
      </Stack>
    </details>
  );
}
