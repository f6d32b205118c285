import { Alert, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { changePromise } from '#contract/orders/calls.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { formatHour } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { stepWords } from '#web/i18n/panel/steps.ts';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { momentWords } from '#web/panel/orders/order-words.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Choices } from '#web/staff/kit/choices.tsx';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { DecisionDialog, DialogActions, StepFailure } from './decision-dialog.tsx';
import type { DecisionDialogProps } from './decisions.tsx';
import { promiseChoices } from './new-promise.ts';
import { useOrderStep } from './use-order-step.ts';

const words = stepWords.reschedule;

export function RescheduleDialog({ orderNumber, onClose }: DecisionDialogProps) {
  return (
    <DecisionDialog
      orderNumber={orderNumber}
      title={words.title(orderNumber)}
      onClose={onClose}
      isOverAfter="any-change"
    >
      {(order) => <RescheduleForm order={order} onClose={onClose} />}
    </DecisionDialog>
  );
}

function RescheduleForm({ order, onClose }: { readonly order: OrderView; readonly onClose: () => void }) {
  const now = useServerNow();
  // What is changed is the promise as it stood when the dialog opened, not what another tablet has made of it since.
  const [expectedVersion] = useState(order.version);
  const [promisedAt, setPromisedAt] = useState<Instant | null>(null);
  const [isTried, setIsTried] = useState(false);
  const change = useOrderStep(changePromise, order.number, () => {
    onClose();
    return words.done;
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (promisedAt === null || change.isPending) return;
    change.mutate({ promisedAt, expectedVersion });
  };
  return (
    <FormStack onSubmit={handleSubmit}>
      {order.promisedAt !== null && <p>{words.now(momentWords(order.promisedAt, now))}</p>}
      <Choices
        name="promise"
        legend={order.requestedAt === null ? words.fromNow : words.shift}
        least="5rem"
        options={promiseChoices(order, now).map((choice) => ({
          value: choice.promisedAt,
          label: choice.label,
          note: formatHour(choice.promisedAt),
          spoken: `${choice.label}, ${formatHour(choice.promisedAt)}`,
        }))}
        chosen={promisedAt}
        onChoose={setPromisedAt}
      />
      {isTried && promisedAt === null && <Alert role="alert">{words.choose}</Alert>}
      <Card role="status">
        <Text fz="xl" fw={600}>
          {promisedAt === null ? words.choose : words.promise(momentWords(promisedAt, now))}
        </Text>
        <p>{words.told}</p>
      </Card>
      {change.isError && <StepFailure failure={change.error} otherwise={words.failed} />}
      <DialogActions
        submit={words.submit}
        submitting={words.submitting}
        color="good"
        failure={change.error}
        isPending={change.isPending}
        onClose={onClose}
      />
    </FormStack>
  );
}
