/** On an order's page: gives back what was paid online, all of it or a part. */

import { Button, Text, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refundPayment } from '#contract/payments/staff-calls.ts';
import { type Bani, ZERO_BANI } from '#domain/money/bani.ts';
import { formatAmount, formatLei, parseTypedLei } from '#domain/money/format-lei.ts';
import { clientName } from '#domain/orders/describe-order.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { meansLabel } from '#domain/orders/payment-means.ts';
import { listRefundable, sumToGiveBack } from '#domain/payments/staff-money.ts';
import { REASON_MAX_LENGTH } from '#domain/text/reason.ts';
import type { Problems } from '#web/forms/read-refusal.ts';
import { moneyWords } from '#web/i18n/staff/money.ts';
import { useTablet } from '#web/panel/panel-lock.tsx';
import { announce } from '#web/staff/announce.ts';
import { DialogFoot, RefusalAlert } from '#web/staff/form/dialog-form.tsx';
import { FormModal } from '#web/staff/form/form-modal.tsx';
import { useDialogForm } from '#web/staff/form/use-staff-form.ts';
import { Choices } from '#web/staff/kit/choices.tsx';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { Presets } from '#web/staff/kit/presets.tsx';
import { useApi } from '#web/use-api.ts';
import { useSendingKey } from '#web/use-sending-key.ts';
import { ORDERS_KEY, orderKey } from './order-queries.ts';

const words = moneyWords.refund;

type Values = { readonly of: string; readonly part: 'all' | 'some'; readonly amount: string; readonly reason: string };

export function RefundButton({ order }: { readonly order: OrderView }) {
  const [isOpen, setIsOpen] = useState(false);
  const tablet = useTablet();
  const maximum = sumToGiveBack(order.onlineMoney);
  if (maximum === ZERO_BANI) return null;
  // The server refuses it there: a tablet proves nobody's identity.
  if (tablet) return <Text c="dimmed">{words.notOnTablet}</Text>;
  return (
    <>
      <Button variant="default" data-screen-only onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      {isOpen && <RefundDialog order={order} maximum={maximum} onClose={() => setIsOpen(false)} />}
    </>
  );
}

type RefundDialogProps = { readonly order: OrderView; readonly maximum: Bani; readonly onClose: () => void };

function RefundDialog({ order, maximum: nowMaximum, onClose }: RefundDialogProps) {
  const api = useApi();
  const queries = useQueryClient();
  const sendOnce = useSendingKey();
  // What is agreed on here does not change while another device gives money back: the server refuses what is too much.
  const [known] = useState({ maximum: nowMaximum, parts: listRefundable(order.onlineMoney) });
  const partOf = (values: Values) => known.parts.find(({ means }) => means === values.of);
  const maximumOf = (values: Values) => partOf(values)?.amount ?? known.maximum;
  const amountOf = (values: Values) => (values.part === 'all' ? maximumOf(values) : parseTypedLei(values.amount));
  const form = useDialogForm({
    initial: { of: known.parts[0]?.means ?? '', part: 'all', amount: '', reason: '' } as Values,
    judge: (values) => judgeRefund(values, amountOf(values), maximumOf(values)),
    send: (values) =>
      sendOnce((headers) =>
        api(refundPayment, {
          headers,
          body: {
            orderNumber: order.number,
            amount: formatAmount(amountOf(values) ?? ZERO_BANI),
            reason: values.reason.trim(),
            means: partOf(values)?.means,
          },
        }),
      ),
    onSent: ({ message }) => {
      announce(message);
      onClose();
      void queries.invalidateQueries({ queryKey: ORDERS_KEY });
      return queries.invalidateQueries({ queryKey: orderKey(order.number) });
    },
    failed: words.failed,
  });
  const amount = amountOf(form.values);
  const maximum = maximumOf(form.values);
  const isAllowed = amount !== null && amount > ZERO_BANI && amount <= maximum;
  return (
    <FormModal form={form} onClose={onClose} title={words.title(order.number)}>
      <FormStack {...form.props}>
        {known.parts.length > 1 && (
          <Choices
            name="refund-of"
            legend={words.ofWhich}
            options={known.parts.map(({ means = 'card_online', amount: most }) => ({
              value: means as string,
              label: meansLabel([means]),
              note: formatLei(most),
            }))}
            {...form.bind('of')}
          />
        )}
        <Choices
          name="refund-part"
          legend={words.howMuch}
          options={[
            { value: 'all' as const, label: words.all, note: formatLei(maximum) },
            { value: 'some' as const, label: words.some },
          ]}
          {...form.bind('part')}
        />
        {form.values.part === 'some' && (
          <TextInput
            label={words.amount}
            description={words.amountHint(formatLei(maximum))}
            required
            inputMode="decimal"
            {...form.bind('amount')}
          />
        )}
        <Presets legend={words.presets} texts={words.reasons} onChoose={(text) => form.set('reason', text)} />
        <Textarea
          label={words.reason}
          description={words.reasonHint}
          required
          rows={2}
          maxLength={REASON_MAX_LENGTH}
          {...form.bind('reason')}
        />
        <Text role="status" fz="xl" fw={600}>
          {isAllowed ? words.ask(formatLei(amount), clientName(order.contact)) : ''}
        </Text>
        <p>{words.after}</p>
        <RefusalAlert form={form} title={words.failed} />
        <DialogFoot isSending={form.isSending} onCancel={onClose}>
          <Button type="submit" color="bad" loading={form.isSending}>
            {isAllowed ? words.submit(formatLei(amount)) : words.open}
          </Button>
        </DialogFoot>
      </FormStack>
    </FormModal>
  );
}

function judgeRefund({ reason }: Values, amount: Bani | null, maximum: Bani): Problems {
  const isMissing = amount === null || amount <= ZERO_BANI;
  return {
    ...(isMissing ? { amount: words.amountMissing } : {}),
    ...(!isMissing && amount > maximum ? { amount: words.tooMuch(formatLei(maximum)) } : {}),
    ...(reason.trim() === '' ? { reason: words.reasonMissing } : {}),
  };
}
