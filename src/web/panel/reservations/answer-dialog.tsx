import { Alert, Button, Group, Modal, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { CallFailure } from '#contract/client.ts';
import { sentenceOf } from '#contract/errors.ts';
import type { StaffReservation } from '#contract/reservations/wire.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { formatHour } from '#domain/time/format-date.ts';
import { deskWords as words } from '#web/i18n/panel/reservations.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { RESERVATIONS_KEY } from '#web/panel/live/desk-keys.ts';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { instantOfIso } from '#web/panel/service/service-moments.ts';
import { announce } from '#web/staff/announce.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { DayInput } from '#web/staff/form/day-input.tsx';
import { Columns } from '#web/staff/kit/columns.tsx';
import { Foot } from '#web/staff/kit/foot.tsx';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { useApi } from '#web/use-api.ts';
import { tableMoment } from './reservation-words.ts';

export type Answering = {
  readonly reservation: StaffReservation;
  readonly decision: 'confirm' | 'decline' | 'propose';
};

/** What is said to the guest, before it is said. What was typed stays when the answer is refused. */
export function AnswerDialog({ reservation, decision, onClose }: Answering & { readonly onClose: () => void }) {
  const api = useApi();
  const queries = useQueryClient();
  const now = useServerNow();
  const moment = instantOfIso(reservation.proposedFor ?? reservation.reservedFor);
  const [reason, setReason] = useState('');
  const [date, setDate] = useState<string>(dateOf(moment));
  const [time, setTime] = useState(formatHour(moment));
  const [isTried, setTried] = useState(false);
  const answer = useMutation({
    mutationFn: (anyway: boolean) =>
      api('answerReservation', {
        body: {
          id: reservation.id,
          version: reservation.version,
          decision,
          reason,
          anyway,
          ...(decision === 'propose' ? { proposedDate: date, proposedTime: time } : {}),
        },
      }),
    onSuccess: ({ message }) => {
      announce(message);
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: RESERVATIONS_KEY }),
  });
  const isReasonMissing = decision === 'decline' && reason.trim() === '';
  const isFull = answer.error instanceof CallFailure && answer.error.body?.code === 'seats_full';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isReasonMissing && !answer.isPending) answer.mutate(false);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.dialog[decision](reservation.fullName)}
      closeButtonProps={{ 'aria-label': staffWords.general.close, size: 44 }}
    >
      <FormStack onSubmit={submit}>
        <Text fz="lg" fw={600}>
          {tableMoment(moment, now)}
        </Text>
        {decision === 'propose' && (
          <Columns least="9rem" gap="0.75rem">
            <DayInput
              label={words.date}
              min={dateOf(now)}
              value={date}
              onChange={(event) => setDate(event.currentTarget.value)}
            />
            <TextInput
              type="time"
              label={words.time}
              step={900}
              value={time}
              onChange={(event) => setTime(event.currentTarget.value)}
            />
          </Columns>
        )}
        {decision === 'decline' && (
          <fieldset>
            <Text component="legend" fw={600} mb="xs">
              {words.presets}
            </Text>
            <Group gap="xs">
              {words.reasons.map((preset) => (
                <Button key={preset} variant="default" radius="xl" size="md" fw={400} onClick={() => setReason(preset)}>
                  {preset}
                </Button>
              ))}
            </Group>
          </fieldset>
        )}
        <Textarea
          label={decision === 'decline' ? words.reason : words.message}
          required={decision === 'decline'}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={isTried && isReasonMissing ? sentenceOf('reason_missing') : undefined}
        />
        {answer.isError && (
          <Alert role="alert" color={isFull ? 'warn' : 'bad'} title={words.stepFailed}>
            {failureSentence(answer.error, staffWords.general.unexpected)}
          </Alert>
        )}
        <Foot look="dialog">
          <Button variant="default" onClick={onClose} disabled={answer.isPending}>
            {staffWords.general.cancel}
          </Button>
          {isFull ? (
            <Button color="warn" loading={answer.isPending} onClick={() => answer.mutate(true)}>
              {words.confirmAnyway}
            </Button>
          ) : (
            <Button type="submit" color={decision === 'decline' ? 'bad' : 'good'} loading={answer.isPending}>
              {answer.isPending ? words.sending : words.send[decision]}
            </Button>
          )}
        </Foot>
      </FormStack>
    </Modal>
  );
}
