import { Text } from '@mantine/core';
import { changePromise } from '#contract/orders/staff-client.ts';
import { hasMailbox } from '#domain/orders/has-mailbox.ts';
import { formatHour } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { stepWords } from '#web/i18n/panel/steps.ts';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { momentWords } from '#web/panel/orders/order-words.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Choices } from '#web/staff/kit/choices.tsx';
import { DecisionForm, type DecisionProps } from './decision-dialog.tsx';
import { LaterThanTold } from './later-than-told.tsx';
import { promiseChoices } from './new-promise.ts';
import { useDecisionForm } from './use-decision-form.ts';

const words = stepWords.reschedule;
const NOTHING_CHOSEN: { readonly promisedAt: Instant | null } = { promisedAt: null };

export function RescheduleForm({ order, onClose }: DecisionProps) {
  const now = useServerNow();
  const form = useDecisionForm({
    order,
    initial: NOTHING_CHOSEN,
    judge: (values) => (values.promisedAt === null ? { promisedAt: words.choose } : {}),
    step: changePromise,
    // The form is sent only after it was judged, so an hour is chosen.
    requestOf: (values, { version }) => ({ promisedAt: values.promisedAt as Instant, expectedVersion: version }),
    onDone: (changed) => words.done(hasMailbox(changed)),
    onClose,
  });
  const { promisedAt } = form.values;
  return (
    <DecisionForm form={form} words={words} tone="good" onClose={onClose}>
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
        {...form.bind('promisedAt')}
      />
      <Card role="status">
        <Text fz="xl" fw={600}>
          {promisedAt === null ? words.choose : words.promise(momentWords(promisedAt, now))}
        </Text>
        <LaterThanTold order={order} promisedAt={promisedAt} />
        <p>{words.told(hasMailbox(order))}</p>
      </Card>
    </DecisionForm>
  );
}
