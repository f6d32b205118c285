import { Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { markAsDelivered } from '#contract/orders/staff-client.ts';
import { ZERO_BANI } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { describeParts } from '#domain/orders/describe-payment.ts';
import { describePaymentForStaff } from '#domain/orders/describe-payment-for-staff.ts';
import { onlineSumOf } from '#domain/orders/payment-means.ts';
import { listCoveredParts, toCollectOf } from '#domain/payments/online-money.ts';
import { listMoneyLines } from '#domain/payments/staff-money.ts';
import { IDENTITY_SEEN } from '#web/i18n/identity.ts';
import { moneyWords } from '#web/i18n/staff/money.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { MoneyFacts } from '#web/panel/orders/money-facts.tsx';
import { Card } from '#web/staff/kit/card.tsx';
import { Note } from '#web/staff/kit/notices.tsx';
import { DecisionForm, type DecisionProps } from './decision-dialog.tsx';
import { announcedPayment, judgePayment, paymentOf } from './handover-payment.ts';
import { HANDOVER_WORDS } from './handover-words.ts';
import { PaymentChoice } from './payment-choice.tsx';
import { useDecisionForm } from './use-decision-form.ts';

const words = staffWords.decision;

export function DeliverForm({ order, onClose }: DecisionProps) {
  const handover = HANDOVER_WORDS[order.method];
  const owed = toCollectOf(order);
  const isOwed = owed > ZERO_BANI;
  const isPaidOnline = onlineSumOf(listCoveredParts(order)) > ZERO_BANI;
  const { company } = order;
  const terms = { payable: owed, eligible: order.mealCardEligible };
  const [isIdentitySeen, setIdentitySeen] = useState(false);
  const form = useDecisionForm({
    order,
    initial: () => announcedPayment(order),
    judge: (values) => (isOwed ? judgePayment(values, terms) : {}),
    step: markAsDelivered,
    requestOf: (values) => ({ payment: isOwed ? paymentOf(values, terms) : null, isIdentitySeen }),
    onDone: () => handover.done,
    onClose,
  });
  return (
    <DecisionForm
      form={form}
      words={{ submit: handover.mark, submitting: words.delivering, failed: words.deliverFailed }}
      tone="good"
      onClose={onClose}
    >
      <Text fz="xl" fw={600}>
        {handover.ask}
      </Text>
      <Card>
        {(isOwed || isPaidOnline) && (
          <Text fz="xl" fw={600}>
            {isOwed ? words.collect(formatLei(owed)) : moneyWords.nothingToCollect}
          </Text>
        )}
        {listMoneyLines(order).length > 0 ? (
          <MoneyFacts order={order} />
        ) : (
          <>
            <p>{describePaymentForStaff(order)}</p>
            {order.payment.length > 1 && <p>{describeParts(order.payment)}</p>}
          </>
        )}
        {company !== null && (
          <p>
            {staffWords.detail.invoice}: {company.name}, CUI {company.cui}
          </p>
        )}
      </Card>
      {isOwed && <PaymentChoice form={form} terms={terms} />}
      {order.isAgeRestricted && (
        <Note tone="warn">
          {staffWords.orders.checkIdLong}
          <Checkbox
            size="lg"
            mt="xs"
            label={IDENTITY_SEEN}
            checked={isIdentitySeen}
            onChange={(event) => setIdentitySeen(event.currentTarget.checked)}
          />
        </Note>
      )}
    </DecisionForm>
  );
}
