import { Button, Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '#contract/errors.ts';
import { answerReservation, type DeskReservation } from '#contract/reservations/staff-calls.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { formatHour } from '#domain/time/format-date.ts';
import { deskWords as words } from '#web/i18n/panel/reservations.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { RESERVATIONS_KEY } from '#web/panel/live/desk-keys.ts';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { announce } from '#web/staff/announce.ts';
import { DayInput } from '#web/staff/form/day-input.tsx';
import { DialogFoot, RefusalAlert } from '#web/staff/form/dialog-form.tsx';
import { FormModal } from '#web/staff/form/form-modal.tsx';
import { HourInput } from '#web/staff/form/hour-input.tsx';
import { useDialogForm } from '#web/staff/form/use-staff-form.ts';
import { Columns } from '#web/staff/kit/columns.tsx';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { Presets } from '#web/staff/kit/presets.tsx';
import { useApi } from '#web/use-api.ts';
import { tableMoment } from './reservation-words.ts';

/** Refusals that staff may overrule by sending again. */
const OVERRULED = ['seats_full', 'proposal_closed'];

export type Answering = {
  readonly reservation: DeskReservation;
  readonly decision: 'confirm' | 'decline' | 'propose';
};

/** The answer to the guest, as a form before it is sent. What was typed stays when the answer is refused. */
export function AnswerDialog({ reservation, decision, onClose }: Answering & { readonly onClose: () => void }) {
  const api = useApi();
  const queries = useQueryClient();
  const now = useServerNow();
  const moment = reservation.proposedFor ?? reservation.reservedFor;
  const form = useDialogForm({
    initial: () => ({ reason: '', proposedDate: dateOf(moment) as string, proposedTime: formatHour(moment) }),
    version: reservation.version,
    judge: ({ reason }) =>
      decision === 'decline' && reason.trim() === '' ? { reason: sentenceOf('reason_missing') } : {},
    send: ({ reason, ...proposed }, version) =>
      api(answerReservation, {
        body: {
          id: reservation.id,
          version: reservation.version,
          decision,
          reason,
          // Sent again after the refusal that the seats are taken.
          anyway: version === null,
          ...(decision === 'propose' ? proposed : {}),
        },
      }).finally(() => void queries.invalidateQueries({ queryKey: RESERVATIONS_KEY })),
    onSent({ message }) {
      announce(message);
      onClose();
    },
    failed: staffWords.general.unexpected,
  });
  const { step, isSending } = form;
  const mayGoOn = step.kind === 'refused' && OVERRULED.some((code) => code === step.refusal.code);
  return (
    <FormModal form={form} onClose={onClose} title={words.dialog[decision](reservation.fullName)}>
      <FormStack {...form.props}>
        <Text fz="lg" fw={600}>
          {tableMoment(moment, now)}
        </Text>
        {decision === 'propose' && (
          <Columns least="9rem" gap="0.75rem">
            <DayInput label={words.date} min={dateOf(now)} {...form.bind('proposedDate')} />
            <HourInput label={words.time} {...form.bind('proposedTime')} />
          </Columns>
        )}
        {decision === 'decline' && (
          <Presets legend={words.presets} texts={words.reasons} onChoose={(text) => form.set('reason', text)} />
        )}
        <Textarea
          label={decision === 'decline' ? words.reason : words.message}
          required={decision === 'decline'}
          rows={2}
          maxLength={500}
          {...form.bind('reason')}
        />
        <RefusalAlert form={form} title={words.stepFailed} color={mayGoOn ? 'warn' : 'bad'} />
        <DialogFoot isSending={isSending} onCancel={onClose}>
          {mayGoOn ? (
            <Button color="warn" onClick={form.submitOver}>
              {decision === 'propose' ? words.proposeAnyway : words.confirmAnyway}
            </Button>
          ) : (
            <Button type="submit" color={decision === 'decline' ? 'bad' : 'good'} loading={isSending}>
              {isSending ? words.sending : words.send[decision]}
            </Button>
          )}
        </DialogFoot>
      </FormStack>
    </FormModal>
  );
}
