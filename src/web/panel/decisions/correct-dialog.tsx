import { Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { correctPayment } from '#contract/orders/calls.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { stepWords } from '#web/i18n/panel/steps.ts';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { DecisionDialog, DialogActions, StepFailure } from './decision-dialog.tsx';
import type { DecisionDialogProps } from './decisions.tsx';
import { announcedPayment, type PaymentForm, parsePayment } from './handover-payment.ts';
import { PaymentChoice } from './payment-choice.tsx';
import { useOrderStep } from './use-order-step.ts';

const { correction: words, payment: choice } = stepWords;

export function CorrectDialog({ orderNumber, onClose }: DecisionDialogProps) {
  return (
    <DecisionDialog
      orderNumber={orderNumber}
      title={words.title(orderNumber)}
      onClose={onClose}
      isOverAfter="any-change"
    >
      {(order) => <CorrectForm order={order} onClose={onClose} />}
    </DecisionDialog>
  );
}

function CorrectForm({ order, onClose }: { readonly order: OrderView; readonly onClose: () => void }) {
  // What is corrected is the payment as it stood when the dialog opened, not what another tablet has made of it since.
  const [expectedVersion] = useState(order.version);
  const isUnpaid = order.paymentStatus === 'unpaid';
  const [payment, setPayment] = useState((): PaymentForm => {
    const recorded = announcedPayment(order);
    return isUnpaid ? { ...recorded, method: 'none' } : recorded;
  });
  const [isTried, setIsTried] = useState(false);
  const owed = order.payable;
  const read = parsePayment(payment, owed);
  const correct = useOrderStep(correctPayment, order.number, () => {
    onClose();
    return words.done;
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!read.ok || correct.isPending) return;
    correct.mutate({ payment: read.value, expectedVersion });
  };
  return (
    <FormStack onSubmit={handleSubmit}>
      <Text fz="xl" fw={600}>
        {words.now(isUnpaid ? choice.none : choice.methods[order.payment.method])}
      </Text>
      <PaymentChoice form={payment} owed={owed} isTried={isTried} onChange={setPayment} />
      <p>{words.hint}</p>
      {correct.isError && <StepFailure failure={correct.error} otherwise={words.failed} />}
      <DialogActions
        submit={words.submit}
        submitting={words.submitting}
        color="good"
        failure={correct.error}
        isPending={correct.isPending}
        onClose={onClose}
      />
    </FormStack>
  );
}
