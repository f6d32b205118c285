import { Button, Group, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answerReceipt, queueReceipt, takeReceiptFile } from '#contract/fiscal/staff-calls.ts';
import type { ReceiptState } from '#domain/fiscal/receipt-state.ts';
import { receiptWords as words } from '#web/i18n/staff/receipts.ts';
import { announce } from '#web/staff/announce.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { DialogFoot, RefusalAlert } from '#web/staff/form/dialog-form.tsx';
import { FormModal } from '#web/staff/form/form-modal.tsx';
import { useDialogForm } from '#web/staff/form/use-staff-form.ts';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { type RowAction, RowActions } from '#web/staff/kit/row-actions.tsx';
import { saveFile } from '#web/staff/save-file.ts';
import { useStep } from '#web/staff/use-step.ts';
import { useApi } from '#web/use-api.ts';
import { useSendingKey } from '#web/use-sending-key.ts';
import { RECEIPTS_KEY } from './receipt-queries.ts';

export type StepOfReceipt = {
  readonly orderNumber: number;
  /** Null: the order has no receipt yet. */
  readonly id: number | null;
  readonly state: ReceiptState | null;
  /** A file of it was given before. */
  readonly wasGiven: boolean;
};

/**
 * What can be done about a receipt: one button, the rest in a menu. What may be a second receipt on paper is asked about
 * first.
 */
export function ReceiptStep({
  receipt,
  reads = [],
}: {
  readonly receipt: StepOfReceipt;
  /** Queries beside the list that show the receipt. */
  readonly reads?: readonly (readonly unknown[])[];
}) {
  const { orderNumber, id, state, wasGiven } = receipt;
  const api = useApi();
  const sendOnce = useSendingKey();
  const [asked, setAsked] = useState<'again' | 'came_out' | null>(null);
  const options = { failed: words.actionFailed, reads: [RECEIPTS_KEY, ...reads], onSettled: () => setAsked(null) };
  const make = useStep(() => api(queueReceipt, { body: { orderNumber } }), options);
  const again = useStep((of: number) => api(answerReceipt, { body: { id: of, answer: 'print_again' } }), options);
  const download = useStep(async () => {
    const file = await sendOnce((headers) => api(takeReceiptFile, { headers, body: { orderNumber } }));
    saveFile(file.fileName, file.body, 'text/plain');
    return { message: words.downloaded(file.fileName) };
  }, options);
  const isFree = state === null || state === 'to_print';
  const isFailed = state === 'failed' || state === 'unknown';
  const mayBeOnPaper = wasGiven || state === 'unknown';
  const actions: readonly RowAction[] = [
    ...(state === null
      ? [{ label: words.download, icon: 'download' as const, onChoose: () => download.mutate() }]
      : []),
    ...(id !== null && state !== 'printed'
      ? [{ label: words.cameOut, icon: 'circle-check' as const, onChoose: () => setAsked('came_out') }]
      : []),
  ];
  return (
    <Group gap="xs" justify="end" wrap="nowrap">
      {state === null && (
        <Button variant="default" loading={make.isPending} onClick={() => make.mutate()}>
          {words.make}
        </Button>
      )}
      {isFree && state !== null && (
        <Button variant="default" loading={download.isPending} onClick={() => download.mutate()}>
          {words.download}
        </Button>
      )}
      {isFailed && id !== null && (
        <Button
          variant="default"
          loading={again.isPending}
          onClick={() => (mayBeOnPaper ? setAsked('again') : again.mutate(id))}
        >
          {mayBeOnPaper ? words.again : words.retry}
        </Button>
      )}
      {actions.length > 0 && <RowActions name={words.order(orderNumber)} actions={actions} />}
      <ConfirmDialog
        opened={asked === 'again'}
        title={words.againTitle(orderNumber)}
        confirm={words.againConfirm}
        isPending={again.isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => id !== null && again.mutate(id)}
      >
        {words.againText}
      </ConfirmDialog>
      {asked === 'came_out' && id !== null && (
        <CameOutDialog orderNumber={orderNumber} id={id} reads={reads} onClose={() => setAsked(null)} />
      )}
    </Group>
  );
}

type CameOutProps = {
  readonly orderNumber: number;
  readonly id: number;
  readonly reads: readonly (readonly unknown[])[];
  readonly onClose: () => void;
};

/** A person has the paper in the hand. */
function CameOutDialog({ orderNumber, id, reads, onClose }: CameOutProps) {
  const api = useApi();
  const queries = useQueryClient();
  const form = useDialogForm({
    initial: { number: '' },
    send: ({ number }) => api(answerReceipt, { body: { id, answer: 'came_out', number } }),
    onSent: ({ message }) => {
      announce(message);
      for (const queryKey of [RECEIPTS_KEY, ...reads]) void queries.invalidateQueries({ queryKey });
      onClose();
    },
    failed: words.actionFailed,
  });
  return (
    <FormModal form={form} onClose={onClose} title={words.cameOutTitle(orderNumber)}>
      <FormStack {...form.props}>
        <TextInput
          label={words.cameOutNumber}
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
          data-autofocus
          {...form.bind('number')}
        />
        <RefusalAlert form={form} title={words.actionFailed} />
        <DialogFoot isSending={form.isSending} onCancel={onClose}>
          <Button type="submit" loading={form.isSending}>
            {words.cameOutConfirm}
          </Button>
        </DialogFoot>
      </FormStack>
    </FormModal>
  );
}
