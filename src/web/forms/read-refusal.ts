import { CallFailure } from '#contract/client.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { noAnswer } from '#web/i18n/no-answer.ts';
import { noAnswerSentence } from '#web/ui/no-answer.ts';

/** Sentences by path. */
export type Problems = Readonly<Record<string, string>>;

/** Why what was sent was not accepted. */
export type Refusal = {
  /** `conflict`: another person saved the same thing meanwhile. `session`: sign in again, then send. */
  readonly kind: 'fields' | 'conflict' | 'session' | 'other';
  /** The server's code; null without an answer, and for problems found before sending. */
  readonly code: ErrorCode | null;
  /** '' when the fields show everything. */
  readonly sentence: string;
};

/** Maps the server's problems to fields of the form that have other names. */
export type FieldMap = {
  /** By the server's path. */
  readonly fieldOf?: ((serverPath: string) => string) | undefined;
  /** By the code of a refusal that names no field: `{ wrong_password: 'password' }`. */
  readonly fieldOfCode?: Partial<Readonly<Record<ErrorCode, string>>> | undefined;
};

/** Splits a failed call into problems of fields, by the form's paths, and one sentence for the rest. */
export function readRefusal(
  failure: unknown,
  sentence: string,
  { fieldOf = (path) => path, fieldOfCode = {} }: FieldMap,
): { readonly refusal: Refusal; readonly fields: Problems } {
  const body = failure instanceof CallFailure ? failure.body : null;
  if (body === null) return { refusal: { kind: 'other', code: null, sentence }, fields: {} };
  const named = fieldOfCode[body.code];
  const fields =
    named === undefined
      ? Object.fromEntries(Object.entries(body.fields ?? {}).map(([path, say]) => [fieldOf(path), say]))
      : { [named]: body.message };
  const hasFields = Object.keys(fields).length > 0;
  const kind =
    body.code === 'changed_meanwhile'
      ? 'conflict'
      : body.code === 'unauthenticated'
        ? 'session'
        : hasFields
          ? 'fields'
          : 'other';
  return { refusal: { kind, code: body.code, sentence }, fields };
}

/**
 * The sentence for a guest when a call fails: the server's own if it answered, otherwise that nothing typed is lost.
 *
 * @param failed what did not happen; comes first, and is the whole sentence for an internal server error
 * @throws the failure itself when it is not a failed call, because that is a bug
 */
export function guestFailureSentence(failure: unknown, failed = ''): string {
  if (!(failure instanceof CallFailure)) throw failure;
  if (failure.body === null) return `${failed} ${noAnswerSentence(noAnswer.kept)}`.trim();
  return failure.status >= 500 && failed !== '' ? failed : failure.body.message;
}
