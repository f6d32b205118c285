import { err, ok, type Result } from '#domain/result.ts';
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
 * Characters that change how their neighbours are displayed, or are invalid: control characters, direction overrides,
 * unpaired surrogates. An order's name must look the same on the slip, in the mail and on the panel.
 */
const NOT_ALLOWED = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/u;

/**
 * Cleans a typed text: line ends as `\n`, composed letters, ș ț with comma below, trimmed. The length is checked first,
 * so that no later step gets a long text.
 *
 * @see reliability.md T36, romania.md §6.8
 */
export function parseText(raw: string, { maximum, isRequired, isMultiline }: TextRules): Result<string, TextRefusal> {
  const refuse = (reason: TextRefusal['reason']) => err({ code: 'text_invalid' as const, reason, maximum });
  if (raw.length > maximum * RAW_LENGTH_FACTOR) return refuse('too_long');
  const text = withCommaBelow(raw.replace(/\r\n?/g, '\n')).trim();
  const judged = isMultiline ? text.replace(/[\n\t]/g, ' ') : text;
  if (NOT_ALLOWED.test(judged)) return refuse('not_allowed');
  if (text === '' && isRequired) return refuse('missing');
  return [...text].length > maximum ? refuse('too_long') : ok(text);
}
