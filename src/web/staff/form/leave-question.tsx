import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router';
import { staffFormWords as words } from '#web/i18n/staff/form.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type LeaveQuestionProps = {
  readonly shouldBlockFn: ShouldBlockFn;
  /** Asked when the page is closed or loaded again: the browser has its own question. */
  readonly enableBeforeUnload: () => boolean;
};

/** Asks before a page is left with something that is not saved. */
export function LeaveQuestion({ shouldBlockFn, enableBeforeUnload }: LeaveQuestionProps) {
  const leaving = useBlocker({ shouldBlockFn, enableBeforeUnload, withResolver: true });
  return (
    <ConfirmDialog
      opened={leaving.status === 'blocked'}
      title={words.leaveTitle}
      confirm={words.leave}
      cancel={words.stay}
      onCancel={() => leaving.reset?.()}
      onConfirm={() => leaving.proceed?.()}
    >
      {words.leaveText}
    </ConfirmDialog>
  );
}
