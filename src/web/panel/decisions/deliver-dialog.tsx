import { Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { markAsDelivered } from '#contract/orders/calls.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { paymentWords } from '#web/panel/orders/order-words.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { Note } from '#web/staff/kit/notices.tsx';
import { DecisionDialog, DialogActions, StepFailure } from './decision-dialog.tsx';
import type { DecisionDialogProps } from './decisions.tsx';
import { announcedPayment, parsePayment } from './handover-payment.ts';
import { HANDOVER_WORDS } from './handover-words.ts';
import { PaymentChoice } from './payment-choice.tsx';
import { useOrderStep } from './use-order-step.ts';

const words = staffWords.decision;

export function DeliverDialog({ orderNumber, onClose }: DecisionDialogProps) {
  return (
    <DecisionDialog
      orderNumber={orderNumber}
      title={words.deliverTitle(orderNumber)}
      onClose={onClose}
      isOverAfter="move"
    >
      {(order) => <DeliverForm order={order} onClose={onClose} />}
    </DecisionDialog>
  );
}

function DeliverForm({ order, onClose }: { readonly order: OrderView; readonly onClose: () => void }) {
  const handover = HANDOVER_WORDS[order.method];
  const [payment, setPayment] = useState(() => announcedPayment(order));
  const [isTried, setIsTried] = useState(false);
  const isOwed = order.paymentStatus === 'unpaid';
  const { payable: owed, company } = order;
  const read = parsePayment(isOwed ? payment : { ...payment, method: 'none' }, owed);
  const deliver = useOrderStep(markAsDelivered, order.number, () => {
    onClose();
    return handover.done;
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!read.ok || deliver.isPending) return;
    deliver.mutate({ payment: read.value });
  };
  return (
    <FormStack onSubmit={handleSubmit}>
      <Text fz="xl" fw={600}>
        {handover.ask}
      </Text>
      <Card>
        {isOwed && (
          <Text fz="xl" fw={600}>
            {words.collect(formatLei(owed))}
          </Text>
        )}
        <p>{paymentWords(order)}</p>
        {company !== null && (
          <p>
            {staffWords.detail.invoice}: {company.name}, CUI {company.cui}
          </p>
        )}
      </Card>
      {isOwed && <PaymentChoice form={payment} owed={owed} isTried={isTried} onChange={setPayment} />}
      {order.isAgeRestricted && <Note tone="warn">{staffWords.orders.checkIdLong}</Note>}
      {deliver.isError && <StepFailure failure={deliver.error} otherwise={words.deliverFailed} />}
      <DialogActions
        submit={handover.mark}
        submitting={words.delivering}
        color="good"
        failure={deliver.error}
        isPending={deliver.isPending}
        onClose={onClose}
      />
    </FormStack>
  );
}
