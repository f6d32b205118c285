import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { copyRowKeys, isUnsaved, type Loaded } from '#web/forms/form-state.ts';
import { type Form, type FormOptions, useForm } from '#web/forms/use-form.ts';
import { staffFormWords } from '#web/i18n/staff/form.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { SESSION_CHECK_KEY } from '#web/staff/session/session-watch.tsx';
import { useStaffSession } from '#web/staff/session/staff-session-store.ts';

type Asked<Values, Answer> = Omit<FormOptions<Values, Answer>, 'tell'>;

/** A form of staff that begins empty or is closed once it was sent: a dialog, the sign-in. */
export function useDialogForm<Values, Answer>(options: Asked<Values, Answer>): Form<Values> {
  const { failed = staffFormWords.failed } = options;
  return useForm({ ...options, tell: (failure) => failureSentence(failure, failed) });
}

export type StaffFormOptions<Values, Answer> = Omit<Asked<Values, Answer>, 'initial' | 'version'> & {
  /** Values and version from the server; when they change and nothing is unsaved, the form follows. */
  readonly loaded: Loaded<Values>;
  /** Called when the person wants the server's values instead of their own: refetches and returns them. */
  readonly reload?: () => Promise<Loaded<Values>>;
};

/** A form that is filled from the server and saved. */
export type SavedForm<Values> = Form<Values> & {
  readonly isUnsaved: boolean;
  /** Resets to the server's values; what was typed is discarded. */
  readonly undo: () => void;
  /** Refetches the server's values after a conflict; null when that is not offered. */
  readonly reload: (() => void) | null;
};

/** A form of staff for saved values: it follows the server while nothing is unsaved. `StaffForm` is its frame. */
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
  // Outside system: the server, whose new answers fill the form while nothing is unsaved.
  useEffect(() => {
    if (text === seen || form.isSending) return;
    setSeen(text);
    if (form.isUnsavedNow()) return;
    form.fill({ ...loaded, values: copyRowKeys(form.valuesNow(), loaded.values) });
  });

  const session = useStaffSession();
  const [signedInFor, setSignedInFor] = useState(session);
  const needsSession = form.step.kind === 'refused' && form.step.refusal.kind === 'session';
  // Outside system: the session of this device. After signing in again, the refused change is unsaved and its refusal
  // is cleared.
  useEffect(() => {
    if (session === signedInFor) return;
    setSignedInFor(session);
    if (needsSession) form.rest();
  });
  // Outside system: the session check, which opens the sign-in.
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
