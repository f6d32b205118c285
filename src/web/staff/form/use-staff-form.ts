import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isUnsaved, type Loaded } from '#web/forms/form-state.ts';
import { type Form, type FormOptions, useForm } from '#web/forms/use-form.ts';
import { staffFormWords } from '#web/i18n/staff/form.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { SESSION_CHECK_KEY } from '#web/staff/session/session-watch.tsx';
import { useStaffSession } from '#web/staff/session/staff-session-store.ts';

type Asked<Values, Answer> = Omit<FormOptions<Values, Answer>, 'tell'>;

/** A form of staff that begins empty or is gone once it was sent: a dialog, the sign-in. */
export function useDialogForm<Values, Answer>(options: Asked<Values, Answer>): Form<Values> {
  const { failed = staffFormWords.failed } = options;
  return useForm({ ...options, tell: (failure) => failureSentence(failure, failed) });
}

export type StaffFormOptions<Values, Answer> = Omit<Asked<Values, Answer>, 'initial' | 'version'> & {
  /** Current answer of the server; when it changes and nothing is unsaved, the form follows it. */
  readonly loaded: Loaded<Values>;
  /** The person wants the server's values instead of their own: read them again and answer with them. */
  readonly reload?: () => Promise<Loaded<Values>>;
};

/** A form that is filled from the server and saved. */
export type SavedForm<Values> = Form<Values> & {
  readonly isUnsaved: boolean;
  /** Resets to the server's values, discarding what was typed. */
  readonly undo: () => void;
  /** Reads the server's values again after a conflict; null where that is not offered. */
  readonly reload: (() => void) | null;
};

/** A form of staff over what is saved: it follows the server while nothing is unsaved. `StaffForm` stands around its inputs. */
export function useStaffForm<Values, Answer>({
  loaded,
  reload,
  ...options
}: StaffFormOptions<Values, Answer>): SavedForm<Values> {
  const queries = useQueryClient();
  const form = useDialogForm<Values, Answer>({
    ...options,
    initial: loaded.values,
    version: loaded.version,
    onSent(answer, values) {
      options.onSent?.(answer, values);
      // Other parts of the screen may show what was saved.
      void queries.invalidateQueries();
    },
  });

  const text = JSON.stringify(loaded);
  const [seen, setSeen] = useState(text);
  // The outside system is the server: its new answers fill the form while nothing is typed.
  useEffect(() => {
    if (text === seen || form.isSending) return;
    setSeen(text);
    if (!form.isUnsavedNow()) form.fill(loaded);
  });

  const session = useStaffSession();
  const [signedInFor, setSignedInFor] = useState(session);
  const needsSession = form.step.kind === 'refused' && form.step.refusal.kind === 'session';
  // The outside system is the session of this device: signed in again, what was refused waits to be saved and says nothing else.
  useEffect(() => {
    if (session === signedInFor) return;
    setSignedInFor(session);
    if (needsSession) form.rest();
  });
  // The outside system is the check of the session, which opens the sign-in.
  useEffect(() => {
    if (needsSession) void queries.invalidateQueries({ queryKey: SESSION_CHECK_KEY });
  }, [needsSession, queries]);

  return {
    ...form,
    isUnsaved: isUnsaved(form),
    undo() {
      form.fill(form.base);
      form.rest();
    },
    reload: reload === undefined ? null : () => void form.refill(reload),
  };
}
