import type { PlainErrorCode } from '#contract/errors.ts';
import { parseText, type TextRules } from '#domain/accounts/parse-text.ts';
import type { FieldReader } from '#server/platform/field-reader.ts';

/** A text that must be there: `code` says so when it is missing, another sentence when it is too long or unreadable. */
export function readRequired(
  reader: FieldReader,
  path: string,
  raw: string,
  { code, ...rules }: Omit<TextRules, 'isRequired'> & { readonly code: PlainErrorCode },
): string {
  const parsed = parseText(raw, { ...rules, isRequired: true });
  const isMissing = !parsed.ok && parsed.error.reason === 'missing';
  return reader.read(path, parsed, isMissing ? code : 'text_too_long');
}
