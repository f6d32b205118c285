import { Group, Stack, Text } from '@mantine/core';
import { formatLei } from '#domain/money/format-lei.ts';
import { describePaymentForStaff } from '#domain/orders/describe-payment-for-staff.ts';
import { orderSums } from '#domain/orders/order-sums.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { factsOf } from '#domain/orders/payment-means.ts';
import { refuseMealCard, sumOfMealCard } from '#domain/payments/meal-card-parts.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { stepWords } from '#web/i18n/panel/steps.ts';
import { moneyWords } from '#web/i18n/staff/money.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Fact, Facts } from '#web/staff/kit/facts.tsx';
import { ButtonLink } from '#web/staff/kit/links.tsx';
import { Note } from '#web/staff/kit/notices.tsx';
import { MoneyFacts } from './money-facts.tsx';
import { RefundButton } from './refund-dialog.tsx';

const words = staffWords.detail;

type Props = { readonly order: OrderView };

type PaymentProps = Props & {
  /** An order as this tablet stored it can only be read. */
  readonly isReadOnly: boolean;
};

export function PaymentSection({ order, isReadOnly }: PaymentProps) {
  return (
    <Card title={words.payment}>
      <Facts>
        {orderSums(order).map(({ part, name, amount }) => {
          if (amount === 0 && (part === 'deposits' || part === 'deliveryFee')) return null;
          const isSet = part === 'packaging' && amount !== order.packaging;
          return (
            <Fact key={name} label={isSet ? `${name} (${words.packagingSet})` : name}>
              {part === 'reduction' ? `− ${formatLei(amount)}` : formatLei(amount)}
            </Fact>
          );
        })}
      </Facts>
      <Group component="p" justify="space-between" fz="1.375rem" py="xs" gap="xs">
        <span>{words.toPay}</span>
        <span>
          {order.reductions.length > 0 && (
            <Text component="del" c="dimmed" mr="sm">
              {formatLei(order.total)}
            </Text>
          )}
          <strong>{formatLei(order.payable)}</strong>
        </span>
      </Group>
      <Text fw={600}>{describePaymentForStaff(order)}</Text>
      <MoneyFacts order={order} />
      {order.onlineMoney === null && order.payment.length > 1 && (
        <Facts>
          {order.payment.map(({ means, amount }) => (
            <Fact key={means} label={factsOf(means).sumLabel}>
              {formatLei(amount)}
            </Fact>
          ))}
        </Facts>
      )}
      <MealCardLimitNote order={order} />
      {!isReadOnly && <RefundButton order={order} />}
      {!isReadOnly && order.onlineMoney?.needsCheck === true && (
        <ButtonLink to="/admin/plati-de-verificat/$orderId" params={{ orderId: `${order.number}` }}>
          {moneyWords.evidence}
        </ButtonLink>
      )}
    </Card>
  );
}

/** A courier recorded more by meal card than it may pay: the record stands, and staff are asked to look at it. */
function MealCardLimitNote({ order: { payment, payable, mealCardEligible: eligible } }: Props) {
  const tooMuch = refuseMealCard(payment, { payable, eligible });
  if (tooMuch === null) return null;
  return (
    <Note tone="warn">
      {stepWords.payment.mealCardTooMuch(formatLei(sumOfMealCard(payment)), formatLei(tooMuch.maximum))}
    </Note>
  );
}

export function TimelineSection({ order }: Props) {
  return (
    <Card title={words.timeline}>
      <Stack component="ol" gap="xs">
        {order.timeline.map((step) => (
          <Group key={`${step.kind} ${step.at}`} component="li" justify="space-between" gap="xs">
            <span>
              <strong>{words.steps[step.kind]}</strong> {step.actor !== null && words.by(step.actor)}
              {step.note !== '' && (
                <Text component="span" display="block" c="dimmed">
                  {step.note}
                </Text>
              )}
            </span>
            <time dateTime={new Date(step.at).toISOString()}>{formatDateTime(step.at)}</time>
          </Group>
        ))}
      </Stack>
    </Card>
  );
}
