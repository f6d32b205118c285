import { CallFailure } from '#contract/client.ts';
import { staffFormWords } from '#web/i18n/staff/form.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';

/** Why something was not saved, as a form shows it. */
export type Refusal = {
  /** `conflict`: another person saved the same thing meanwhile. `session`: sign in again, then save. */
  readonly kind: 'fields' | 'conflict' | 'session' | 'other';
  readonly sentence: string;
  /** Sentences by field path, as the server named them. */
  readonly fields: Readonly<Record<string, string>>;
};

/**
 * Reads a failed call.
 *
 * @param failed what is said where the server says nothing
 */
export function readRefusal(failure: unknown, failed: string = staffFormWords.failed): Refusal {
  const sentence = failureSentence(failure, failed);
  if (!(failure instanceof CallFailure)) return { kind: 'other', sentence, fields: {} };
  const code = failure.body?.code;
  const fields = failure.body?.fields ?? {};
  if (code === 'changed_meanwhile') return { kind: 'conflict', sentence, fields };
  if (failure.status === 401) return { kind: 'session', sentence, fields };
  if (Object.keys(fields).length === 0) return { kind: 'other', sentence, fields };
  // The shop's sentence for this code says „tu”; staff are spoken to otherwise.
  return { kind: 'fields', sentence: code === 'invalid_request' ? staffFormWords.fieldsWrong : sentence, fields };
}
