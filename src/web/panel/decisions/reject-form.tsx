import { Button, Textarea } from '@mantine/core';
import { rejectOrder } from '#contract/orders/staff-client.ts';
import { hasMailbox } from '#domain/orders/has-mailbox.ts';
import { refuseChange } from '#domain/orders/proposals/judge-proposal.ts';
import { REASON_MAX_LENGTH } from '#domain/text/reason.ts';
import { proposalWords } from '#web/i18n/panel/proposals.ts';
import { stepWords } from '#web/i18n/panel/steps.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { MoneyGoesBack } from '#web/panel/orders/money-facts.tsx';
import { Presets } from '#web/staff/kit/presets.tsx';
import { DecisionForm, type DecisionProps } from './decision-dialog.tsx';
import { RanOutChoice } from './ran-out-choice.tsx';
import { judgeRejection, listReasons, NO_REJECTION, saysRanOut, soldOutOf } from './rejection.ts';
import { useDecisionForm } from './use-decision-form.ts';

const words = staffWords.decision;

export function RejectForm({ order, onClose, onPropose }: DecisionProps) {
  const form = useDecisionForm({
    order,
    initial: NO_REJECTION,
    judge: judgeRejection,
    step: rejectOrder,
    requestOf: (values, { status }) => ({
      reason: values.reason.trim(),
      expectedStatus: status,
      soldOut: soldOutOf(values),
    }),
    onDone: (_order, values) => (soldOutOf(values) === null ? words.rejected : stepWords.ranOut.done),
    onClose,
  });
  return (
    <DecisionForm
      form={form}
      words={{ submit: words.reject, submitting: words.rejecting, failed: words.rejectFailed }}
      tone="bad"
      onClose={onClose}
    >
      {refuseChange(order) === null && (
        <Button variant="default" onClick={onPropose}>
          {proposalWords.instead}
        </Button>
      )}
      <MoneyGoesBack order={order} />
      <Presets legend={words.presets} texts={listReasons(order)} onChoose={(text) => form.set('reason', text)} />
      <Textarea
        label={words.reason}
        description={words.reasonHint(hasMailbox(order))}
        required
        autosize={false}
        rows={3}
        maxLength={REASON_MAX_LENGTH}
        {...form.bind('reason')}
      />
      {saysRanOut(form.values.reason) && <RanOutChoice order={order} form={form} />}
    </DecisionForm>
  );
}
