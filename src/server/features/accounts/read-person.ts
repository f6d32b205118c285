import { type ErrorCode, sentenceOf } from '#contract/errors.ts';
import { parsePassword } from '#domain/accounts/parse-password.ts';
import { err, ok, type Result } from '#domain/result.ts';

export type InvalidFields = {
  readonly code: 'invalid_request';
  readonly fields: Readonly<Record<string, string>>;
};

/** Reads fields one after the other and tells every wrong one at once, by its wire name. */
export function fieldReader() {
  const fields: Record<string, string> = {};
  return {
    /** The value, or '' with the field noted as wrong. */
    read(name: string, parsed: Result<string, unknown>, code: ErrorCode): string {
      if (parsed.ok) return parsed.value;
      fields[name] ??= sentenceOf(code);
      return '';
    },
    refuse(name: string, code: ErrorCode): void {
      fields[name] ??= sentenceOf(code);
    },
    done: (): Result<null, InvalidFields> =>
      Object.keys(fields).length === 0 ? ok(null) : err({ code: 'invalid_request', fields }),
  };
}

/** A new password, and the same once more where it was typed twice. */
export function readNewPassword(
  reader: ReturnType<typeof fieldReader>,
  { password, confirmPassword }: { readonly password: string; readonly confirmPassword?: string | undefined },
  known: readonly string[],
): void {
  const parsed = parsePassword(password, known);
  if (!parsed.ok) reader.refuse('password', parsed.error.code);
  if (confirmPassword !== undefined && confirmPassword !== password) {
    reader.refuse('confirmPassword', 'password_mismatch');
  }
}
