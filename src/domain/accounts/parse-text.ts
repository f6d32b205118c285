import { err, ok, type Result } from '#domain/result.ts';
import { withCommaBelow } from '#domain/text/fold.ts';

/** Why a text is not taken, with the limit it broke. */
export type TextRefusal = {
  readonly code: 'text_invalid';
  readonly reason: 'missing' | 'too_long' | 'not_allowed';
  readonly maximum: number;
};

/** What a text field takes. */
export type TextRules = {
  /** In characters, after cleaning. */
  readonly maximum: number;
  readonly isRequired: boolean;
  /** Line breaks and tabs are kept when there may be several lines, refused otherwise. */
  readonly isMultiline: boolean;
};

/** White space around a text may pass its limit; beyond this many times the limit the text is refused unread. */
const RAW_LENGTH_FACTOR = 4;

/**
 * Characters that change how their neighbours read, or are none: controls, direction overrides, halves of a pair.
 * An order's name must read the same on the ticket, in the mail and on the panel.
 */
const NOT_ALLOWED = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/u;

/**
 * Cleans what a person typed: line ends as `\n`, composed letters, ș ț with comma below, no space around. The length is
 * checked first, so that no later step gets a long text.
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
