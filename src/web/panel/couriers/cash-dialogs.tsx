import { Text, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { closeShift as closeShiftCall, dropCash as dropCashCall, type Shift } from '#contract/couriers/staff-calls.ts';
import { sentenceOf } from '#contract/errors.ts';
import { closeShift, dropCash, LONGEST_REASON } from '#domain/couriers/shift.ts';
import { minusBani, ZERO_BANI } from '#domain/money/bani.ts';
import { formatAmount, formatLei, parseTypedLei } from '#domain/money/format-lei.ts';
import type { Form } from '#web/forms/use-form.ts';
import { panelCourierWords as words } from '#web/i18n/panel/couriers.ts';
import { announce } from '#web/staff/announce.ts';
import { COURIERS_KEY } from '#web/staff/couriers/courier-queries.ts';
import { FormFoot } from '#web/staff/form/dialog-form.tsx';
import { FormModal } from '#web/staff/form/form-modal.tsx';
import { useDialogForm } from '#web/staff/form/use-staff-form.ts';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { useApi } from '#web/use-api.ts';
import { useSendingKey } from '#web/use-sending-key.ts';

type DialogProps = { readonly name: string; readonly shift: Shift; readonly onClose: () => void };

/** Cash left at the till in the middle of a shift. */
export function DropDialog({ name, shift, onClose }: DialogProps) {
  const api = useApi();
  const sendOnce = useSendingKey();
  const queries = useQueryClient();
  const form = useDialogForm({
    initial: { amount: '' },
    judge: ({ amount }) => (dropCash(shift, parseTypedLei(amount)).ok ? {} : { amount: sentenceOf('cash_invalid') }),
    send: ({ amount }) => sendOnce((headers) => api(dropCashCall, { headers, body: { shiftId: shift.id, amount } })),
    onSent: ({ message }) => {
      announce(message);
      onClose();
      return queries.invalidateQueries({ queryKey: COURIERS_KEY });
    },
    failed: words.stepFailed,
  });
  return (
    <CashDialog title={words.dropTitle(name)} shift={shift} form={form} submit={words.confirmDrop} onClose={onClose}>
      <TextInput label={words.amount} inputMode="decimal" data-autofocus {...form.bind('amount')} />
    </CashDialog>
  );
}

/** The count at the end: a difference is told at once, needs a reason, and stays in the books. */
export function CloseDialog({ name, shift, onClose }: DialogProps) {
  const api = useApi();
  const queries = useQueryClient();
  const form = useDialogForm({
    initial: { counted: '', reason: '' },
    judge: ({ counted, reason }) => {
      const closed = closeShift(shift, { counted: parseTypedLei(counted), reason });
      if (closed.ok || closed.error.code === 'courier_has_orders') return {};
      const field = closed.error.code === 'cash_invalid' ? 'counted' : 'reason';
      return { [field]: sentenceOf(closed.error.code) };
    },
    send: (values) => api(closeShiftCall, { body: { shiftId: shift.id, ...values } }),
    onSent: ({ message }) => {
      announce(message);
      onClose();
      return queries.invalidateQueries({ queryKey: COURIERS_KEY });
    },
    failed: words.stepFailed,
  });
  const counted = parseTypedLei(form.values.counted);
  const difference = counted === null ? null : minusBani(counted, shift.owed);
  return (
    <CashDialog title={words.closeTitle(name)} shift={shift} form={form} submit={words.confirmClose} onClose={onClose}>
      <TextInput
        label={words.counted}
        placeholder={formatAmount(shift.owed)}
        inputMode="decimal"
        data-autofocus
        {...form.bind('counted')}
      />
      <Text role="status" fw={600}>
        {difference !== null &&
          (difference === ZERO_BANI ? words.noDifference : words.difference(formatLei(difference)))}
      </Text>
      {difference !== null && difference !== ZERO_BANI && (
        <Textarea
          label={words.reason}
          description={words.reasonHint}
          rows={2}
          maxLength={LONGEST_REASON}
          {...form.bind('reason')}
        />
      )}
    </CashDialog>
  );
}

function CashDialog<Values>({
  title,
  shift,
  form,
  submit,
  onClose,
  children,
}: {
  readonly title: string;
  readonly shift: Shift;
  readonly form: Form<Values>;
  readonly submit: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <FormModal form={form} onClose={onClose} title={title}>
      <FormStack {...form.props}>
        <Text fz="xl" fw={600}>
          {words.owed}: {formatLei(shift.owed)}
        </Text>
        {children}
        <FormFoot form={form} failed={words.stepFailed} submit={submit} onCancel={onClose} />
      </FormStack>
    </FormModal>
  );
}
