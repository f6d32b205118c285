import { type UseFormReturnType, useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { staffFormWords } from '#web/i18n/staff/form.ts';
import { SESSION_CHECK_KEY } from '#web/staff/session/session-watch.tsx';
import { useStaffSession } from '#web/staff/session/staff-session-store.ts';
import { type Refusal, readRefusal } from './read-refusal.ts';

const FOCUSABLE = 'input, textarea, select, button, [contenteditable="true"]';

/** What a form was filled from: the server's values and the version of the thing (0 = never saved). */
export type Loaded<Values> = { readonly values: Values; readonly version: number };

/** What a save answers; without a version the form keeps the one it had. */
export type Saved = { readonly message: string; readonly version?: number };

export type Saving =
  | { readonly step: 'resting' }
  | { readonly step: 'saving' }
  | { readonly step: 'saved'; readonly message: string }
  | { readonly step: 'refused'; readonly refusal: Refusal };

export type StaffFormOptions<Values, Answer extends Saved> = {
  /** Current answer of the server; when it changes and nothing is unsaved, the form follows it. */
  readonly loaded: Loaded<Values>;
  /** Sends what was typed. `version` is null when the user chose to overwrite another person's change. */
  readonly save: (values: Values, version: number | null) => Promise<Answer>;
  /** After a save: read again what it changed, or go elsewhere (nothing is unsaved any more). */
  readonly onSaved?: (answer: Answer, values: Values) => void;
  /** The person wants the server's values instead of their own: read them again and answer with them. */
  readonly reload?: () => Promise<Loaded<Values>>;
  /** Problems by field path that need no server; the server checks all the same. */
  readonly validate?: (values: Values) => Record<string, string>;
  /** What could not be done, where the server does not say it better. */
  readonly failed?: string;
  /** Where the server's field stands in the form, when the two names differ. */
  readonly fieldOf?: (serverPath: string) => string;
};

export type StaffEditing<Values> = {
  /** @mantine/form: `{...form.getInputProps('name')}`. */
  readonly form: UseFormReturnType<Values>;
  readonly isUnsaved: boolean;
  /** The same, readable between two renders. */
  readonly unsavedNow: RefObject<boolean>;
  readonly saving: Saving;
  /** Problems that no input of the form shows. */
  readonly loose: readonly string[];
  readonly element: RefObject<HTMLFormElement | null>;
  readonly submit: () => void;
  readonly saveAnyway: () => void;
  /** Resets to the server's values, discarding what was typed. */
  readonly undo: () => void;
  readonly reload: () => void;
  readonly canReload: boolean;
};

/**
 * A form of staff: filled from the server, keeps what was typed after every failure, shows the server's problems at their
 * inputs and goes to the first, and knows what is unsaved. `StaffForm` is what stands around its inputs.
 */
export function useStaffForm<Values extends Record<string, unknown>, Answer extends Saved = Saved>({
  loaded,
  save,
  onSaved,
  reload,
  validate,
  failed = staffFormWords.failed,
  fieldOf = (path) => path,
}: StaffFormOptions<Values, Answer>): StaffEditing<Values> {
  const queries = useQueryClient();
  const form = useForm<Values>({ initialValues: loaded.values });
  const [base, setBase] = useState(loaded);
  const [saving, setSaving] = useState<Saving>({ step: 'resting' });
  const [loose, setLoose] = useState<readonly string[]>([]);
  const element = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const isUnsaved = !isSame(form.values, base.values);
  const unsavedNow = useRef(isUnsaved);
  unsavedNow.current = isUnsaved;

  const fill = (from: Loaded<Values>) => {
    setBase(from);
    form.setInitialValues(from.values);
    form.setValues(from.values);
    form.clearErrors();
    setLoose([]);
  };

  const text = JSON.stringify(loaded);
  const [seen, setSeen] = useState(text);
  // The outside system is the server: its new answers fill the form while nothing is typed.
  useEffect(() => {
    if (text === seen || isSending.current) return;
    setSeen(text);
    if (!unsavedNow.current) fill(loaded);
  });

  const session = useStaffSession();
  const [signedInFor, setSignedInFor] = useState(session);
  // Signed in again: what was refused for want of a session waits to be saved, and says nothing else.
  if (session !== signedInFor) {
    setSignedInFor(session);
    if (saving.step === 'refused' && saving.refusal.kind === 'session') setSaving({ step: 'resting' });
  }

  const showProblems = (problems: Readonly<Record<string, string>>) => {
    const byPath = Object.fromEntries(Object.entries(problems).map(([path, sentence]) => [fieldOf(path), sentence]));
    form.setErrors(byPath);
    // Once the inputs have taken on what they say.
    requestAnimationFrame(() => {
      const shown = inputsOf(element.current);
      const [first] = shown.filter(({ path }) => path in byPath);
      setLoose(Object.entries(byPath).flatMap(([path, say]) => (shown.some((one) => one.path === path) ? [] : [say])));
      focusOn(first?.input);
    });
  };

  const send = async (version: number | null) => {
    if (isSending.current) return;
    const values = form.getValues();
    const problems = validate?.(values) ?? {};
    if (Object.keys(problems).length > 0) {
      const refusal: Refusal = { kind: 'fields', sentence: staffFormWords.fieldsWrong, fields: problems };
      setSaving({ step: 'refused', refusal });
      return showProblems(problems);
    }
    isSending.current = true;
    setSaving({ step: 'saving' });
    form.clearErrors();
    setLoose([]);
    try {
      const answer = await save(values, version);
      const saved = { values, version: answer.version ?? base.version };
      setBase(saved);
      setSaving({ step: 'saved', message: answer.message });
      // What was typed while it was being saved is still unsaved.
      unsavedNow.current = !isSame(form.getValues(), values);
      onSaved?.(answer, values);
      // Other parts of the screen may show what was saved.
      void queries.invalidateQueries();
    } catch (failure) {
      const refusal = readRefusal(failure, failed);
      setSaving({ step: 'refused', refusal });
      if (refusal.kind === 'session') void queries.invalidateQueries({ queryKey: SESSION_CHECK_KEY });
      showProblems(refusal.fields);
    } finally {
      isSending.current = false;
    }
  };

  const takeServerValues = async () => {
    if (reload === undefined) return;
    setSaving({ step: 'saving' });
    try {
      fill(await reload());
      setSaving({ step: 'resting' });
    } catch (failure) {
      setSaving({ step: 'refused', refusal: readRefusal(failure) });
    }
  };

  return {
    form,
    isUnsaved,
    unsavedNow,
    saving,
    loose,
    element,
    submit: () => void send(base.version),
    saveAnyway: () => void send(null),
    undo: () => {
      fill(base);
      setSaving({ step: 'resting' });
    },
    reload: () => void takeServerValues(),
    canReload: reload !== undefined,
  };
}

/** Inputs in the order of the page, by the path `getInputProps` gave them. */
function inputsOf(form: HTMLFormElement | null): readonly { readonly path: string; readonly input: HTMLElement }[] {
  const marked = [...(form?.querySelectorAll<HTMLElement>('[data-path]') ?? [])];
  return marked.map((input) => ({ path: input.dataset.path ?? '', input }));
}

/** A group of radios or a rich text is marked as a whole: focus goes to the first thing inside that takes it. */
function focusOn(marked: HTMLElement | undefined): void {
  const target = marked?.matches(FOCUSABLE) ? marked : marked?.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus({ preventScroll: true });
  marked?.scrollIntoView({ block: 'center' });
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
