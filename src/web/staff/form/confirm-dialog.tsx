import { Alert, Button, Modal, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { fold } from '#domain/text/fold.ts';
import { staffFormWords } from '#web/i18n/staff/form.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { Foot } from '#web/staff/kit/foot.tsx';
import { FormStack } from '#web/staff/kit/form-stack.tsx';

type ConfirmDialogProps = {
  readonly opened: boolean;
  readonly title: string;
  /** What happens, and what cannot be undone. */
  readonly children: ReactNode;
  /** A verb: „Șterge categoria”, never „Da”. */
  readonly confirm: string;
  readonly cancel?: string;
  /** `bad` for what hurts. */
  readonly tone?: 'accent' | 'bad';
  /** Has to be typed before the button works; case and diacritics do not matter. */
  readonly word?: string;
  readonly isPending?: boolean;
  /** Why it did not work; the dialog stays open. */
  readonly failure?: string | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Asks before something that hurts. Focus begins on the harmless button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Modal opened={props.opened} onClose={props.onCancel} title={props.title}>
      {/* What was typed belongs to one opening. */}
      <Question key={String(props.opened)} {...props} />
    </Modal>
  );
}

function Question({
  children,
  confirm,
  cancel = staffFormWords.cancel,
  tone = 'bad',
  word,
  isPending = false,
  failure = null,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const [typed, setTyped] = useState('');
  const isAllowed = word === undefined || fold(typed.trim()) === fold(word);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog stands in the form's tree: its own form is not the page's.
    event.stopPropagation();
    if (isAllowed && !isPending) onConfirm();
  };
  return (
    <FormStack noValidate={false} onSubmit={handleSubmit}>
      <div>{children}</div>
      {word !== undefined && (
        <TextInput
          label={staffFormWords.typeToConfirm(word)}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
        />
      )}
      {failure !== null && (
        <Alert role="alert" title={staffWords.general.error}>
          {failure}
        </Alert>
      )}
      <Foot look="dialog">
        <Button variant="default" onClick={onCancel} data-autofocus={word === undefined ? true : undefined}>
          {cancel}
        </Button>
        <Button type="submit" color={tone} loading={isPending} disabled={!isAllowed}>
          {confirm}
        </Button>
      </Foot>
    </FormStack>
  );
}
