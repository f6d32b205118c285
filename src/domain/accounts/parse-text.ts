import { err, ok, type Result } from '#domain/result.ts';
import { cleanText, isStorable } from '#domain/text/clean-text.ts';
import { withCommaBelow } from '#domain/text/fold.ts';

/** Why a text is refused, with the limit it exceeds. */
export type TextRefusal = {
  readonly code: 'text_invalid';
  readonly reason: 'missing' | 'too_long' | 'not_allowed';
  readonly maximum: number;
};

/** The rules of a text field. */
export type TextRules = {
  /** In characters, after cleaning. */
  readonly maximum: number;
  readonly isRequired: boolean;
  /** Line breaks and tabs are kept when there may be several lines, refused otherwise. */
  readonly isMultiline: boolean;
};

/** Surrounding white space may exceed the limit; beyond this factor the text is refused without processing. */
const RAW_LENGTH_FACTOR = 4;

/**
 * Cleans a typed text: invisible marks left out, line ends as `\n`, composed letters, ș ț with comma below, trimmed, so
 * that a name looks the same on the slip, in the mail and on the panel. What cannot be stored is refused. The length is
 * checked first, so that no later step gets a long text.
 *
 * @see reliability.md T36, romania.md §6.8
 */
export function parseText(raw: string, { maximum, isRequired, isMultiline }: TextRules): Result<string, TextRefusal> {
  const refuse = (reason: TextRefusal['reason']) => err({ code: 'text_invalid' as const, reason, maximum });
  if (raw.length > maximum * RAW_LENGTH_FACTOR) return refuse('too_long');
  const text = withCommaBelow(cleanText(raw)).trim();
  if (!isStorable(text) || (!isMultiline && /[\n\t]/.test(text))) return refuse('not_allowed');
  if (text === '' && isRequired) return refuse('missing');
  return [...text].length > maximum ? refuse('too_long') : ok(text);
}
