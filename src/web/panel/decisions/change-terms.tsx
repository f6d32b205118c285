import { Stack } from '@mantine/core';
import type { Bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { METHOD_LABELS } from '#domain/orders/describe-order.ts';
import { paymentLabel } from '#domain/orders/describe-payment.ts';
import { DELIVERY_METHODS } from '#domain/orders/order.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { followsFromMeans, isMix, meansOfWay, PAYMENT_WAYS, pickOffered } from '#domain/orders/payment-means.ts';
import { hasMealCard } from '#domain/payments/meal-card-parts.ts';
import type { Form } from '#web/forms/use-form.ts';
import { orderingWords } from '#web/i18n/panel/ordering.ts';
import { proposalWords as words } from '#web/i18n/panel/proposals.ts';
import { AddressInputs } from '#web/panel/ordering/address-inputs.tsx';
import type { OrderingFacts } from '#web/panel/ordering/ordering-facts.ts';
import { SecondPartInput } from '#web/panel/ordering/second-part-input.tsx';
import { Choices } from '#web/staff/kit/choices.tsx';
import { type ChangeValues, chosenWayOf } from './change-values.ts';

type ChangeTermsProps = {
  readonly form: Form<ChangeValues>;
  readonly opened: OrderView;
  /** Null while they load. */
  readonly facts: OrderingFacts | null;
  readonly payable: Bani;
  /** False when the second part of a mixed payment exceeds the sum to be paid. */
  readonly isSplitRight: boolean;
};

/** Method, address and payment, folded: most changes are about the dishes. */
export function ChangeTerms({ form, opened, facts, payable, isSplitRight }: ChangeTermsProps) {
  const { method, address, payment, secondPart } = form.values;
  const offered = pickOffered('telephone', facts?.restaurant.offeredPayments ?? []);
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
          options={PAYMENT_WAYS.filter((way) => way === chosenWayOf(opened) || offered.includes(way)).map((value) => ({
            value,
            label: paymentLabel(meansOfWay(value), method),
          }))}
          {...form.bind('payment')}
        />
        {hasMealCard(meansOfWay(payment)) && <p>{words.mealCard}</p>}
        {isMix(payment) && !followsFromMeans(payment) && (
          <SecondPartInput
            way={payment}
            value={secondPart}
            payable={payable}
            error={isSplitRight ? undefined : orderingWords.splitWrong(formatLei(payable))}
            onChange={(typed) => form.set('secondPart', typed)}
          />
        )}
      </Stack>
    </details>
  );
}
