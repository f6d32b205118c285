import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  beginSending,
  editForm,
  type FormState,
  fillForm,
  finishSending,
  hasFailed,
  isUnsaved,
  type Loaded,
  leaveField,
  openForm,
  refuseForm,
  reorderForm,
  restForm,
  type Step,
  shownProblems,
  stopForm,
} from './form-state.ts';
import { type Path, readAt, type ValueAt } from './paths.ts';
import { Press, watchPress } from './press.ts';
import { type FieldMap, guestFailureSentence, type Problems, readRefusal } from './read-refusal.ts';

export type FormOptions<Values, Answer> = Pick<FieldMap, 'fieldOfCode'> & {
  /** The initial values; later values are set by `fill` or `reset`. */
  readonly initial: Values | (() => Values);
  /** Version of the initial values, for optimistic locking. */
  readonly version?: number;
  /**
   * Problems that need no server, by path. Pure: called at a press, and at each render while one of its problems is
   * shown.
   */
  readonly judge?: (values: Values) => Problems;
  /** Sends the values. `version` is null after `submitOver`. */
  readonly send: (values: Values, version: number | null) => Promise<Answer>;
  /** Called after the answer, when nothing is unsaved any more. */
  readonly onSent?: (answer: Answer, values: Values) => unknown;
  /** Maps the server's path to the form's, when they differ. */
  readonly fieldOf?: (serverPath: string, values: Values) => string;
  readonly onRefused?: (failure: unknown) => void;
  /** Start of the sentence for a failure: what did not happen. */
  readonly failed?: string | undefined;
  /** Makes the sentence for a failed call; by default the one for guests. */
  readonly tell?: (failure: unknown, failed: string | undefined) => string;
  /** Makes a field visible, for example by opening its tab, before it gets the focus. */
  readonly reveal?: (path: string) => Promise<unknown> | undefined;
};

/** The props to spread on an input. */
export type Bound<Value> = {
  readonly value: Value;
  readonly error: string | undefined;
  readonly onChange: (typed: Typed<Value> | Changed) => void;
  readonly onBlur: () => void;
  readonly 'data-path': string;
};
export type BoundTick = Omit<Bound<never>, 'value' | 'onChange'> & {
  readonly checked: boolean;
  /** Mantine's checkboxes and switches, unlike its text fields, do not set it by themselves. */
  readonly 'aria-invalid': true | undefined;
  readonly onChange: (event: { readonly target: { readonly checked: boolean } }) => void;
};
/** A choice of string literals is typed as text. */
type Typed<Value> = Value extends string ? string : Value;
type Changed = { readonly target: { readonly value: string } };

type ItemAt<Values, At extends string> = ValueAt<Values, At> extends readonly (infer Item)[] ? Item : never;

export type Form<Values> = {
  readonly values: Values;
  /** The visible problems, by path. */
  readonly problems: Problems;
  /** Sentences of problems that no input of the form shows. */
  readonly loose: readonly string[];
  readonly step: Step;
  /** Why the last attempt failed, when the fields do not show it. */
  readonly failure: string | null;
  readonly isSending: boolean;
  /** Sending once more what failed before. */
  readonly isSendingAgain: boolean;
  /** Number of presses that ended in problems of fields. */
  readonly stops: number;
  readonly bind: <At extends Path<Values>>(path: At) => Bound<ValueAt<Values, At>>;
  /** Like `bind`, for a checkbox or a switch. */
  readonly tick: (path: Path<Values>) => BoundTick;
  readonly set: <At extends Path<Values>>(path: At, value: ValueAt<Values, At>) => void;
  /** Changes several fields at once. */
  readonly change: (part: Partial<Values>) => void;
  readonly add: <At extends Path<Values>>(path: At, item: ItemAt<Values, At>) => void;
  readonly remove: (path: Path<Values>, index: number) => void;
  readonly move: (path: Path<Values>, from: number, to: number) => void;
  /** Shows the problem of a field that was filled in. */
  readonly leave: (path: Path<Values>) => void;
  /** Runs what may move the page: at once, or after the press that is under way. */
  readonly afterPress: (act: () => void) => void;
  readonly focus: (path: string) => void;
  readonly submit: () => void;
  /** Sends again in spite of the last refusal's warning, for example a change by another person. */
  readonly submitOver: () => void;
  /** Sets new values from the server; what was typed is discarded. */
  readonly fill: (loaded: Loaded<Values>) => void;
  readonly reset: (values: Values) => void;
  /** Clears the outcome of the last press. */
  readonly rest: () => void;
  /** Runs a call that returns new values for the form. */
  readonly refill: (read: () => Promise<Loaded<Values>>) => Promise<void>;
  /** The values and version that the form was filled with. */
  readonly base: Loaded<Values>;
  /** The values, also between two renders. */
  readonly valuesNow: () => Values;
  /** Whether something is unsaved, also between two renders. */
  readonly isUnsavedNow: () => boolean;
  /** Props of the `form` element. */
  readonly props: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: (event: SubmitEvent) => void;
  };
};

const NO_PROBLEMS = () => ({});

/** The one form engine (README.md of this folder). */
export function useForm<Values, Answer>(options: FormOptions<Values, Answer>): Form<Values> {
  const { judge = NO_PROBLEMS, tell = guestFailureSentence, failed, reveal } = options;
  const [state, setState] = useState<FormState<Values>>(() =>
    openForm({
      // Values are data, so a function is always an initialiser.
      values: typeof options.initial === 'function' ? (options.initial as () => Values)() : options.initial,
      version: options.version ?? 0,
    }),
  );
  // The present state: two changes, or two presses, may come before the first was rendered.
  const now = useRef(state);
  const element = useRef<HTMLFormElement>(null);
  const [press] = useState(() => new Press());
  // Outside system: the pointer, of this form and of everything beside it.
  useEffect(() => watchPress(press), [press]);
  const [loosePaths, setLoosePaths] = useState<readonly string[]>([]);
  const problems = shownProblems(state, judge);

  function update(change: (state: FormState<Values>) => FormState<Values>): void {
    now.current = change(now.current);
    setState(now.current);
  }

  const goToProblem = useEffectEvent(() => {
    const inputs = inputsOf(element.current);
    const first = inputs.find(({ path }) => path in problems);
    setLoosePaths(Object.keys(problems).filter((path) => !inputs.some((one) => one.path === path)));
    const list = element.current?.querySelector<HTMLElement>('[data-problems]');
    if (list) return bringToSight(list);
    const revealed = first && reveal?.(first.path);
    if (revealed) void revealed.then(() => requestAnimationFrame(() => bringToSight(first.input)));
    else if (first) bringToSight(first.input);
    // Problems without an input are shown by the failure, in the next render.
    else requestAnimationFrame(() => bringFailureToSight(element.current));
  });
  // Outside system: the document's focus, after the inputs show their problems.
  useEffect(() => {
    if (state.stops > 0) goToProblem();
  }, [state.stops]);
  // Outside system: the document's focus. The sentence of a failure may have been rendered outside of the visible part.
  useEffect(() => {
    if (hasFailed({ step: state.step })) bringFailureToSight(element.current);
  }, [state.step]);

  function refuse(failure: unknown): void {
    // First, because `tell` rethrows bugs: the form must stay usable.
    update(restForm);
    const { refusal, fields } = readRefusal(failure, tell(failure, failed), {
      fieldOf: (path) => options.fieldOf?.(path, now.current.values) ?? path,
      fieldOfCode: options.fieldOfCode,
    });
    update((before) => refuseForm(before, refusal, fields));
    options.onRefused?.(failure);
  }

  async function send(isOver: boolean): Promise<void> {
    const { values, step, base } = now.current;
    if (step.kind === 'sending') return;
    const found = judge(values);
    if (Object.keys(found).length > 0) return update((before) => stopForm(before, found));
    update(beginSending);
    let answer: Answer;
    try {
      answer = await options.send(values, isOver ? null : base.version);
    } catch (failure) {
      refuse(failure);
      return;
    }
    update((before) => finishSending(before, values, partOf(answer)));
    options.onSent?.(answer, values);
  }

  const set = (path: string, value: unknown) => update((before) => editForm(before, path, value));
  const listAt = (path: string) => readAt(now.current.values, path) as readonly unknown[];
  const leave = (path: string) => press.runAfter(() => update((before) => leaveField(before, path)));
  const bound = (path: string) => ({
    error: problems[path],
    onBlur: () => leave(path),
    'data-path': path,
  });
  return {
    values: state.values,
    problems,
    loose: loosePaths.flatMap((path) => problems[path] ?? []),
    step: state.step,
    failure: state.step.kind === 'refused' && hasFailed(state) ? state.step.refusal.sentence : null,
    isSending: state.step.kind === 'sending',
    isSendingAgain: state.step.kind === 'sending' && state.step.isAgain,
    stops: state.stops,
    bind: <At extends Path<Values>>(path: At) => ({
      ...bound(path),
      // The path determines the type of its value.
      value: readAt(state.values, path) as ValueAt<Values, At>,
      onChange: (typed: Typed<ValueAt<Values, At>> | Changed) =>
        set(path, isChange(typed) ? typed.target.value : typed),
    }),
    tick: (path) => ({
      ...bound(path),
      checked: readAt(state.values, path) === true,
      'aria-invalid': path in problems ? true : undefined,
      onChange: ({ target }) => set(path, target.checked),
    }),
    set,
    change: (part) => {
      for (const [name, value] of Object.entries(part)) set(name, value);
    },
    add: (path, item) => set(path, [...listAt(path), item]),
    remove: (path, index) => update((before) => reorderForm(before, path, listAt(path).toSpliced(index, 1))),
    move: (path, from, to) =>
      update((before) =>
        reorderForm(before, path, listAt(path).toSpliced(from, 1).toSpliced(to, 0, listAt(path)[from])),
      ),
    leave,
    afterPress: (act) => press.runAfter(act),
    focus: (path) => bringToSight(inputsOf(element.current).find((one) => one.path === path)?.input),
    submit: () => void send(false),
    submitOver: () => void send(true),
    fill: (loaded) => update((before) => fillForm(before, loaded)),
    reset: (values) => update(() => openForm({ values, version: 0 })),
    rest: () => update(restForm),
    refill: async (read) => {
      update(beginSending);
      try {
        const loaded = await read();
        update((before) => restForm(fillForm(before, loaded)));
      } catch (failure) {
        refuse(failure);
      }
    },
    base: state.base,
    valuesNow: () => now.current.values,
    isUnsavedNow: () => isUnsaved(now.current),
    props: {
      ref: element,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        // A dialog with its own form is inside this form's React tree, so its submit event would bubble to this form.
        event.stopPropagation();
        void send(false);
      },
    },
  };
}

function isChange(typed: unknown): typed is Changed {
  return typeof typed === 'object' && typed !== null && 'target' in typed;
}

/** The part of an answer that a form keeps. */
function partOf(answer: unknown): { readonly message?: string; readonly version?: number } {
  return typeof answer === 'object' && answer !== null ? answer : {};
}

const FOCUSABLE = ':is(input, textarea, select, button):not(:disabled), [contenteditable="true"]';

/** Inputs in document order, with the path each is bound to. */
function inputsOf(form: HTMLFormElement | null): readonly { readonly path: string; readonly input: HTMLElement }[] {
  const marked = [...(form?.querySelectorAll<HTMLElement>('[data-path]') ?? [])];
  return marked.map((input) => ({ path: input.dataset.path ?? '', input }));
}

/** For a group of radios or a rich text `marked` is the whole group: the focus goes to its first focusable element. */
function bringToSight(marked: HTMLElement | undefined): void {
  const folded = marked?.closest('details');
  if (folded) folded.open = true;
  const takesFocus = marked?.matches(`${FOCUSABLE}, [tabindex]`);
  const target = takesFocus ? marked : marked?.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus({ preventScroll: true });
  marked?.scrollIntoView({ block: 'center' });
}

/**
 * Focuses the element that shows the failure (`data-failure`) and scrolls as far as needed; a form with a bar that is
 * always visible has none.
 */
function bringFailureToSight(form: HTMLFormElement | null): void {
  const shown = form?.querySelector<HTMLElement>('[data-failure]');
  shown?.focus({ preventScroll: true });
  shown?.scrollIntoView({ block: 'nearest' });
}
