import { Alert, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { correctPayment } from '#contract/orders/staff-client.ts';
import { sumBani } from '#domain/money/bani.ts';
import { meansLabel, meansOf } from '#domain/orders/payment-means.ts';
import { listDoorParts } from '#domain/payments/staff-money.ts';
import { stepWords } from '#web/i18n/panel/steps.ts';
import { couriersQuery } from '#web/staff/couriers/courier-queries.ts';
import { useApi } from '#web/use-api.ts';
import { DecisionForm, type DecisionProps } from './decision-dialog.tsx';
import { announcedPayment, judgePayment, paymentOf } from './handover-payment.ts';
import { PaymentChoice } from './payment-choice.tsx';
import { useDecisionForm } from './use-decision-form.ts';

const { correction: words, payment: choice } = stepWords;

export function CorrectForm({ order, onClose }: DecisionProps) {
  const isUnpaid = order.paymentStatus === 'unpaid';
  const owed = sumBani(listDoorParts(order).map(({ amount }) => amount));
  const terms = { payable: owed, eligible: order.mealCardEligible };
  const form = useDecisionForm({
    order,
    initial: () => (isUnpaid ? { ...announcedPayment(order), way: 'none' as const } : announcedPayment(order)),
    judge: (values) => judgePayment(values, terms),
    step: correctPayment,
    requestOf: (values, { version }) => ({ payment: paymentOf(values, terms), expectedVersion: version }),
    onDone: () => words.done,
    onClose,
  });
  return (
    <DecisionForm form={form} words={words} tone="good" onClose={onClose}>
      <Text fz="xl" fw={600}>
        {words.now(isUnpaid ? choice.none : meansLabel(meansOf(listDoorParts(order))))}
      </Text>
      <PaymentChoice form={form} terms={terms} />
      <p>{words.hint}</p>
      <CountedShift order={order} />
    </DecisionForm>
  );
}

/**
 * Warns that the cash of the courier's shift has been counted already; renders nothing otherwise, or until that is
 * known.
 */
function CountedShift({ order }: Pick<DecisionProps, 'order'>) {
  const { courier, timeline } = order;
  const couriers = useQuery({ ...couriersQuery(useApi()), enabled: courier !== null });
  const deliveredAt = timeline.find(({ kind }) => kind === 'delivered')?.at;
  if (courier === null || deliveredAt === undefined || couriers.data === undefined) return null;
  const shift = couriers.data.couriers.find(({ id }) => id === courier.id)?.shift ?? null;
  if (shift !== null && shift.openedAt <= deliveredAt) return null;
  return <Alert color="warn">{words.shiftClosed(courier.name)}</Alert>;
}
