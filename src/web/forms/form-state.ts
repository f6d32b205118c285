/** The state of a form as pure functions: typed values, visible problems, the outcome of sending. */
import { isTouching, readAt, writeAt } from './paths.ts';
import type { Problems, Refusal } from './read-refusal.ts';

/** The values a form was filled with, and their version for optimistic locking (0: nothing saved yet). */
export type Loaded<Values> = { readonly values: Values; readonly version: number };

export type Step =
  | { readonly kind: 'resting' }
  /** `isAgain`: the attempt before was refused, for another reason than its fields. */
  | { readonly kind: 'sending'; readonly isAgain: boolean }
  | { readonly kind: 'sent'; readonly message: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export type FormState<Values> = {
  readonly values: Values;
  readonly base: Loaded<Values>;
  /** Paths whose problems are shown: they had one at a press, or were filled in and left. */
  readonly seen: ReadonlySet<string>;
  /** Problems named by the server, each kept until its field changes. */
  readonly refused: Problems;
  readonly step: Step;
  /** Counts presses that ended in problems of fields: each one moves the focus. */
  readonly stops: number;
};

const RESTING: Step = { kind: 'resting' };

export function openForm<Values>(base: Loaded<Values>): FormState<Values> {
  return { values: base.values, base, seen: new Set(), refused: {}, step: RESTING, stops: 0 };
}

export function editForm<Values>(state: FormState<Values>, path: string, value: unknown): FormState<Values> {
  const refused = Object.entries(state.refused).filter(([refusedPath]) => !isTouching(refusedPath, path));
  return { ...state, values: writeAt(state.values, path, value), refused: Object.fromEntries(refused) };
}

/** Reordering a list changes the paths of its rows' problems: these are hidden until the next press. */
export function reorderForm<Values>(
  state: FormState<Values>,
  path: string,
  rows: readonly unknown[],
): FormState<Values> {
  const seen = [...state.seen].filter((seenPath) => !seenPath.startsWith(`${path}.`));
  return { ...editForm(state, path, rows), seen: new Set(seen) };
}

/** A field that was focused but not changed shows no problem. */
export function leaveField<Values>(state: FormState<Values>, path: string): FormState<Values> {
  const value = readAt(state.values, path);
  return value === '' || value === null ? state : { ...state, seen: new Set([...state.seen, path]) };
}

/** The button was pressed while there are problems. */
export function stopForm<Values>(state: FormState<Values>, found: Problems): FormState<Values> {
  return {
    ...state,
    seen: new Set([...state.seen, ...Object.keys(found)]),
    step: { kind: 'refused', refusal: { kind: 'fields', code: null, sentence: '' } },
    stops: state.stops + 1,
  };
}

export function beginSending<Values>(state: FormState<Values>): FormState<Values> {
  return { ...state, refused: {}, step: { kind: 'sending', isAgain: hasFailed(state) } };
}

/** What was typed while the form was being sent is kept, and counts as unsaved. */
export function finishSending<Values>(
  state: FormState<Values>,
  sent: Values,
  { message = '', version = state.base.version }: { readonly message?: string; readonly version?: number },
): FormState<Values> {
  return { ...state, base: { values: sent, version }, seen: new Set(), step: { kind: 'sent', message } };
}

/** Whether the last attempt was refused for a reason that no field shows. */
export function hasFailed({ step }: Pick<FormState<unknown>, 'step'>): boolean {
  return step.kind === 'refused' && step.refusal.kind !== 'fields';
}

export function refuseForm<Values>(
  state: FormState<Values>,
  refusal: Refusal,
  fields: Problems = {},
): FormState<Values> {
  const stops = state.stops + (Object.keys(fields).length > 0 ? 1 : 0);
  return { ...state, refused: fields, step: { kind: 'refused', refusal }, stops };
}

/** Fills the form with new values from the server, or with the loaded ones; what was typed is discarded. */
export function fillForm<Values>(state: FormState<Values>, base: Loaded<Values>): FormState<Values> {
  return { ...state, values: base.values, base, seen: new Set(), refused: {} };
}

/**
 * The loaded values with the row keys of the shown ones: `key` is the React key of a row, made by the form for a new
 * row and by the server's id for a saved one. Without this a saved row would be mounted anew, and its open menu and
 * the focus in it would be lost. A list whose rows differ in more than `key` and `id` takes the loaded keys.
 */
export function copyRowKeys<Values>(shown: Values, loaded: Values): Values {
  if (!isObject(shown) || !isObject(loaded)) return loaded;
  if (Array.isArray(loaded) && contentOf(shown) !== contentOf(loaded)) return loaded;
  const merged = Object.entries(loaded).map(([name, value]) => {
    const own = (shown as Readonly<Record<string, unknown>>)[name];
    return [name, name === 'key' ? own : copyRowKeys(own, value)] as const;
  });
  // The copy has the shape of `loaded`.
  return (Array.isArray(loaded) ? merged.map(([, value]) => value) : Object.fromEntries(merged)) as Values;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function contentOf(rows: object): string {
  return JSON.stringify(rows, (name, value: unknown) => (name === 'key' || name === 'id' ? undefined : value));
}

export function restForm<Values>(state: FormState<Values>): FormState<Values> {
  return { ...state, step: RESTING };
}

/** Whether the values differ from those the form was filled with; compared by value. */
export function isUnsaved({ values, base }: Pick<FormState<unknown>, 'values' | 'base'>): boolean {
  return JSON.stringify(values) !== JSON.stringify(base.values);
}

/** The visible problems, by path. */
export function shownProblems<Values>(
  { values, seen, refused }: FormState<Values>,
  judge: (values: Values) => Problems,
): Problems {
  const judged = seen.size === 0 ? [] : Object.entries(judge(values)).filter(([path]) => seen.has(path));
  return { ...refused, ...Object.fromEntries(judged) };
}
