import { CallFailure } from '#contract/client.ts';
import { type ErrorCode, type PlainErrorCode, sentenceOf } from '#contract/errors.ts';
import { refusalsForStaff } from '#web/i18n/staff/refusals.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { noAnswerSentence } from '#web/ui/no-answer.ts';

/** The shop's sentences for these address guests with „tu”; staff are addressed formally (romania.md §7). */
const FOR_STAFF = { ...refusalsForStaff, ...staffWords.failures };

/** What people read when a call fails: the server's own sentence, why none came, or the given one. */
export function failureSentence(failure: unknown, otherwise: string): string {
  if (!(failure instanceof CallFailure)) return otherwise;
  if (failure.status === 0) return noAnswerSentence(staffWords.general.noAnswer);
  const { body } = failure;
  if (body === null) return otherwise;
  const words = FOR_STAFF[body.code];
  // Amounts in an answer are in lei, those of the domain's rules in bani, so a function of domain facts cannot be used.
  return typeof words === 'string' ? words : body.message;
}

/** The sentence for staff when a screen refuses before it asks the server. */
export function staffSentence(code: PlainErrorCode): string {
  return staffFailureSentence({ code, details: {}, sentence: sentenceOf(code) });
}

/** The same with facts. @param told the refusal as the shop tells it to guests */
export function staffFailureSentence({
  code,
  details,
  sentence,
}: {
  readonly code: ErrorCode;
  readonly details: object;
  readonly sentence: string;
}): string {
  const words = FOR_STAFF[code];
  // The details belong to the refusal's own code.
  return typeof words === 'function' ? words(details as never) : (words ?? sentence);
}
