import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  beginSending,
  editForm,
  type FormState,
  fillForm,
  finishSending,
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
import { type FieldMap, type Problems, readRefusal, tellGuest } from './read-refusal.ts';

export type FormOptions<Values, Answer> = Pick<FieldMap, 'fieldOfCode'> & {
  /** What the form begins with; later values go in by `fill` or `reset`. */
  readonly initial: Values | (() => Values);
  /** Of what it begins with, for optimistic locking. */
  readonly version?: number;
  /** Problems that need no server, by path. Pure: it is asked at a press, and while one of its problems shows. */
  readonly judge?: (values: Values) => Problems;
  /** Sends what was typed. `version` is null after `submitOver`. */
  readonly send: (values: Values, version: number | null) => Promise<Answer>;
  /** After the answer: nothing is unsaved any more. */
  readonly onSent?: (answer: Answer, values: Values) => unknown;
  /** Where the server's field stands in the form, when its path is another one. */
  readonly fieldOf?: (serverPath: string, values: Values) => string;
  readonly onRefused?: (failure: unknown) => void;
  /** What did not happen when it fails. */
  readonly failed?: string | undefined;
  /** The sentence for a failed call; guests' by default. */
  readonly tell?: (failure: unknown, failed: string | undefined) => string;
  /** Brings a field into sight, its tab for instance, before it takes the focus. */
  readonly reveal?: (path: string) => Promise<unknown> | undefined;
};

/** What an input takes by spreading it. */
export type Bound<Value> = {
  readonly value: Value;
  readonly error: string | undefined;
  readonly onChange: (typed: Typed<Value> | Changed) => void;
  readonly onBlur: () => void;
  readonly 'data-path': string;
};
export type BoundTick = Omit<Bound<never>, 'value' | 'onChange'> & {
  readonly checked: boolean;
  readonly onChange: (event: { readonly target: { readonly checked: boolean } }) => void;
};
/** One of several words is chosen as a text. */
type Typed<Value> = Value extends string ? string : Value;
type Changed = { readonly target: { readonly value: string } };

type ItemAt<Values, At extends string> = ValueAt<Values, At> extends readonly (infer Item)[] ? Item : never;

export type Form<Values> = {
  readonly values: Values;
  /** Those that show, by path. */
  readonly problems: Problems;
  /** Sentences of problems that no input of the form shows. */
  readonly loose: readonly string[];
  readonly step: Step;
  /** Why the last attempt failed, where the fields do not say it. */
  readonly failure: string | null;
  readonly isSending: boolean;
  /** Presses that ended in problems of fields. */
  readonly stops: number;
  readonly bind: <At extends Path<Values>>(path: At) => Bound<ValueAt<Values, At>>;
  /** As `bind`, for a checkbox or a switch. */
  readonly tick: (path: Path<Values>) => BoundTick;
  readonly set: <At extends Path<Values>>(path: At, value: ValueAt<Values, At>) => void;
  /** Several fields at once. */
  readonly change: (part: Partial<Values>) => void;
  readonly add: <At extends Path<Values>>(path: At, item: ItemAt<Values, At>) => void;
  readonly remove: (path: Path<Values>, index: number) => void;
  readonly move: (path: Path<Values>, from: number, to: number) => void;
  /** Shows the problem of a field that was filled in. */
  readonly leave: (path: Path<Values>) => void;
  readonly focus: (path: string) => void;
  readonly submit: () => void;
  /** Sends in spite of what the last refusal warned of, such as a change of another person. */
  readonly submitOver: () => void;
  /** Other values from the server; what was typed goes. */
  readonly fill: (loaded: Loaded<Values>) => void;
  readonly reset: (values: Values) => void;
  /** Forgets what became of the last press. */
  readonly rest: () => void;
  /** Runs something that ends with other values for the form. */
  readonly refill: (read: () => Promise<Loaded<Values>>) => Promise<void>;
  /** What the form is filled from. */
  readonly base: Loaded<Values>;
  /** Whether something is unsaved now, between two renders too. */
  readonly isUnsavedNow: () => boolean;
  /** For the `form` element. */
  readonly props: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: (event: SubmitEvent) => void;
  };
};

const NO_PROBLEMS = () => ({});

/** The one form engine (README.md of this folder). */
export function useForm<Values, Answer>(options: FormOptions<Values, Answer>): Form<Values> {
  const { judge = NO_PROBLEMS, tell = tellGuest, failed, reveal } = options;
  const [state, setState] = useState<FormState<Values>>(() =>
    openForm({
      // A function among values would be none that a form can hold.
      values: typeof options.initial === 'function' ? (options.initial as () => Values)() : options.initial,
      version: options.version ?? 0,
    }),
  );
  // The state as it is now: two changes, or two presses, may come before the first was rendered.
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
    else bringToSight(first?.input);
  });
  // Outside system: the focus of the document, once the inputs show their problems.
  useEffect(() => {
    if (state.stops > 0) goToProblem();
  }, [state.stops]);

  function refuse(failure: unknown): void {
    // Where `tell` throws a bug on, the form works all the same.
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
    failure: state.step.kind === 'refused' && state.step.refusal.kind !== 'fields' ? state.step.refusal.sentence : null,
    isSending: state.step.kind === 'sending',
    stops: state.stops,
    bind: <At extends Path<Values>>(path: At) => ({
      ...bound(path),
      // What stands at the path, by its type.
      value: readAt(state.values, path) as ValueAt<Values, At>,
      onChange: (typed: Typed<ValueAt<Values, At>> | Changed) =>
        set(path, isChange(typed) ? typed.target.value : typed),
    }),
    tick: (path) => ({
      ...bound(path),
      checked: readAt(state.values, path) === true,
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
    isUnsavedNow: () => isUnsaved(now.current),
    props: {
      ref: element,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        // A dialog stands in the tree of the page's form: its own form is another one.
        event.stopPropagation();
        void send(false);
      },
    },
  };
}

function isChange(typed: unknown): typed is Changed {
  return typeof typed === 'object' && typed !== null && 'target' in typed;
}

/** What a form keeps of an answer. */
function partOf(answer: unknown): { readonly message?: string; readonly version?: number } {
  return typeof answer === 'object' && answer !== null ? answer : {};
}

const FOCUSABLE = ':is(input, textarea, select, button):not(:disabled), [contenteditable="true"]';

/** Inputs in the order of the page, by the path they are bound to. */
function inputsOf(form: HTMLFormElement | null): readonly { readonly path: string; readonly input: HTMLElement }[] {
  const marked = [...(form?.querySelectorAll<HTMLElement>('[data-path]') ?? [])];
  return marked.map((input) => ({ path: input.dataset.path ?? '', input }));
}

/** A group of radios or a rich text is marked as a whole: the focus goes to the first thing inside that takes it. */
function bringToSight(marked: HTMLElement | undefined): void {
  const folded = marked?.closest('details');
  if (folded) folded.open = true;
  const takesFocus = marked?.matches(`${FOCUSABLE}, [tabindex]`);
  const target = takesFocus ? marked : marked?.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus({ preventScroll: true });
  marked?.scrollIntoView({ block: 'center' });
}
