import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Form } from '#web/forms/use-form.ts';
import { staffFormWords as words } from '#web/i18n/staff/form.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type FormModalProps = Omit<ModalProps, 'opened'> & {
  /** Of the dialog. */
  readonly form: Pick<Form<unknown>, 'isUnsavedNow'>;
};

/** A dialog with a form. Esc and a press beside it are soon done by mistake: where something was typed, it asks first. */
export function FormModal({ form, onClose, children, ...modal }: FormModalProps) {
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    // Outside system: the keyboard. Mantine returns it only from a dialog that was rendered closed first.
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && document.activeElement === document.body)
        opener.focus({ preventScroll: true });
    };
  }, []);
  /** The field or button of the dialog that had the keyboard last. */
  const at = useRef<HTMLElement>(null);
  const handleKeep = () => {
    setIsAsking(false);
    at.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Modal
        {...modal}
        opened
        onFocus={({ target }) => {
          at.current = target;
        }}
        // Esc answers the question, while there is one.
        closeOnEscape={!isAsking}
        onClose={() => (form.isUnsavedNow() ? setIsAsking(true) : onClose())}
      >
        {children}
      </Modal>
      {/* Not there before it is opened: it would take the key that opens it for its own answer. */}
      {isAsking && (
        <ConfirmDialog
          opened
          title={words.undoTitle}
          confirm={words.undoConfirm}
          cancel={words.keep}
          onConfirm={onClose}
          onCancel={handleKeep}
        >
          {words.leaveText}
        </ConfirmDialog>
      )}
    </>
  );
}
