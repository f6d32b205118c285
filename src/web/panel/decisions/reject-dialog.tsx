import { Button, Group, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { sentenceOf } from '#contract/errors.ts';
import { rejectOrder } from '#contract/orders/calls.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { stepWords } from '#web/i18n/panel/steps.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { rejectionProblem } from './acceptance.ts';
import { DecisionDialog, DialogActions, StepFailure } from './decision-dialog.tsx';
import type { DecisionDialogProps } from './decisions.tsx';
import { NOTHING_RAN_OUT, saysRanOut, soldOutOf } from './ran-out.ts';
import { RanOutChoice } from './ran-out-choice.tsx';
import { useOrderStep } from './use-order-step.ts';

const words = staffWords.decision;

/** As long as the contract takes. */
const REASON_MAX_LENGTH = 500;

export function RejectDialog({ orderNumber, onClose }: DecisionDialogProps) {
  return (
    <DecisionDialog
      orderNumber={orderNumber}
      title={words.rejectTitle(orderNumber)}
      onClose={onClose}
      isOverAfter="move"
    >
      {(order) => <RejectForm order={order} onClose={onClose} />}
    </DecisionDialog>
  );
}

function RejectForm({ order, onClose }: { readonly order: OrderView; readonly onClose: () => void }) {
  // What is refused is the order as it stood when the dialog opened, not what another tablet has made of it since.
  const [expectedStatus] = useState(order.status);
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const reject = useOrderStep(rejectOrder, order.number, () => {
    onClose();
    return soldOut === null ? words.rejected : stepWords.ranOut.done;
  });
  const [ranOut, setRanOut] = useState(NOTHING_RAN_OUT);
  const missing = rejectionProblem(reason);
  const isAboutStock = saysRanOut(reason);
  const soldOut = isAboutStock ? soldOutOf(ranOut) : null;
  const isDayMissing = isAboutStock && ranOut.chosen.length > 0 && soldOut === null;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (missing !== null || isDayMissing || reject.isPending) return;
    reject.mutate({ reason: reason.trim(), expectedStatus, soldOut });
  };
  return (
    <FormStack onSubmit={handleSubmit}>
      <fieldset>
        <Text component="legend" fw={600} mb="xs">
          {words.presets}
        </Text>
        <Group gap="xs">
          {words.reasonPresets.map((preset) => (
            <Button key={preset} variant="default" radius="xl" size="md" fw={400} onClick={() => setReason(preset)}>
              {preset}
            </Button>
          ))}
        </Group>
      </fieldset>
      <Textarea
        label={words.reason}
        description={words.reasonHint}
        required
        autosize={false}
        rows={3}
        maxLength={REASON_MAX_LENGTH}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={isTried && missing !== null ? sentenceOf(missing) : undefined}
      />
      {isAboutStock && (
        <RanOutChoice order={order} ranOut={ranOut} isDayMissing={isTried && isDayMissing} onChange={setRanOut} />
      )}
      {reject.isError && <StepFailure failure={reject.error} otherwise={words.rejectFailed} />}
      <DialogActions
        submit={words.reject}
        submitting={words.rejecting}
        color="bad"
        failure={reject.error}
        isPending={reject.isPending}
        onClose={onClose}
      />
    </FormStack>
  );
}
