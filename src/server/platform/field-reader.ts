import { type PlainErrorCode, sentenceOf } from '#contract/errors.ts';
import { parseText, type TextRules } from '#domain/accounts/parse-text.ts';
import { err, ok, type Result } from '#domain/result.ts';

/** Refused fields by their wire name, each with its sentence. */
export type InvalidFields = {
  readonly code: 'invalid_request';
  readonly fields: Readonly<Record<string, string>>;
};

export type FieldReader = ReturnType<typeof fieldReader>;

/** Parses fields one after the other and collects all invalid ones by their wire names. */
export function fieldReader() {
  const fields: Record<string, string> = {};
  const refuse = (name: string, code: PlainErrorCode): void => {
    fields[name] ??= sentenceOf(code);
  };
  /** The text, or '' with the field recorded as invalid. */
  const read = (name: string, parsed: Result<string, unknown>, code: PlainErrorCode): string => {
    if (parsed.ok) return parsed.value;
    refuse(name, code);
    return '';
  };
  return {
    read,
    /** A required text: `code` when it is missing, another sentence when it is too long or unreadable. */
    readRequired(
      name: string,
      raw: string,
      { code, ...rules }: Omit<TextRules, 'isRequired'> & { readonly code: PlainErrorCode },
    ): string {
      const parsed = parseText(raw, { ...rules, isRequired: true });
      const isMissing = !parsed.ok && parsed.error.reason === 'missing';
      return read(name, parsed, isMissing ? code : 'text_too_long');
    },
    /** The value, or null with the field recorded as invalid. */
    find<Value>(name: string, parsed: Result<Value, unknown>, code: PlainErrorCode): Value | null {
      if (parsed.ok) return parsed.value;
      refuse(name, code);
      return null;
    },
    refuse,
    invalid: (): InvalidFields => ({ code: 'invalid_request', fields }),
    done: (): Result<null, InvalidFields> =>
      Object.keys(fields).length === 0 ? ok(null) : err({ code: 'invalid_request', fields }),
  };
}
