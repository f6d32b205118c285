import { Text } from '@mantine/core';
import { correctPayment } from '#contract/orders/calls.ts';
import { PAYMENT_LABELS } from '#domain/orders/describe-payment.ts';
import { stepWords } from '#web/i18n/panel/steps.ts';
import { DecisionForm, type DecisionProps } from './decision-dialog.tsx';
import { announcedPayment, judgePayment, paymentOf } from './handover-payment.ts';
import { PaymentChoice } from './payment-choice.tsx';
import { useDecisionForm } from './use-decision-form.ts';

const { correction: words, payment: choice } = stepWords;

export function CorrectForm({ order, onClose }: DecisionProps) {
  const isUnpaid = order.paymentStatus === 'unpaid';
  const owed = order.payable;
  const form = useDecisionForm({
    order,
    initial: () => (isUnpaid ? { ...announcedPayment(order), method: 'none' as const } : announcedPayment(order)),
    judge: (values) => judgePayment(values, owed),
    step: correctPayment,
    requestOf: (values, { version }) => ({ payment: paymentOf(values, owed), expectedVersion: version }),
    onDone: () => words.done,
    onClose,
  });
  return (
    <DecisionForm form={form} words={words} tone="good" onClose={onClose}>
      <Text fz="xl" fw={600}>
        {words.now(isUnpaid ? choice.none : PAYMENT_LABELS[order.payment.method])}
      </Text>
      <PaymentChoice form={form} />
      <p>{words.hint}</p>
    </DecisionForm>
  );
}
