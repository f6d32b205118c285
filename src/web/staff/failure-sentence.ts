import { CallFailure } from '#contract/client.ts';
import { staffWords } from '#web/i18n/staff.ts';

/** What people read when a call fails: the server's own sentence, „no connection”, or the given one. */
export function failureSentence(failure: unknown, otherwise: string): string {
  if (!(failure instanceof CallFailure)) return otherwise;
  if (failure.status === 0) return staffWords.general.offline;
  return failure.body?.message ?? otherwise;
}
