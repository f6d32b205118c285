import { CallFailure } from '#contract/client.ts';
import { type ErrorCode, type PlainErrorCode, sentenceOf } from '#contract/errors.ts';
import { refusalsForStaff } from '#web/i18n/staff/refusals.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { tellNoAnswer } from '#web/ui/no-answer.ts';

/** The shop's sentences for these say „tu”; staff are spoken to otherwise (romania.md §7). */
const FOR_STAFF = { ...refusalsForStaff, ...staffWords.failures };

/** What people read when a call fails: the server's own sentence, why none came, or the given one. */
export function failureSentence(failure: unknown, otherwise: string): string {
  if (!(failure instanceof CallFailure)) return otherwise;
  if (failure.status === 0) return tellNoAnswer(staffWords.general.noAnswer);
  const { body } = failure;
  if (body === null) return otherwise;
  const words = FOR_STAFF[body.code];
  // The facts of an answer are written otherwise than those of a rule: amounts are lei there.
  return typeof words === 'string' ? words : body.message;
}

/** A refusal that a screen finds before it asks the server, as staff read it. */
export function staffSentence(code: PlainErrorCode): string {
  return tellStaff({ code, details: {}, sentence: sentenceOf(code) });
}

/** The same for one with facts. @param told as the rules of the shop tell it to guests */
export function tellStaff({
  code,
  details,
  sentence,
}: {
  readonly code: ErrorCode;
  readonly details: object;
  readonly sentence: string;
}): string {
  const words = FOR_STAFF[code];
  // The facts of a told refusal are those of its own code.
  return typeof words === 'function' ? words(details as never) : (words ?? sentence);
}
