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
  /** Explains what will happen, and what cannot be undone. */
  readonly children: ReactNode;
  /** A verb: „Șterge categoria”, never „Da”. */
  readonly confirm: string;
  readonly cancel?: string;
  /** `bad` for destructive actions. */
  readonly tone?: 'accent' | 'bad';
  /** Must be typed before the button works; case and diacritics are ignored. */
  readonly word?: string;
  readonly isPending?: boolean;
  /** Why it failed; the dialog stays open. */
  readonly failure?: string | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Asks before a destructive action. Focus starts on the cancel button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Modal opened={props.opened} onClose={props.onCancel} title={props.title}>
      {/* The typed text belongs to one opening of the dialog. */}
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
    // The dialog is inside the page's form in the React tree: its submit event must not bubble there.
    event.stopPropagation();
    if (isAllowed && !isPending) onConfirm();
  };
  return (
    <FormStack onSubmit={handleSubmit}>
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
        <Button type="submit" {...(tone === 'bad' ? { color: tone } : {})} loading={isPending} disabled={!isAllowed}>
          {confirm}
        </Button>
      </Foot>
    </FormStack>
  );
}
