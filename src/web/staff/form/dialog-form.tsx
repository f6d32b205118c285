/** The parts below the inputs of a dialog's form. */
import { Alert, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Form } from '#web/forms/use-form.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { Foot } from '#web/staff/kit/foot.tsx';

type RefusalAlertProps = {
  readonly form: Pick<Form<unknown>, 'step'>;
  readonly title: string;
  readonly color?: 'warn' | 'bad';
};

/** Why the last attempt was refused. */
export function RefusalAlert({ form: { step }, title, color = 'bad' }: RefusalAlertProps) {
  if (step.kind !== 'refused' || step.refusal.sentence === '') return null;
  return (
    <Alert role="alert" color={color} title={title} tabIndex={-1} data-failure>
      {step.refusal.sentence}
    </Alert>
  );
}

type DialogFootProps = {
  readonly isSending: boolean;
  readonly onCancel: () => void;
  /** Label of the submit button. */
  readonly children: ReactNode;
};

export function DialogFoot({ isSending, onCancel, children }: DialogFootProps) {
  return (
    <Foot look="dialog">
      <Button variant="default" onClick={onCancel} disabled={isSending}>
        {staffWords.general.cancel}
      </Button>
      {children}
    </Foot>
  );
}

type FormFootProps = {
  readonly form: Pick<Form<unknown>, 'step' | 'isSending'>;
  /** Title of the refusal. */
  readonly failed: string;
  readonly submit: string;
  readonly color?: 'bad';
  readonly 'data-autofocus'?: boolean;
  readonly onCancel: () => void;
};

/** The foot of a form that is sent or left. */
export function FormFoot({ form, failed, submit, onCancel, ...look }: FormFootProps) {
  return (
    <>
      <RefusalAlert form={form} title={failed} />
      <DialogFoot isSending={form.isSending} onCancel={onCancel}>
        <Button type="submit" loading={form.isSending} {...look}>
          {submit}
        </Button>
      </DialogFoot>
    </>
  );
}
