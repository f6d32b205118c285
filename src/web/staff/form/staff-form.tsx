import { type KeyboardEvent, type ReactNode, type SubmitEvent, useState } from 'react';
import { staffFormWords as words } from '#web/i18n/staff/form.ts';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { SaveBar } from './save-bar.tsx';
import type { SavedForm } from './use-staff-form.ts';

type StaffFormProps<Values> = {
  readonly form: SavedForm<Values>;
  readonly children: ReactNode;
  /** Label of the button; „Salvează” by default. */
  readonly submitLabel?: string;
  /** A form that creates something may be sent without changes. */
  readonly isNew?: boolean;
  /** Search parameters that lead to another part of the same form, such as its tab: no question before leaving. */
  readonly within?: readonly string[];
};

/**
 * The frame of a form: the bar that says whether it is unsaved, saving, saved or refused, the notice of a change by
 * another person, and the question before leaving. Ctrl+S saves.
 */
export function StaffForm<Values>({ form, children, submitLabel, isNew = false, within = [] }: StaffFormProps<Values>) {
  const [isAskingUndo, setIsAskingUndo] = useState(false);
  const submit = () => {
    if (form.isUnsaved || isNew) form.submit();
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  return (
    <>
      {/* The key event bubbles to the form, after the focused input has handled it. */}
      <FormStack {...form.props} onSubmit={handleSubmit} onKeyDown={handleKey}>
        {children}
        <SaveBar
          form={form}
          isNew={isNew}
          {...(submitLabel === undefined ? {} : { submitLabel })}
          onUndo={() => setIsAskingUndo(true)}
        />
      </FormStack>
      <ConfirmDialog
        opened={isAskingUndo}
        title={words.undoTitle}
        confirm={words.undoConfirm}
        cancel={words.keep}
        onCancel={() => setIsAskingUndo(false)}
        onConfirm={() => {
          setIsAskingUndo(false);
          form.undo();
        }}
      >
        {words.undoText}
      </ConfirmDialog>
      <LeaveQuestion
        shouldBlockFn={({ current, next }) =>
          form.isUnsavedNow() &&
          (current.pathname !== next.pathname || without(within, current.search) !== without(within, next.search))
        }
        enableBeforeUnload={form.isUnsavedNow}
      />
    </>
  );
}

/** The other search parameters of an address. */
function without(names: readonly string[], search: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(Object.entries(search).filter(([name]) => !names.includes(name)));
}
