import { CallFailure } from '#contract/client.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';

/** The shop's sentences for these say „tu”; staff are spoken to otherwise (romania.md §7). */
const FOR_STAFF: Partial<Record<ErrorCode, string>> = staffWords.failures;

/** What people read when a call fails: the server's own sentence, „no connection”, or the given one. */
export function failureSentence(failure: unknown, otherwise: string): string {
  if (!(failure instanceof CallFailure)) return otherwise;
  if (failure.status === 0) return staffWords.general.offline;
  const { body } = failure;
  return body === null ? otherwise : (FOR_STAFF[body.code] ?? body.message);
}
