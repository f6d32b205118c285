import { parsePassword } from '#domain/accounts/parse-password.ts';
import type { FieldReader } from '#server/platform/field-reader.ts';

/** A new password, and the same once more where it was typed twice. */
export function readNewPassword(
  reader: FieldReader,
  { password, confirmPassword }: { readonly password: string; readonly confirmPassword?: string | undefined },
  known: readonly string[],
): void {
  const parsed = parsePassword(password, known);
  if (!parsed.ok) reader.refuse('password', parsed.error.code);
  if (confirmPassword !== undefined && confirmPassword !== password) {
    reader.refuse('confirmPassword', 'password_mismatch');
  }
}
