import { type FormEvent, useState } from 'react';
import type { OrderDetail } from '#contract/orders.ts';
import { staffWords } from '#web/i18n/staff.ts';
import { formatWireLei, paymentWords } from '#web/panel/orders/order-words.ts';
import styles from './decision-dialog.module.css';
import { DecisionDialog, DialogActions, StepFailure } from './decision-dialog.tsx';
import type { DecisionDialogProps } from './decisions.tsx';
import { announcedPayment, owedOf, readPayment } from './handover-payment.ts';
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

function DeliverForm({ order, onClose }: { readonly order: OrderDetail; readonly onClose: () => void }) {
  const handover = HANDOVER_WORDS[order.deliveryDetailsBean.deliveryMethod];
  const [payment, setPayment] = useState(() => announcedPayment(order));
  const [isTried, setIsTried] = useState(false);
  const isOwed = order.paymentStatus === 'unpaid';
  const owed = owedOf(order);
  const company = order.invoiceCompanyBean;
  const read = readPayment(isOwed ? payment : { ...payment, method: 'none' }, owed);
  const deliver = useOrderStep('markAsDelivered', order.orderNumber, () => {
    onClose();
    return handover.done;
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!read.ok || deliver.isPending) return;
    deliver.mutate({ orderNumber: order.orderNumber, payment: read.value });
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <p className={styles.promise}>{handover.ask}</p>
      <div className={styles.outcome}>
        {isOwed && <p className={styles.promise}>{words.collect(formatWireLei(order.payable))}</p>}
        <p>{paymentWords(order)}</p>
        {company !== null && (
          <p>
            {staffWords.detail.invoice}: {company.companyName}, CUI {company.cui}
          </p>
        )}
      </div>
      {isOwed && <PaymentChoice form={payment} owed={owed} isTried={isTried} onChange={setPayment} />}
      {order.isAgeRestricted && <p className={styles.checkId}>{staffWords.orders.checkIdLong}</p>}
      {deliver.isError && <StepFailure failure={deliver.error} otherwise={words.deliverFailed} />}
      <DialogActions
        submit={handover.mark}
        submitting={words.delivering}
        color="good"
        failure={deliver.error}
        isPending={deliver.isPending}
        onClose={onClose}
      />
    </form>
  );
}
